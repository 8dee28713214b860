import { noteCriteria } from '../answers/note_search.ts';
import { pageField, pagesOf, readPart } from '../answers/pages.ts';
import { countedNote, groupByField, totals, totalsOutput } from '../answers/totals.ts';
import { isAnyFilledIn, noteFilter, noteFilters } from '../notes/filter.ts';
import { periodIn, recentWording } from '../notes/find.ts';
import { folderPresenter, listFolders, withFolderNames } from '../service/folder.ts';
import { timeOf } from '../text/dates.ts';
import { search } from '../zapier/operations.ts';

const { status, createdAfter, createdBefore } = noteCriteria;

export default search({
  key: 'find_note_totals',
  noun: 'Note Total',
  label: 'Find Note Totals',
  description:
    'Finds how many notes there are, how long their meetings lasted, and how many had guests, without listing them: in all, or for each day, week, month, year, folder, kind, person, company, or status. For an average, divide the minutes by the number of notes with a known duration. A next page has further groups, or older notes to add to these.',
  inputs: { groupBy: groupByField, status, createdAfter, createdBefore, ...noteFilters, ...pageField },
  output: totalsOutput,
  perform: async (step, { page, ...input }) => {
    const { groupBy: by, status, createdAfter, createdBefore, ...filters } = input;
    const pages = pagesOf('find_note_totals', step, { page, ...input });
    const filter = noteFilter(step, filters);
    const period = periodIn(step, { createdAfter, createdBefore }, { label: 'Created' });
    const domains = await filter.domains.find();
    const given = { by, domains, timeZone: step.timeZone };
    const part = await readPart(step, filter, { pages, period, status }, async (note) => [
      countedNote(by === 'folder' ? await withFolderNames(step, note) : note, given),
    ]);
    const notes = part.items.filter(({ createdAt }) => part.isRead(timeOf(createdAt)));
    part.requireSome({ matched: part.items.length, isEmpty: notes.length === 0 }, recentWording(filter));
    const isAll = by === 'folder' && !isAnyFilledIn(filters) && part.ofEarlier === null;
    const instant = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : null);
    return await totals(notes, {
      ...part,
      by,
      empty: isAll ? await allFolders(step) : [],
      areSidesKnown: domains !== null,
      from: instant(part.from),
      to: instant(part.to),
    });
  },
});

async function allFolders(step: Parameters<typeof listFolders>[0]) {
  const folders = await listFolders(step);
  return folders.map(folderPresenter(folders)).map(({ id, path }) => ({ id, name: path }));
}

import { noteCriteria, noteSearch } from '../answers/note_search.ts';
import { fittedSummaries, noteSummaryOutput, summaryPresenter } from '../answers/note_summary.ts';
import { listed, pageField, pagesOf, startOf } from '../answers/pages.ts';
import { inGroup, wholeNumber } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

export default search({
  key: 'find_note_summaries',
  noun: 'Note Summary',
  label: 'Find Note Summaries',
  description:
    'Finds notes on a topic, with a person, or from a period, newest or oldest first, each with its people, an excerpt, open action items, and quotes. To count notes, use Find Note Totals. For a whole note, use Find Note by ID; for one section, Find Note Section.',
  inputs: {
    ...noteCriteria,
    ...inGroup('advanced', {
      most: wholeNumber({
        label: 'Maximum Number of Notes',
        helpText:
          'Up to 100. If more than 25 are found, each has only its title, date, duration, status, people, and folders. To look for one note, use 1: this is faster.',
        least: 1,
        most: 100,
        default: '10',
      }),
    }),
    ...pageField,
  },
  output: noteSummaryOutput,
  perform: async (step, { page, most, ...criteria }) => {
    const pages = pagesOf('find_note_summaries', step, { page, ...criteria });
    const notes = noteSearch(step, criteria);
    const wanted = { most, isExactFirst: false, isWhole: false, after: startOf(pages) };
    const found = await notes.best(wanted, summaryPresenter(step, notes, most));
    return fittedSummaries(listed(found, pages, notes.wording));
  },
});

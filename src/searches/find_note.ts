import { MOST_MATCHES } from '../lists/best_matches.ts';
import { allFoundRow, sayingAllFound } from '../resources/completeness.ts';
import { chosenParts } from '../resources/note/chosen_parts.ts';
import { noteRows } from '../resources/note/output.ts';
import { notePresenter } from '../resources/note/presenter.ts';
import { noteCriteria, noteSearch } from '../resources/note/search.ts';
import { search } from '../zapier/operations.ts';
import { output } from '../zapier/output.ts';

export default search({
  key: 'find_note',
  noun: 'Note',
  label: 'Find Note',
  description:
    'Finds whole notes, with summary and transcript, by title, text, people, folder, or date. For a short overview of many notes, use Find Note Summaries.',
  inputs: { ...noteCriteria, ...chosenParts },
  output: output({ ...noteRows, allMatchesFound: allFoundRow }),
  perform: async (step, { parts, ...criteria }) => {
    const notes = noteSearch(step, criteria);
    notes.requireCriteria();
    const presenter = notePresenter(step, notes.filter, parts);
    const found = await notes.best({ most: MOST_MATCHES, isExactFirst: true }, presenter.present);
    if (found.certain === 'none') throw found.uncertain(notes.wording);
    return sayingAllFound(presenter.fitted(found.matches), found);
  },
});

import { chosenParts } from '../answers/chosen_parts.ts';
import { allFoundRow, sayingAllFound } from '../answers/completeness.ts';
import { noteCriteria, noteSearch } from '../answers/note_search.ts';
import { noteRows } from '../answers/output.ts';
import { notePresenter } from '../answers/presenter.ts';
import { MOST_MATCHES } from '../lists/best_matches.ts';
import { search } from '../zapier/operations.ts';
import { output } from '../zapier/output.ts';

export default search({
  key: 'find_note',
  noun: 'Note',
  label: 'Find Note',
  description:
    'Finds notes by title, text, people, folder, or date, with summary and transcript. For a short overview of many notes, use Find Note Summaries.',
  inputs: { ...noteCriteria, ...chosenParts },
  output: output({ ...noteRows, allMatchesFound: allFoundRow }),
  perform: async (step, { parts, format, ...criteria }) => {
    const notes = noteSearch(step, criteria);
    notes.requireCriteria();
    const presenter = notePresenter(step, notes.filter, { parts, format });
    const found = await notes.best(
      { most: MOST_MATCHES, isExactFirst: true, isWhole: true },
      presenter.present,
    );
    if (found.certain === 'none') throw found.uncertain(notes.wording);
    return sayingAllFound(presenter.fitted(found.matches), found);
  },
});

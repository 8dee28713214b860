import { type Note, notePages } from '../resources/note/note.ts';
import { withZone } from '../text/dates.ts';
import { type FieldSpecs, outputFields } from '../zapier/output.ts';
import { dropdown } from '../zapier/operations.ts';
import { dropdownPage } from '../lists/dropdown_page.ts';

type NoteChoice = ReturnType<typeof noteChoice>;

/** A note as people recognise one: title and date. */
function noteChoice({ id, title, createdAt }: Note) {
  const name = title ?? 'Untitled note';
  return {
    id,
    label: createdAt === null ? name : `${name} (${createdAt.slice(0, 10)})`,
    title,
    createdAt: withZone(createdAt),
  };
}

export default dropdown({
  key: 'note_list',
  noun: 'Note',
  output: {
    outputFields: outputFields({
      id: 'Note ID',
      label: 'Note',
      title: 'Title',
      createdAt: { label: 'Created At', type: 'datetime' },
    } satisfies FieldSpecs<NoteChoice>),
    sample: {
      id: 'note_5Gk1Zt',
      label: 'Northwind: renewal call (2026-03-12)',
      title: 'Northwind: renewal call',
      createdAt: '2026-03-12T13:30:00Z',
    } satisfies NoteChoice,
  },
  perform: (step, page) => dropdownPage(step, page, notePages(step.client, {}, noteChoice), 'newest-first'),
});

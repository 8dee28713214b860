import { POLL_MS } from '../api/budgets.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import { newestFirst } from '../lists/order.ts';
import { newestNotReached, readNewest } from '../lists/range.ts';
import { Budget } from '../lists/reading.ts';
import { type Note, noteList } from '../service/note.ts';
import { dropdown } from '../zapier/operations.ts';
import { output, type Rows } from '../zapier/output.ts';

type NoteChoice = ReturnType<typeof noteChoice>;

/** A note as people recognize one: title and date. */
function noteChoice({ id, title, createdAt }: Note) {
  const name = title ?? 'Untitled note';
  return {
    id,
    label: createdAt === null ? name : `${name} (${createdAt.slice(0, 10)})`,
    title,
    createdAt,
  };
}

export default dropdown({
  key: 'note_list',
  noun: 'Note',
  output: output({
    id: ['Note ID', 'note_5Gk1Zt'],
    label: ['Note', 'Northwind: renewal call (2026-03-12)'],
    title: ['Title', 'Northwind: renewal call'],
    createdAt: [{ label: 'Created At', type: 'datetime' }, '2026-03-12T13:30:00Z'],
  } satisfies Rows<NoteChoice>),
  perform: async (step, page) => {
    const end = (page + 1) * PAGE_SIZE;
    const reading = readNewest(noteList(step), {
      budget: new Budget(POLL_MS),
      coverage: { atLeast: end, since: Number.POSITIVE_INFINITY },
    });
    const choices: NoteChoice[] = [];
    for await (const notes of reading) choices.push(...notes.map(noteChoice));
    if (reading.result?.ending === 'not-reached') throw newestNotReached();
    return newestFirst(choices).slice(end - PAGE_SIZE, end);
  },
});

import { type Scenario, scenarios, setScene } from '../test/faults/support/scenarios.ts';
import { type Figure, withApp } from './measure.ts';

/** Ways to use the app that take more requests than one, beside those that meet every fault. */
const further: readonly Scenario[] = [
  {
    name: 'new_note: notified of three notes',
    method: 'triggers.new_note.operation.perform',
    bundle: ({ kickoff, renewal, today }) => ({
      inputData: {},
      subscribeData: { hookUrl: 'https://hooks.zapier.com/hooks/standard/1/listening/' },
      cleanedRequest: [kickoff, renewal, today].map(({ id }) => ({ id })),
    }),
  },
  {
    name: 'note_completed: polled, of two folders',
    method: 'triggers.note_completed.operation.perform',
    bundle: ({ hiring, kestrel }) => ({ inputData: { folderIds: [hiring.id, kestrel.id] } }),
  },
  {
    name: 'find_note: in two folders',
    method: 'searches.find_note.operation.perform',
    bundle: ({ hiring, kestrel }) => ({ inputData: { folderIds: [hiring.id, kestrel.id] } }),
  },
];

/** The fewest requests with which the API document lets it be done, where that is not one. */
const fewest: Readonly<Record<string, number>> = {
  'new_note: notified of three notes': 3,
  'update_note: text added': 2,
  'update_note: text put in front': 2,
  'update_note: a tag added': 2,
  'update_note: a tag removed': 2,
  'set_member_groups: add': 2,
  'set_member_groups: remove': 2,
};

const folders = 'one request for each folder: how to ask for several at once is not documented';
/** Why there are more. */
const reasons: Readonly<Record<string, string>> = {
  'note_completed: polled, of two folders': folders,
  'find_note: in two folders': folders,
  'update_note: a title, answered in part': 'the note is read again, so that no field is missing',
  'create_folder: in another':
    'the output has the parent’s name and path, and only the list of folders has them',
};

/**
 * Counts the requests of each operation in a workspace whose lists fit on a page. Reads of the workspace, for its domains or
 * for the account's label, are not counted: they happen at most once in ten minutes.
 */
export function measureRequests(): Promise<Figure[]> {
  return withApp(async (app) => {
    const figures: Figure[] = [];
    for (const { name, method, bundle, dialect } of [...scenarios, ...further]) {
      const given = bundle(setScene(app, dialect));
      await app.zapier.invoke(method, app.connection, given);
      const counted = app.requests().length;
      // `find_workspace` asks for nothing else.
      if (counted > 0) figures.push([name, counted, fewest[name] ?? 1, reasons[name]]);
    }
    return figures;
  });
}

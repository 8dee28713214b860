import { type Scenario, scenarios, setScene } from '../test/faults/support/scenarios.ts';
import { type Figure, withApp } from './measure.ts';

/** Multi-request scenarios in addition to those of the fault tests. */
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

/** The minimum number of requests that the API document allows, if not one. */
const fewest: Readonly<Record<string, number>> = {
  'new_note: notified of three notes': 3,
  'create_note_from_audio: from a recording': 2,
  'update_note: text added': 2,
  'update_note: text put in front': 2,
  'update_note: a tag added': 2,
  'update_note: a tag removed': 2,
  'set_member_groups: add': 2,
  'set_member_groups: remove': 2,
};

const folders = 'one request per folder: the API document does not say how to request several at once';
/** Why a scenario takes more than the minimum. */
const reasons: Readonly<Record<string, string>> = {
  'note_completed: polled, of two folders': folders,
  'find_note: in two folders': folders,
  'update_note: a title, answered in part': 'reads the note again to get the missing fields',
  'create_folder: in another': 'reads the list of folders, the only source of the parent’s name and path',
};

/**
 * Counts the requests of each operation in a workspace where each list fits on one page. Requests for `/v1/workspace`,
 * which returns the domains and the account's label, are not counted: they happen at most once every ten minutes.
 */
export function measureRequests(): Promise<Figure[]> {
  return withApp(async (app) => {
    const figures: Figure[] = [];
    for (const { name, method, bundle, dialect } of [...scenarios, ...further]) {
      const given = bundle(setScene(app, dialect));
      await app.zapier.invoke(method, app.connection, given);
      const counted = app.requests().length;
      // `find_workspace` sends no other request.
      if (counted > 0) figures.push([name, counted, fewest[name] ?? 1, reasons[name]]);
    }
    return figures;
  });
}

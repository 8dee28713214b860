import { type Scenario, scenarios, setScene } from '../test/cases/scenarios.ts';
import type { Bench, Figure } from './measure.ts';

/** What the cases don't have: several records in one run. */
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
    name: 'note_completed: in two folders',
    method: 'triggers.note_completed.operation.perform',
    bundle: ({ hiring, kestrel }) => ({ inputData: { folderIds: [hiring.id, kestrel.id] } }),
  },
];

const names = 'reads the list of names, at most once every ten minutes: a value may be a name or an ID';
/** The minimum number of requests that the API document allows, if not one, and why a function takes more. */
const known: Readonly<Record<string, { fewest?: number; reason?: string }>> = {
  'new_note: notified of three notes': { fewest: 3 },
  'find_note finds below a folder, and says in which subfolder': { fewest: 2 },
  'update_note appends, and adds tags': { fewest: 2 },
  'update_note removes tags': { fewest: 2 },
  'set_member_groups adds': { fewest: 2 },
  'set_member_groups removes': { fewest: 2 },
  'create_note_from_audio creates a note': { fewest: 2 },
  'note_completed: in two folders': {
    reason: 'one request per folder: the API document does not say how to request several at once',
  },
  'update_note, answered in part': { reason: 'reads the note again to get the missing fields' },
  'create_folder creates a folder inside another': {
    reason: 'reads the list of folders, the only source of the parent’s name and path',
  },
};

/**
 * Counts the requests of each function in a workspace where each list fits on one page. Requests for `/v1/workspace`,
 * which returns the domains and the account's label, are not counted: they happen at most once every ten minutes.
 */
export async function measureRequests({ app }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, method, bundle, dialect } of [...scenarios, ...further]) {
    const given = bundle(setScene(app, dialect), app);
    await app.zapier.invoke(method, app.connection, given);
    const counted = app.requests().length;
    const { fewest = 1, reason = names } = known[name] ?? {};
    // `find_workspace` sends no other request.
    if (counted > 0) figures.push([name, counted, fewest, reason]);
  }
  return figures;
}

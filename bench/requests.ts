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
  ...['triggers.note_completed', 'searches.find_note'].map((operation) => ({
    name: `${operation.replace(/.*\./, '')}: in two folders`,
    method: `${operation}.operation.perform`,
    bundle: ({ hiring, kestrel }: ReturnType<typeof setScene>) => ({
      inputData: { folderIds: [hiring.id, kestrel.id] },
    }),
  })),
];

/** The minimum number of requests that the API document allows, if not one. */
const fewest: Readonly<Record<string, number>> = {
  'new_note: notified of three notes': 3,
  'find_note finds below a folder, and says in which subfolder': 2,
  'update_note appends, and adds tags': 2,
  'update_note removes tags': 2,
  'set_member_groups adds': 2,
  'set_member_groups removes': 2,
  'create_note_from_audio creates a note': 2,
};

const folders = 'one request per folder: the API document does not say how to request several at once';
/** Why a function takes more than the minimum. */
const reasons: Readonly<Record<string, string>> = {
  'note_completed: in two folders': folders,
  'find_note: in two folders': folders,
  'update_note, answered in part': 'reads the note again to get the missing fields',
  'create_folder creates a folder inside another':
    'reads the list of folders, the only source of the parent’s name and path',
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
    // `find_workspace` sends no other request.
    if (counted > 0) figures.push([name, counted, fewest[name] ?? 1, reasons[name]]);
  }
  return figures;
}

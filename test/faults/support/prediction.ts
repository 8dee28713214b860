import type { UnderFaults } from '../../cases/operation_case.ts';
import type { FaultRow } from './fault_rows.ts';
import { endpoints, gist, type Outcome } from './outcomes.ts';

/** The expected end of a run in which one request meets a fault. */
export interface Prediction {
  outcome: Outcome;
  /** For a failure: texts that the user's message must contain. */
  told: string[];
  /** Whether the run changes the workspace. */
  written: boolean;
  /** How often the faulty request is sent, including identical requests before it. */
  sent: number;
}

/**
 * @param requests the scenario's requests to a working service, in order
 * @param index the index of the request that meets the fault
 */
export function predict(
  scenario: UnderFaults,
  requests: readonly string[],
  index: number,
  row: FaultRow,
): Prediction {
  const request = requests[index] ?? '';
  const isWrite = !request.startsWith('GET ');
  const changes = (each: string) => !each.startsWith('GET ') && endpoints[each]?.onlyReads !== true;
  const writeIndex = requests.findIndex(changes);
  const writtenBefore = writeIndex !== -1 && writeIndex < index;
  const ending = outcomeAt(request, isWrite, row);
  const isUnknown = scenario.mayNotKnow === request && isRefusal(row);
  const usual = isUnknown ? 'succeeds' : (scenario.instead?.[request]?.[ending] ?? ending);
  // What has no ID in its path is not missing: the response is odd.
  const isOdd = row.fault.kind === 'wrong-shape' && !request.includes('{id}');
  const outcome = isOdd && ['not-found', 'wrong-address'].includes(usual) ? 'unexpected-answer' : usual;

  const isUncertain = changes(request) && (ending === 'unavailable' || ending === 'unexpected-answer');
  const isAfter = writeIndex > index;
  return {
    outcome,
    told:
      outcome === 'succeeds'
        ? []
        : [
            gist(outcome, request, row.fault.kind === 'status' ? row.fault.status : undefined),
            ...aboutTheWrite(scenario, { isUncertain, writtenBefore }),
          ],
    written:
      writtenBefore || (changes(request) && row.takesEffect === true) || (isAfter && outcome === 'succeeds'),
    sent:
      requests.slice(0, index).filter((each) => each === request).length +
      (isWrite ? 1 : (row.attempts ?? pageSizesTried(request, row))) +
      (outcome === 'succeeds' ? requests.slice(index + 1).filter((each) => each === request).length : 0),
  };
}

/** A list that refuses its first page is asked for 100, 50, 20, and 10 items. No list of these runs has a second page. */
function pageSizesTried(request: string, row: FaultRow): number {
  return isRefusal(row) && LISTS.includes(request) ? 1 + (row.times ?? 3) : 1;
}

function isRefusal({ fault }: FaultRow): boolean {
  return fault.kind === 'status' && [400, 422].includes(fault.status);
}

const LISTS = ['GET /v1/notes', 'GET /v1/workspace/members', 'GET /v1/invites'];

const ANSWERED = [
  ...['html', 'empty', 'truncated-json', 'wrong-shape', 'huge-json', 'endless'],
  ...['reset-mid-body', 'stall-mid-body'],
];

const NOT_JSON = ['html', 'truncated-json'];

function outcomeAt(request: string, isWrite: boolean, row: FaultRow): Outcome {
  const { subject, takesAnyAnswer, takesAnyJson, takesConflict, takesAnyRecord, needsId, isShown } =
    endpoints[request] ?? {};
  const ending = isWrite ? (row.endingOfWrite ?? row.ending) : row.ending;
  if (pageSizesTried(request, row) === 2) return 'succeeds';
  if (ending === 'not-found' && subject === undefined) return 'rejected';
  if (takesConflict === true && row.fault.kind === 'status' && row.fault.status === 409) return 'succeeds';
  const { kind } = row.fault;
  const isOddJson = ending === 'unexpected-answer' && !['redirect', 'huge-json', 'endless'].includes(kind);
  if (isOddJson && takesAnyAnswer === true) return 'succeeds';
  if (takesAnyJson === true && ['empty', 'wrong-shape'].includes(kind)) return 'succeeds';
  if (takesAnyRecord === true && ANSWERED.includes(kind)) {
    // The page of a proxy is not the service's answer; without an ID, nothing is known to have been created.
    const isDoubtful = needsId === true || (NOT_JSON.includes(kind) && !request.startsWith('DELETE '));
    return isDoubtful && !(isShown === true && row.takesEffect === true) ? 'unexpected-answer' : 'succeeds';
  }
  // A response without the record means that there is none.
  if (kind === 'wrong-shape' && !isWrite && subject !== undefined) return 'not-found';
  return ending;
}

function aboutTheWrite(
  { changes, effect, uncertainty }: UnderFaults,
  { isUncertain, writtenBefore }: { isUncertain: boolean; writtenBefore: boolean },
): string[] {
  if (isUncertain && uncertainty !== undefined) return [uncertainty];
  if (isUncertain && effect !== undefined) return [`It is not known whether ${effect}. `];
  if (effect !== undefined && writtenBefore) return [`Before that, ${effect}.`];
  return changes === true ? ['Nothing was changed.'] : [];
}

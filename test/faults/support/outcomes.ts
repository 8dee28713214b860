import { product } from '../../../src/product.ts';

/** How a run ends: with a result, or with one of the kinds of error. */
export type Outcome =
  | 'succeeds'
  | 'expired-auth'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'throttled'
  | 'unavailable'
  | 'unexpected-answer'
  | 'needs-domains'
  | 'wrong-address';

/** What an endpoint's errors are about. */
interface Endpoint {
  /** What a key needs for it. */
  needs: string;
  /** What a 404 has not found; without one a 404 is a rejection. */
  subject?: string;
  /** Its answer is not documented, or not needed: any 2xx will do. */
  takesAnyAnswer?: boolean;
}

const NOTES = 'an API key with the "notes" scope';
const FOLDERS = 'an API key with the "folders" scope';
const USERS = 'an API key with the "users" scope';

export const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /v1/me': { needs: 'a valid API key', subject: 'owner of the API key', takesAnyAnswer: true },
  'GET /v1/workspace': { needs: 'a valid API key', subject: 'workspace' },
  'GET /v1/notes': { needs: NOTES },
  'GET /v1/notes/{id}': { needs: NOTES, subject: 'note' },
  'PATCH /v1/notes/{id}': { needs: NOTES, subject: 'note' },
  'GET /v1/folders': { needs: FOLDERS },
  'POST /v1/folders': { needs: FOLDERS, subject: 'owner or the parent folder' },
  'GET /v1/workspace/members': { needs: USERS },
  'PATCH /v1/workspace/members/{id}': { needs: USERS, subject: 'member' },
  'GET /v1/invites': { needs: USERS },
  'POST /v1/integrations/zapier/webhook': { needs: NOTES },
  'DELETE /v1/integrations/zapier/webhook': {
    needs: NOTES,
    subject: 'registration of this Zap',
    takesAnyAnswer: true,
  },
};

export type FailureOutcome = Exclude<Outcome, 'succeeds'>;

/** Zapier's class for each kind of error: it decides what becomes of the run. */
export const classes: Readonly<Record<FailureOutcome, string>> = {
  'expired-auth': 'ExpiredAuthError',
  forbidden: 'AppError',
  'not-found': 'AppError',
  rejected: 'AppError',
  throttled: 'ThrottledError',
  unavailable: 'AppError',
  'unexpected-answer': 'AppError',
  'needs-domains': 'AppError',
  'wrong-address': 'AppError',
};

const settings = `the developer settings of ${product.name} (${product.developerSettingsUrl})`;

/** What the user reads, by the kind of error and by the endpoint that failed; `…` stands for what `masked` has put it for. */
export function sentence(outcome: FailureOutcome, request: string, status: number | undefined): string {
  const { needs = '', subject = '' } = endpoints[request] ?? {};
  switch (outcome) {
    case 'expired-auth':
      return `The API key is missing, invalid, or revoked. Create a new key in ${settings} and reconnect the account in Zapier.`;
    case 'forbidden':
      return `The API key is not allowed to do this. The step needs ${needs}. Create one in ${settings} and reconnect the account in Zapier.`;
    case 'not-found':
      return `The ${subject} was not found in ${product.name}. It may have been deleted, or its ID belongs to another workspace.`;
    case 'rejected':
      return `${product.name} rejected the values of this step: Simulated answer ${status ?? ''}.`;
    case 'throttled':
      return `${product.name} is receiving too many requests. Try again in … seconds.`;
    case 'unavailable':
      return `${product.name} is having trouble: it …. Try again later.`;
    case 'unexpected-answer':
      return `${product.name} answered ${request} with …, which this app does not understand. Try again later. If it keeps happening, contact ${product.name} support.`;
    case 'wrong-address':
      return `${product.name} was not found at …. The address is wrong: the developer of this app sets it in the environment variable BASE_URL, without the /v1 that begins every path.`;
    case 'needs-domains':
      return 'External participants can\'t be told from internal ones, because the email domains of your workspace are not known. Fill in "Internal Domains".';
  }
}

/** A message without what differs within one kind: the seconds, the kind of trouble, what came instead. */
export function masked(message: string): string {
  return message
    .replace(/\d+(?= seconds\.)/, '…')
    .replace(/(?<=was not found at )\S+(?=\. The address)/, '…')
    .replace(/(?<=is having trouble: it )[^.]+/, '…')
    .replace(/(?<=answered [A-Z]+ \S+ with ).+?(?=, which this app)/, '…');
}

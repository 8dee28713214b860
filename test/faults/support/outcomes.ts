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
  /** Fields may be missing from its answer, even all of them. */
  takesAnyJson?: boolean;
}

const NOTES = 'an API key with the "notes" scope';
const FOLDERS = 'an API key with the "folders" scope';
const USERS = 'an API key with the "users" scope';

export const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /v1/me': { needs: 'a valid API key', subject: 'owner of the API key', takesAnyAnswer: true },
  'GET /v1/workspace': { needs: 'a valid API key', subject: 'workspace' },
  'GET /v1/notes': { needs: NOTES },
  'GET /v1/notes/{id}': { needs: NOTES, subject: 'note' },
  'PATCH /v1/notes/{id}': { needs: NOTES, subject: 'note', takesAnyJson: true },
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

/** What the user's message holds, by the kind of error and by the endpoint that failed; the unit tests have it word for word. */
export function gist(outcome: FailureOutcome, request: string, status: number | undefined): string {
  const { needs = '', subject = '' } = endpoints[request] ?? {};
  switch (outcome) {
    case 'expired-auth':
      return 'reconnect the account in Zapier';
    case 'forbidden':
      return needs;
    case 'not-found':
      return `The ${subject} was not found`;
    case 'rejected':
      return `Simulated answer ${status ?? ''}`;
    case 'throttled':
      return 'too many requests';
    case 'unavailable':
      return 'having trouble';
    case 'unexpected-answer':
      return request;
    case 'wrong-address':
      return 'BASE_URL, without /v1 at the end';
    case 'needs-domains':
      return 'Fill in "Internal Domains"';
  }
}

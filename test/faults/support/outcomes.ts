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

/** What the error messages of an endpoint refer to. */
interface Endpoint {
  /** The API key that the endpoint requires. */
  needs: string;
  /** The subject of a 404's message. If omitted, a 404 counts as a rejection. */
  subject?: string;
  /** The response is undocumented or not used, so any 2xx is a success. */
  takesAnyAnswer?: boolean;
  /** Any JSON is a success, and none at all. */
  takesAnyJson?: boolean;
  /** A 409 says that it was already done. */
  takesConflict?: boolean;
  /** After a 2xx, the change was made, whatever JSON follows, or none. */
  takesAnyRecord?: boolean;
  /** The response must have the ID of what was created. */
  needsId?: boolean;
  /** Where the response leaves doubt, what the service has shows whether the change was made. */
  isShown?: boolean;
  /** It changes nothing, although it is no GET. */
  onlyReads?: boolean;
}

const NOTES = 'an API key with the "notes" scope';
const FOLDERS = 'an API key with the "folders" scope';
const USERS = 'an API key with the "users" scope';
const ENTERPRISE = 'an API key of an Enterprise plan with the "notes" scope';

export const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /v1/me': { needs: 'a valid API key', subject: 'owner of the API key', takesAnyAnswer: true },
  'GET /v1/workspace': { needs: 'a valid API key', subject: 'workspace' },
  'GET /v1/notes': { needs: NOTES },
  'GET /v1/notes/{id}': { needs: NOTES, subject: 'note' },
  'PATCH /v1/notes/{id}': { needs: NOTES, subject: 'note', takesAnyRecord: true, isShown: true },
  'POST /v1/notes/from-audio/generate-upload-url': { needs: ENTERPRISE, onlyReads: true },
  'POST /v1/notes/from-audio': {
    needs: ENTERPRISE,
    subject: 'folder',
    takesAnyRecord: true,
    needsId: true,
  },
  'GET /v1/folders': { needs: FOLDERS },
  'POST /v1/folders': {
    needs: FOLDERS,
    subject: 'owner or the parent folder',
    takesAnyRecord: true,
    needsId: true,
    isShown: true,
  },
  'GET /v1/workspace/members': { needs: USERS },
  'PATCH /v1/workspace/members/{id}': {
    needs: USERS,
    subject: 'member',
    takesAnyRecord: true,
    isShown: true,
  },
  'GET /v1/invites': { needs: USERS },
  'POST /v1/integrations/zapier/webhook': { needs: NOTES, takesAnyJson: true, takesConflict: true },
  'DELETE /v1/integrations/zapier/webhook': {
    needs: NOTES,
    subject: 'registration of this Zap',
    takesAnyRecord: true,
  },
};

export type FailureOutcome = Exclude<Outcome, 'succeeds'>;

/** The Zapier error class for each kind of error. It determines how Zapier handles the run. */
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

/** A part of the user's message, by kind of error and failed endpoint. The unit tests check the full wording. */
export function gist(outcome: FailureOutcome, request: string, status: number | undefined): string {
  const { needs = '', subject = '' } = endpoints[request] ?? {};
  switch (outcome) {
    case 'expired-auth':
      return 'reconnect the account in Zapier';
    case 'forbidden':
      return status === 402 ? 'Ask an admin of your workspace to check the plan' : needs;
    case 'not-found':
      // A path without an ID is that of a list or of a new record.
      return request.includes('{id}') ? `No ${subject} has the ID` : `The ${subject} was not found`;
    case 'rejected':
      return `Simulated answer ${status ?? ''}`;
    case 'throttled':
      return 'Try again in ';
    case 'unavailable':
      return 'having trouble';
    case 'unexpected-answer':
      return request;
    case 'wrong-address':
      return 'BASE_URL, without /v1 at the end';
    case 'needs-domains':
      return 'Enter them in "Internal Domains"';
  }
}

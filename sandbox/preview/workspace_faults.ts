import type { Fault } from '../workspace/index.ts';

/** What can go wrong with a service, as a user would say it. */
export const workspaceFaults: Readonly<Record<string, Fault>> = {
  'The service is down': { kind: 'status', status: 503 },
  'The service is slow: 3 seconds per response': { kind: 'delay', ms: 3000 },
  'The service never answers': { kind: 'hang' },
  'The connection breaks': { kind: 'reset' },
  'The key was revoked': { kind: 'status', status: 401 },
  'The key lacks a scope': { kind: 'status', status: 403 },
  'What is looked for was deleted': { kind: 'status', status: 404 },
  'Too many requests': { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
  'A web page instead of data': { kind: 'html' },
  'Data in another shape': { kind: 'wrong-shape' },
};

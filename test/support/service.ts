import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Interceptor } from 'nock';

import { API_KEY } from './account.ts';
import { interceptRequests, nock } from './interception.ts';

const ORIGIN = 'https://service.example';
/** `BASE_URL` may have a path prefix, so every test uses one. */
const PREFIX = '/prefix';
export const BASE_URL = `${ORIGIN}${PREFIX}`;

const KEYED = { reqheaders: { authorization: `Bearer ${API_KEY}` } };

/** Scripts the service's responses and records the requests. */
export interface Service {
  /** Expects one request with the key. `path` is relative to the base URL and includes the query. */
  on(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string): Interceptor;
  /** Answers every request for a list with what `page` returns for its query. */
  list(path: string, page: (query: URLSearchParams) => unknown): void;
  /** The folders that the app finds when it looks up what a filter or an action names. `requests` leaves these requests out. */
  folders(...ids: string[]): void;
  /** The workspace that the app names where it lacks what a user named. `requests` leaves these requests out. */
  workspace(name: string): void;
  /** The requests in order of arrival, such as `GET /v1/notes?limit=100`. */
  requests: string[];
  /** The unmodified request bodies. */
  bodies: string[];
  /** The request headers. */
  headers: Record<string, unknown>[];
}

interface Received {
  method: string;
  path: string;
  headers: Record<string, unknown>;
}

/**
 * Scripts the service for each test of a file. A test fails if an expected request is missing, or if it sends an
 * unexpected request to any host.
 */
export function useService(): Service {
  interceptRequests();
  const service: Service = {
    on: (method, path) => scope().intercept(PREFIX + path, method),
    list: (path, page) => {
      scope()
        .persist()
        .get((url) => url.split('?')[0] === PREFIX + path)
        .reply(200, (url) => JSON.stringify(page(new URL(url, ORIGIN).searchParams)));
    },
    folders: (...ids) => {
      nock(ORIGIN, KEYED)
        .persist()
        .get(`${PREFIX}/v1/folders`)
        .optionally()
        .reply(200, { folders: ids.map((id) => ({ id, name: id })) });
    },
    workspace: (name) => {
      nock(ORIGIN, KEYED)
        .persist()
        .get(`${PREFIX}/v1/workspace`)
        .optionally()
        .reply(200, { workspace: { id: 'w', name } });
    },
    requests: [],
    bodies: [],
    headers: [],
  };
  const unexpected: string[] = [];
  const onUnexpected = (request: { method?: string; url?: string }) =>
    unexpected.push(`${request.method ?? ''} ${request.url ?? ''}`);

  const scope = () =>
    nock(ORIGIN, KEYED).on('request', ({ method, path, headers }: Received, _, body: string) => {
      service.requests.push(`${method} ${path.slice(PREFIX.length)}`);
      service.bodies.push(body);
      service.headers.push(headers);
    });

  beforeEach(() => {
    process.env.BASE_URL = BASE_URL;
    for (const record of [service.requests, service.bodies, service.headers, unexpected]) record.length = 0;
    nock.disableNetConnect();
    nock.emitter.on('no match', onUnexpected);
  });
  afterEach(() => {
    const missing = nock.pendingMocks();
    nock.emitter.off('no match', onUnexpected);
    nock.cleanAll();
    expect({ missing, unexpected }).toStrictEqual({ missing: [], unexpected: [] });
  });
  return service;
}

import { afterEach, beforeEach, expect } from '@jest/globals';
import type nock from 'nock';

import { API_KEY } from './account.ts';
import { interceptRequests } from './interception.ts';

const ORIGIN = 'https://service.example';
/** A path prefix is allowed in `BASE_URL`, so every test has one. */
const PREFIX = '/prefix';
export const BASE_URL = `${ORIGIN}${PREFIX}`;

/** What a test scripts the service with, and what it was asked. */
export interface Service {
  /** Expects one request, with the key, at a path below the base address; a query is a part of the path. */
  on(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string): nock.Interceptor;
  /** Answers every request for a list from all of `items`, as `order` would page them. */
  list(path: string, page: (query: URLSearchParams) => unknown): void;
  /** `GET /v1/notes?limit=100` and so on, in the order they came. */
  requests: string[];
  /** The bodies as they came, byte for byte. */
  bodies: string[];
  /** The headers as they came. */
  headers: Record<string, unknown>[];
}

interface Received {
  method: string;
  url: string;
  headers: Headers;
}

/**
 * Scripts the service for each test of a file. A test fails where a request was expected and did not come, and where one came
 * that was not expected, to any host.
 */
export function useService(): Service {
  const network = interceptRequests();
  const service: Service = {
    on: (method, path) => scope().intercept(PREFIX + path, method),
    list: (path, page) => {
      scope()
        .persist()
        .get((url) => url.split('?')[0] === PREFIX + path)
        .reply(200, ({ url }: Received) => JSON.stringify(page(new URL(url).searchParams)));
    },
    requests: [],
    bodies: [],
    headers: [],
  };
  const unexpected: string[] = [];
  const onUnexpected = (request: { method?: string; url?: string }) =>
    unexpected.push(`${request.method ?? ''} ${request.url ?? ''}`);

  const scope = () =>
    network(ORIGIN, { reqheaders: { authorization: `Bearer ${API_KEY}` } }).on(
      'request',
      ({ method, url, headers }: Received, _, body: string) => {
        service.requests.push(`${method} ${url.slice(BASE_URL.length)}`);
        service.bodies.push(body);
        service.headers.push(Object.fromEntries(headers));
      },
    );

  beforeEach(() => {
    process.env.BASE_URL = BASE_URL;
    for (const record of [service.requests, service.bodies, service.headers, unexpected]) record.length = 0;
    network.disableNetConnect();
    network.emitter.on('no match', onUnexpected);
  });
  afterEach(() => {
    const missing = network.pendingMocks();
    network.emitter.off('no match', onUnexpected);
    network.cleanAll();
    expect({ missing, unexpected }).toStrictEqual({ missing: [], unexpected: [] });
  });
  return service;
}

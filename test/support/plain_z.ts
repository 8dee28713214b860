import { Readable } from 'node:stream';

import type { Bundle, HttpRequestOptions, ZObject } from 'zapier-platform-core';

import App from '../../index.ts';
import { API_KEY } from './account.ts';

/** A request of the app, and what the service answers. */
export type Answer = (request: { method: string; url: URL; body: unknown }) => unknown;

/** All errors of the app. */
class AppError extends Error {}

/** Runs operations without the platform, which would take most of the time. */
export function withoutPlatform(answer: Answer, cache: object) {
  const request = ({ method = 'GET', url, body }: HttpRequestOptions & { url: string }) => {
    const sent: unknown = Buffer.isBuffer(body) ? JSON.parse(body.toString()) : undefined;
    const text = JSON.stringify(answer({ method, url: new URL(url), body: sent }));
    const headers = new Headers({ 'content-type': 'application/json' });
    return Promise.resolve({ status: 200, headers, body: Readable.from([Buffer.from(text)]) });
  };
  const names = ['Error', 'ExpiredAuthError', 'ThrottledError', 'HaltedError'];
  const z = {
    request,
    cache,
    errors: Object.fromEntries(names.map((name) => [name, AppError])),
    console: { log: () => undefined },
    dehydrate: () => 'hydrate|||part|||hydrate',
    dehydrateFile: () => 'hydrate|||file|||hydrate',
  } as unknown as ZObject;

  return async (section: 'triggers' | 'creates' | 'searches', key: string, given: object = {}) => {
    const operation: Record<string, unknown> = { ...App[section][key]?.operation };
    const perform = operation.perform as (z: ZObject, bundle: Bundle) => Promise<unknown>;
    const bundle = { authData: { apiKey: API_KEY }, inputData: {}, meta: {}, ...given } as unknown as Bundle;
    return await perform(z, bundle);
  };
}

import assert from 'node:assert/strict';
import process from 'node:process';

/** A service with the key to it. */
export interface RealService {
  baseUrl: string;
  apiKey: string;
}

/**
 * The publisher's own service, from `BASE_URL` and `API_KEY`; undefined if neither is set, for the made-up company.
 *
 * @throws {AssertionError} if only one of the two is set.
 */
export function realService(): RealService | undefined {
  const { BASE_URL: baseUrl = '', API_KEY, authData_apiKey } = process.env;
  const apiKey = API_KEY ?? authData_apiKey ?? '';
  const [set, missing] = baseUrl === '' ? ['API_KEY', 'BASE_URL'] : ['BASE_URL', 'API_KEY'];
  assert(
    (baseUrl === '') === (apiKey === ''),
    `${set} is set, but ${missing} is not. Set both to use your own service, or neither to use the made-up company.`,
  );
  return baseUrl === '' ? undefined : { baseUrl, apiKey };
}

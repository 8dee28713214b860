import * as zod from 'zod';

import type { LogEntry } from './backend.ts';

/** A request that the app made to the service. */
export interface ServiceRequest {
  method: string;
  path: string;
  /** `null` if there was no response. */
  status: number | null;
  ms: number | null;
}

const loggedRequest = zod.object({
  log_type: zod.literal('http'),
  request_method: zod.string(),
  request_url: zod.string(),
  response_status_code: zod.number().nullish(),
  request_duration_ms: zod.number().nullish(),
});

/** Extracts the requests to the service from the app's logs, which also contain requests to Zapier's own services. */
export function serviceRequests(logs: readonly LogEntry[], baseUrl: string): ServiceRequest[] {
  return logs.flatMap(({ data }) => {
    const logged = loggedRequest.safeParse(data);
    if (!logged.success) return [];
    const { request_method: method, request_url: url, response_status_code: status } = logged.data;
    const { origin, pathname } = new URL(url);
    if (origin !== new URL(baseUrl).origin) return [];
    return [{ method, path: pathname, status: status ?? null, ms: logged.data.request_duration_ms ?? null }];
  });
}

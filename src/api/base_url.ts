import { UserError } from './user_error.ts';

const HOW_TO_SET =
  'Set it with `zapier-platform env:set VERSION BASE_URL=https://…` (for a local run: a line `BASE_URL=https://…` in the file `.env`).';

/**
 * The origin of the service, with a path prefix if any, without a slash at the end.
 *
 * Read from the environment for every request: Zapier sets it after the definition is built.
 *
 * @throws {UserError} if `BASE_URL` is missing or isn't such an address (`http://` is for loopback hosts only).
 */
export function baseUrl(): string {
  const value = process.env.BASE_URL?.trim();
  if (!value) throw new UserError(`The environment variable BASE_URL is missing. ${HOW_TO_SET}`);
  if (!URL.canParse(value))
    throw new UserError(`The environment variable BASE_URL is not a web address. ${HOW_TO_SET}`);

  const url = new URL(value);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new UserError(`The environment variable BASE_URL must begin with https://. ${HOW_TO_SET}`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UserError(
      `The environment variable BASE_URL must consist of an origin and an optional path, with no user name, "?" or "#". ${HOW_TO_SET}`,
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith('/v1')) {
    throw new UserError(
      `The environment variable BASE_URL must not end with /v1, which the app adds to every path. ${HOW_TO_SET}`,
    );
  }
  return url.origin + path;
}

/** Whether `BASE_URL` is on this machine, as in development. Only then may links lead there. */
export function baseUrlIsLoopback(): boolean {
  return isLoopback(new URL(baseUrl()).hostname);
}

/** The URL parser normalizes the host: `127.1` becomes `127.0.0.1`, IPv6 is in brackets and in its shortest form. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname);
}

import { UserError } from './user_error.ts';

const HOW_TO_SET =
  'Set it with `zapier-platform env:set VERSION BASE_URL=https://…` (for a local run: a line `BASE_URL=https://…` in the file `.env`).';

/**
 * The origin, and path prefix if any, under which the service answers, without a slash at the end.
 *
 * Read from the environment at every request: Zapier sets it after the definition is built.
 *
 * @throws {UserError} where `BASE_URL` is missing, is no URL, or is not `https://` (`http://` on loopback alone).
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
      `The environment variable BASE_URL must be an origin and at most a path, with no user name, "?" or "#". ${HOW_TO_SET}`,
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Whether `BASE_URL` is on this very machine, as it is in development; only then may links lead there too. */
export function baseUrlIsLoopback(): boolean {
  return isLoopback(new URL(baseUrl()).hostname);
}

/** The URL parser has normalised the host: `127.1` stands as `127.0.0.1`, IPv6 in brackets and shortest form. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

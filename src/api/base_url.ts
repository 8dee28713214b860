import { UserError } from './user_error.ts';

/**
 * The origin of the service, with a path prefix if any, without a slash at the end.
 *
 * Read from the environment for every request: Zapier sets it after the definition is built.
 *
 * @throws {UserError} if `BASE_URL` is missing or isn't such an address (`http://` is for loopback hosts only).
 */
export function baseUrl(): string {
  const value = process.env.BASE_URL?.trim();
  if (!value) throw unusable('The environment variable BASE_URL is missing.');
  if (!URL.canParse(value)) throw unusable('The environment variable BASE_URL is not a web address.');

  const url = new URL(value);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw unusable('The environment variable BASE_URL must begin with https://.');
  if (url.username || url.password || url.search || url.hash)
    throw unusable(
      'The environment variable BASE_URL must consist of an origin and an optional path, with no user name, "?" or "#".',
    );
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith('/v1'))
    throw unusable(
      'The environment variable BASE_URL must not end with /v1, which the app adds to every path.',
    );
  return url.origin + path;
}

/** @param problem a sentence that docs/troubleshooting.md explains. */
function unusable(problem: string): UserError {
  return new UserError(
    `${problem} Set it with \`zapier-platform env:set VERSION BASE_URL=https://…\` (for a local run: a line \`BASE_URL=https://…\` in the file \`.env\`).`,
  );
}

/** Whether `BASE_URL` is on this machine, as in development. Only then may links lead there. */
export function baseUrlIsLoopback(): boolean {
  return isLoopback(new URL(baseUrl()).hostname);
}

/** The URL parser normalizes the host: `127.1` becomes `127.0.0.1`, IPv6 is in brackets and in its shortest form. */
function isLoopback(hostname: string): boolean {
  return /^localhost\.?$/.test(hostname) || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname);
}

import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root. */
export const projectDirectory = fileURLToPath(new URL('..', import.meta.url));

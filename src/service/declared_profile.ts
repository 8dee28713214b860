/**
 * What the publisher declares about the service: the content of `profile.json`, which `npm run learn -- --save` writes. The
 * build puts it here; code that is not built, such as that of most tests, finds everything out.
 */
export const declaredProfile: unknown = {};

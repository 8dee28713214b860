const LONGEST_NAME = 80;

/** A title as a file name that every file system accepts, without an extension; null if nothing is left of it. */
export function fileName(title: string | null): string | null {
  const name = (title ?? '').replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ').replace(/^[. ]+/, '');
  return (
    name
      .slice(0, LONGEST_NAME)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || null
  );
}

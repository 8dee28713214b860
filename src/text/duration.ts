/**
 * Minutes of a duration in seconds with two decimals, cut, so that no meeting of less than 3 minutes has 3; null if there is
 * no usable duration.
 */
export function durationMinutes(totalSec: number | null | undefined): number | null {
  return isDuration(totalSec) ? Math.floor((totalSec * 5) / 3) / 100 : null;
}

/** A duration in seconds as `47:30` or, from an hour on, `1:02:03`; null if there is no usable duration. */
export function durationText(totalSec: number | null | undefined): string | null {
  if (!isDuration(totalSec)) return null;
  const whole = Math.round(totalSec);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** A duration in seconds in hours and minutes, `00:48`, rounded to whole minutes; null if there is no usable duration. */
export function durationHhMm(totalSec: number | null | undefined): string | null {
  if (!isDuration(totalSec)) return null;
  const minutes = Math.round(totalSec / 60);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** A time in whole seconds as `01:02:03`, however many hours there are. */
export function clock(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

function isDuration(totalSec: number | null | undefined): totalSec is number {
  return typeof totalSec === 'number' && totalSec >= 0 && totalSec <= Number.MAX_SAFE_INTEGER;
}

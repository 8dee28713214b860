/** Minutes with one decimal (47.5) of a duration in seconds; null where there is no usable duration. */
export function durationMinutes(totalSec: number | null | undefined): number | null {
  return isDuration(totalSec) ? Math.round(totalSec / 6) / 10 : null;
}

/** A duration in seconds as `47:30`, from an hour on `1:02:03`; null where there is no usable duration. */
export function durationText(totalSec: number | null | undefined): string | null {
  if (!isDuration(totalSec)) return null;
  const whole = Math.round(totalSec);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

function isDuration(totalSec: number | null | undefined): totalSec is number {
  return typeof totalSec === 'number' && totalSec >= 0 && totalSec <= Number.MAX_SAFE_INTEGER;
}

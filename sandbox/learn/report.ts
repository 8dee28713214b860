import { EFFECTS, type Finding } from './findings.ts';
import type { Response } from './visit.ts';

const HEADINGS = {
  'does not work': 'Does not work with this service',
  costs: 'Works, but costs more or does less',
  works: 'Works',
  open: 'Not known',
} as const;

/** What does not work and for whom, then what costs more, what works, and what the responses don't show. */
export function reportOf(found: readonly Finding[]): string {
  const told = ({ question, answer, isLikely }: Finding) =>
    `  ${question} ${answer}${isLikely ? ' (likely)' : ''}`;
  return Object.values(EFFECTS)
    .flatMap((effect) => {
      const some = found.filter((finding) => finding.effect === effect);
      return some.length === 0 ? [] : `${HEADINGS[effect]}: ${some.length}\n\n${some.map(told).join('\n')}`;
    })
    .join('\n\n');
}

/** The requests that the service refused, with its own words. */
export function refusalsOf(refused: readonly Response[]): string {
  if (refused.length === 0) return 'None was refused.';
  const lines = refused.map(({ request, status, reason }) => `  ${request}  ${status}  ${reason}`.trimEnd());
  return `Refused:\n${lines.join('\n')}`;
}

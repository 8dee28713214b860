import { EFFECTS, type Finding } from './findings.ts';
import { ALL_STEPS, verdicts } from './steps.ts';
import type { Response } from './visit.ts';

const HEADINGS = {
  'does not work': 'Does not work with this service',
  costs: 'Works, but costs more or does less',
  works: 'Works',
  open: 'Not known',
} as const;

const STEP_HEADINGS = {
  'does not work': 'Steps that do not work',
  costs: 'Steps that work, but cost more or do less',
  works: 'Steps that work',
  open: 'Steps of which that is not known: only a change, a notification, or more notes would show it',
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

/** How these findings affect each step: `Find Quotes: What do lists of notes leave out?` */
export function stepsReport(found: readonly Finding[]): string {
  const all = [...verdicts(found)];
  return Object.values(EFFECTS)
    .flatMap((effect) => {
      const some = all.filter(([, { verdict }]) => verdict === effect);
      const told = some.map(([key, { because }]) => {
        const why = because.length === 0 ? '' : `: ${because.join(' ')}`;
        return `  ${ALL_STEPS.get(key) ?? key}${why}`;
      });
      return some.length === 0 ? [] : `${STEP_HEADINGS[effect]}: ${some.length}\n\n${told.join('\n')}`;
    })
    .join('\n\n');
}

/** The requests that the service refused, with its own words. */
export function refusalsOf(refused: readonly Response[]): string {
  if (refused.length === 0) return 'None was refused.';
  const lines = refused.map(({ request, status, reason }) => `  ${request}  ${status}  ${reason}`.trimEnd());
  return `Refused:\n${lines.join('\n')}`;
}

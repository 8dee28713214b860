import { UserError } from '../api/user_error.ts';
import { searchBudget } from '../lists/search.ts';
import { requireKnown } from '../resources/internal_domains.ts';
import { type Guest, guestsOf, metOutput, peopleMet } from '../resources/met.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { readNotesOfPeriod } from '../resources/note/period.ts';
import { recentWording } from '../resources/note/recent.ts';
import { wantedPeople } from '../resources/note/wanted_people.ts';
import { requirePossible, SIDES } from '../resources/participant.ts';
import { choice, datetime, inGroup } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const { audience, participant, ...otherFilters } = noteFilters;
const DEFAULT_PERIOD_MS = 90 * 24 * 60 * 60_000;

export default search({
  key: 'find_participants',
  noun: 'Participant',
  label: 'Find Participants',
  description:
    'Finds the people or companies you met in a period, the most recent first, with how often, how long, and when. Anyone missing was not met. For the meetings themselves, use Find Note Summaries.',
  inputs: {
    who: choice({
      label: 'Who',
      helpText: 'Guests, people in your organization, or both.',
      choices: SIDES,
      default: 'external',
    }),
    by: choice({
      label: 'One Result for Each',
      helpText: 'With a choice per company, people whose company is unknown are left out.',
      choices: { person: 'Person', company: 'Company' },
      default: 'person',
    }),
    createdAfter: datetime({
      label: 'Note Created After',
      helpText: "If empty, 90 days ago. Without a time zone, the Zap's is used, or UTC.",
    }),
    ...inGroup('people', {
      participant: {
        ...participant,
        field: {
          ...participant.field,
          helpText:
            'Only these people, or people of these companies: names (whole words), email addresses, or domains. Leaves out who else was there.',
        },
      },
    }),
    ...inGroup('meeting', {
      createdBefore: datetime({ label: 'Note Created Before', helpText: 'If empty, until now.' }),
    }),
    ...otherFilters,
    // `who` says nearly the same.
    ...inGroup('advanced', { audience }),
  },
  output: metOutput,
  perform: async (step, { who, by, participant, createdAfter, createdBefore, ...filters }) => {
    requirePossible(who, filters.audience);
    const period = {
      from: createdAfter?.(step.timeZone) ?? Date.now() - DEFAULT_PERIOD_MS,
      to: createdBefore?.(step.timeZone) ?? Infinity,
    };
    if (period.from >= period.to)
      throw new UserError('Note Created After: use a time before the one in "Note Created Before".');
    const wanted = wantedPeople(participant);
    // Who is wanted is decided when all meetings are known: one may lack the name that another has.
    const filter = noteFilter(step, { ...filters, participant: [] });
    const { domains } = filter;
    if (who !== 'everyone') requireKnown(await domains.find());
    const guests: Guest[] = [];
    const given = {
      status: 'completed',
      needed: [],
      period,
      budget: searchBudget(),
      wording: recentWording(filter),
    };
    await readNotesOfPeriod(step, filter, given, (note) => {
      guests.push(...guestsOf(note));
    });
    const means = wanted.isAnyone ? () => true : wanted.means;
    const known = guests.length === 0 ? null : await domains.find();
    return await peopleMet(guests, { who, by, means, domains: known, timeZone: step.timeZone });
  },
});

import { filtersBesideWho, requirePossible, SIDES } from '../answers/participant.ts';
import { type Guest, guestsOf, metOutput, peopleMet } from '../answers/people_met.ts';
import { searchBudget } from '../lists/search.ts';
import { noteFilter } from '../notes/filter.ts';
import { periodIn, readNotesOfPeriod, recentPeriod, recentWording } from '../notes/find.ts';
import { wantedPeople } from '../notes/wanted_people.ts';
import { choice } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const PERIOD_DAYS = 90;

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
    ...recentPeriod(PERIOD_DAYS),
    ...filtersBesideWho(
      'Only these people, or people of these companies: names (whole words), email addresses, or domains. Leaves out who else was there.',
    ),
  },
  output: metOutput,
  perform: async (step, { who, by, participant, createdAfter, createdBefore, ...filters }) => {
    const period = periodIn(step, { createdAfter, createdBefore }, { days: PERIOD_DAYS });
    const wanted = wantedPeople(participant);
    // Who is wanted is decided when all meetings are known: one may lack the name that another has.
    const filter = noteFilter(step, { ...filters, participant: [] });
    const { domains } = filter;
    await requirePossible(who, filters.audience, domains);
    const guests: Guest[] = [];
    const wording = recentWording(filter);
    const given = { status: 'completed', needed: [], period, budget: searchBudget(), wording };
    await readNotesOfPeriod(step, filter, given, (note) => {
      guests.push(...guestsOf(note));
    });
    const means = wanted.isAnyone ? () => true : wanted.means;
    const known = guests.length === 0 ? null : await domains.find();
    return await peopleMet(guests, { who, by, means, domains: known, timeZone: step.timeZone });
  },
});

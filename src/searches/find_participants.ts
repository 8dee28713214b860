import { pageField, pagesOf, readPart } from '../answers/pages.ts';
import { filtersBesideWho, requirePossible, SIDES } from '../answers/participant.ts';
import { guestsOf, metOutput, peopleMet } from '../answers/people_met.ts';
import { noteFilter } from '../notes/filter.ts';
import { periodIn, recentPeriod, recentWording } from '../notes/find.ts';
import { wantedPeople } from '../notes/wanted_people.ts';
import { timeOf } from '../text/dates.ts';
import { choice } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const PERIOD_DAYS = 90;

export default search({
  key: 'find_participants',
  noun: 'Participant',
  label: 'Find Participants',
  description:
    'Finds the people or companies you met in a period, most recent first, with how often, how long, and when you met. If it is not known whether somebody is a guest, choose "Everyone" or enter the name. For the meetings themselves, use Find Note Summaries. A next page has further people, or older notes to add to these.',
  inputs: {
    who: choice({
      label: 'Guests or Colleagues',
      helpText: 'Whether to find guests, people in your organization, or both.',
      choices: SIDES,
      default: 'external',
    }),
    by: choice({
      label: 'One Result Per',
      helpText: 'With "Company", people whose company is unknown are left out.',
      choices: { person: 'Person', company: 'Company' },
      default: 'person',
    }),
    ...recentPeriod(PERIOD_DAYS),
    ...filtersBesideWho(
      'Only these people, or people of these companies, on either side: names, email addresses, or domains. Others in the same meetings are left out.',
    ),
    ...pageField,
  },
  output: metOutput,
  perform: async (step, { page, ...input }) => {
    const { who, by, participant, createdAfter, createdBefore, ...filters } = input;
    const pages = pagesOf('find_participants', step, { page, ...input });
    const period = periodIn(step, { createdAfter, createdBefore }, { days: PERIOD_DAYS });
    const wanted = wantedPeople(participant);
    // Who is wanted is decided when all meetings are known: one may lack the name that another has.
    const filter = noteFilter(step, { ...filters, participant: [] });
    const { domains } = filter;
    const side = wanted.isAnyone ? who : 'everyone';
    await requirePossible(side, filters.audience, domains);
    const means = wanted.isAnyone ? () => true : wanted.means;
    const part = await readPart(step, filter, { pages, period, status: undefined }, (note) =>
      // An idle note is only scheduled.
      note.status === 'idle' ? [] : guestsOf(note),
    );
    const guests = part.items.filter(({ met }) => part.isRead(timeOf(met.createdAt)));
    const matched = new Set(part.items.filter(means).map(({ met }) => met.id)).size;
    part.requireSome({ matched, isEmpty: !guests.some(means) }, recentWording(filter));
    const known = guests.length === 0 ? null : await domains.find();
    const given = { who: side, by, means, domains: known, timeZone: step.timeZone };
    return await peopleMet(guests, given, part);
  },
});

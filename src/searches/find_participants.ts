import { pageField, pagesOf } from '../answers/pages.ts';
import { filtersBesideWho, requirePossible, SIDES } from '../answers/participant.ts';
import { type Guest, guestsOf, metOutput, peopleMet } from '../answers/people_met.ts';
import { numbersOf, placeIn } from '../lists/place.ts';
import { searchBudget } from '../lists/search.ts';
import { noteFilter } from '../notes/filter.ts';
import { periodIn, readNotesOfPeriod, recentPeriod, recentWording } from '../notes/find.ts';
import { wantedPeople } from '../notes/wanted_people.ts';
import { sortableTime, timeOf } from '../text/dates.ts';
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
      'Only these people, or people of these companies, on either side: names (whole words), email addresses, or domains. Leaves out who else was there.',
    ),
    ...pageField,
  },
  output: metOutput,
  perform: async (step, { page, ...input }) => {
    const { who, by, participant, createdAfter, createdBefore, ...filters } = input;
    const pages = pagesOf('find_participants', step, { page, ...input });
    // A page is of one part of the period: where time was up, the part of the next page begins.
    const [from = null, to = null, ...place] = pages.after ?? [];
    const whole = periodIn(step, { createdAfter, createdBefore }, { days: PERIOD_DAYS });
    const period = { from: from ?? whole.from, to: to ?? whole.to };
    const wanted = wantedPeople(participant);
    // Who is wanted is decided when all meetings are known: one may lack the name that another has.
    const filter = noteFilter(step, { ...filters, participant: [] });
    const { domains } = filter;
    const side = wanted.isAnyone ? who : 'everyone';
    await requirePossible(side, filters.audience, domains);
    const means = wanted.isAnyone ? () => true : wanted.means;
    const all: Guest[] = [];
    const matched = new Set<string>();
    const given = { status: undefined, needed: [], period, budget: searchBudget() };
    const reading = await readNotesOfPeriod(step, filter, given, (note) => {
      // An idle note is only scheduled.
      const guests = note.status === 'idle' ? [] : guestsOf(note);
      all.push(...guests);
      if (guests.some(means)) matched.add(note.id);
    });
    const { unreadUpTo, isOutOfTime } = reading;
    const isWhole = unreadUpTo === -Infinity;
    const guests = isWhole ? all : all.filter(({ met }) => timeOf(met.createdAt) > unreadUpTo);
    if (!isWhole && (!isOutOfTime || guests.length === 0))
      throw reading.uncertain(matched.size, recentWording(filter));
    const known = guests.length === 0 ? null : await domains.find();
    // Notes that are created meanwhile are on no further page: whoever was there would be listed twice.
    const end = Math.min(period.to, latestOf(guests) + 1);
    const begin = isWhole ? from : unreadUpTo + 1;
    return await peopleMet(
      guests,
      { who: side, by, means, domains: known, timeZone: step.timeZone },
      {
        after: place.length === 0 ? undefined : placeIn(place),
        textOf: (after) => pages.textOf([begin, finite(end), ...numbersOf(after)]),
        ofEarlier: isWhole && from === null ? null : pages.textOf([null, finite(isWhole ? from : begin)]),
      },
    );
  },
});

const finite = (time: number | null) => (time !== null && Number.isFinite(time) ? time : null);
const latestOf = (guests: readonly Guest[]) =>
  guests.reduce((latest, { met }) => Math.max(latest, sortableTime(met.createdAt)), -Infinity);

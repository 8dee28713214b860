import {
  filtersBesideWho,
  participantOutput,
  presentParticipants,
  REPEATS,
  requirePossible,
  SIDES,
} from '../answers/participant.ts';
import { noteFilter } from '../notes/filter.ts';
import { domainsFor } from '../notes/person.ts';
import { pollItems } from '../polls/poll_notes.ts';
import { choice } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_participant',
  noun: 'Meeting Participant',
  label: 'New Meeting Participant',
  description:
    'Triggers when a completed note has a participant with an email address, once for each person.',
  inputs: {
    who: choice({
      label: 'Who',
      helpText: 'Who starts the Zap: guests, people in your organization, or both.',
      choices: SIDES,
      default: 'external',
    }),
    repeat: choice({
      label: 'Repeat for the Same Person',
      helpText:
        'Whether the Zap runs again for someone you meet again. With a choice per company, people whose company is unknown are left out.',
      choices: REPEATS,
      default: 'every-note',
    }),
    ...filtersBesideWho(
      'Only meetings with any of these people or companies. The other people in such a meeting start the Zap, too.',
    ),
  },
  output: participantOutput,
  perform: async (step, { who, repeat, ...filters }, purpose) => {
    const filter = noteFilter(step, filters);
    const { domains } = filter;
    await requirePossible(who, filters.audience, domains);
    return await pollItems(step, filter, {
      purpose,
      texts: 'unused',
      itemsOf: async ({ note }) =>
        presentParticipants(note, { domains: await domainsFor(note, domains), who, repeat }),
    });
  },
});

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
    'Triggers when a note is completed, once for each participant with an email address; by default, guests only.',
  inputs: {
    who: choice({
      label: 'Guests or Colleagues',
      helpText: 'Whether guests, people in your organization, or both trigger the Zap.',
      choices: SIDES,
      default: 'external',
    }),
    repeat: choice({
      label: 'How Often to Trigger',
      helpText:
        'Whether meeting someone again triggers the Zap again. The choices per company leave out people whose company is unknown.',
      choices: REPEATS,
      default: 'every-note',
    }),
    ...filtersBesideWho(
      'Only meetings with at least one of these people or companies. Others in such a meeting also trigger the Zap, if they are among the guests or colleagues chosen above.',
    ),
  },
  output: participantOutput,
  perform: async (step, { who, repeat, ...filters }, purpose) => {
    const filter = noteFilter(step, filters);
    const { domains } = filter;
    await requirePossible(who, filters.audience, domains);
    return await pollItems(step, filter, {
      purpose,
      texts: 'shown',
      itemsOf: async ({ note }) =>
        presentParticipants(note, { domains: await domainsFor(note, domains), who, repeat }),
    });
  },
});

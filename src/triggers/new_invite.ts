import { pollList } from '../polls/poll.ts';
import { inviteList, inviteOutput } from '../service/invite.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_invite',
  noun: 'Pending Invite',
  label: 'New Pending Invite',
  description: 'Triggers when someone is invited to the workspace.',
  inputs: {},
  output: inviteOutput,
  perform: (step, _, purpose) => pollList(step, inviteList(step), { purpose, present: (invite) => invite }),
});

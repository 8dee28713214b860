import { pollList } from '../polls/poll.ts';
import { memberList, memberOutput, presentMember } from '../service/member.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_member',
  noun: 'Member',
  label: 'New Member',
  description: 'Triggers when a member joins the workspace.',
  inputs: {},
  output: memberOutput,
  perform: (step, _, purpose) => pollList(step, memberList(step), { purpose, present: presentMember }),
});

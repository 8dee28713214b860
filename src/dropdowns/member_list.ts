import { type Member, memberPages } from '../resources/member.ts';
import { memberLabel } from '../resources/member.ts';
import { type FieldSpecs, outputFields } from '../zapier/output.ts';
import { dropdown } from '../zapier/operations.ts';
import { dropdownPage } from '../lists/dropdown_page.ts';

type MemberChoice = ReturnType<typeof memberChoice>;

function memberChoice(member: Member) {
  return { id: member.id, label: memberLabel(member), ownerUserId: member.userId ?? member.id };
}

export default dropdown({
  key: 'member_list',
  noun: 'Member',
  output: {
    outputFields: outputFields({
      id: 'Member ID',
      label: 'Member',
      ownerUserId: 'Owner User ID',
    } satisfies FieldSpecs<MemberChoice>),
    sample: {
      id: 'mem_4Hs8Lw',
      label: 'Anna Berg (anna.berg@acme.example)',
      ownerUserId: 'usr_93kQzR',
    } satisfies MemberChoice,
  },
  perform: async (step, page) => {
    const members = await dropdownPage(
      step,
      page,
      memberPages(step.client, undefined, memberChoice),
      'as-listed',
    );
    return members.sort((a, b) => a.label.localeCompare(b.label));
  },
});

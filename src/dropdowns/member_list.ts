import { POLL_MS } from '../api/budgets.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import { readList } from '../lists/range.ts';
import { Budget } from '../lists/reading.ts';
import { type Member, memberLabel, memberList } from '../service/member.ts';
import { alphabetically } from '../text/compare.ts';
import { dropdown } from '../zapier/operations.ts';
import { output, type Rows } from '../zapier/output.ts';

type MemberChoice = ReturnType<typeof memberChoice>;

function memberChoice(member: Member) {
  return { id: member.id, label: memberLabel(member), ownerUserId: member.userId ?? member.id };
}

export default dropdown({
  key: 'member_list',
  noun: 'Member',
  output: output({
    id: ['Member ID', 'mem_4Hs8Lw'],
    label: ['Member', 'Anna Berg (anna.berg@acme.example)'],
    ownerUserId: ['Owner User ID', 'usr_93kQzR'],
  } satisfies Rows<MemberChoice>),
  perform: async (step, page) => {
    const end = (page + 1) * PAGE_SIZE;
    const choices: MemberChoice[] = [];
    // Read from the front: the service's pages may be smaller than Zapier's.
    for await (const members of readList(memberList(step), { budget: new Budget(POLL_MS) })) {
      choices.push(...members.map(memberChoice));
      if (choices.length >= end) break;
    }
    return alphabetically(choices.slice(end - PAGE_SIZE, end), ({ label }) => label);
  },
});

import { POLL_MS } from '../api/budgets.ts';
import { readList } from '../lists/range.ts';
import { Budget } from '../lists/reading.ts';
import { memberList } from '../service/member.ts';
import { alphabetically } from '../text/compare.ts';
import { dropdown } from '../zapier/operations.ts';
import { output } from '../zapier/output.ts';

/** Groups have no endpoint, so this collects the groups that members are in. */
export default dropdown({
  key: 'group_list',
  noun: 'Group',
  output: output({ id: ['Group ID', 'grp_2Vb6Yd'], name: ['Group', 'Sales'] }),
  perform: async (step, page) => {
    if (page > 0) return [];
    const groups = new Map<string, { id: string; name: string }>();
    const reading = readList(memberList(step), { budget: new Budget(POLL_MS) });
    for await (const members of reading)
      for (const { id, name } of members.flatMap((member) => member.groups ?? []))
        if (id !== null) groups.set(id, { id, name: name ?? id });
    if (reading.result?.ending !== 'complete')
      step.log('Not all members could be read, so some groups may be missing.');
    return alphabetically([...groups.values()], ({ name }) => name);
  },
});

import { memberPages } from '../resources/member.ts';
import { readPages } from '../lists/paging.ts';
import { pollDeadline } from '../lists/newest.ts';
import { outputFields } from '../zapier/output.ts';
import { dropdown } from '../zapier/operations.ts';

/** Groups have no endpoint of their own: these are the ones that members are in. */
export default dropdown({
  key: 'group_list',
  noun: 'Group',
  output: {
    outputFields: outputFields({ id: 'Group ID', name: 'Group' }),
    sample: { id: 'grp_2Vb6Yd', name: 'Sales' },
  },
  perform: async ({ client, log }, page) => {
    if (page > 0) return [];
    const groups = new Map<string, { id: string; name: string }>();
    const read = memberPages(client, undefined, ({ groups: own }) => own ?? []);
    const ending = await readPages(read, pollDeadline(), (members) => {
      for (const { id, name } of members.flatMap(({ kept }) => kept ?? []))
        groups.set(id, { id, name: name ?? id });
      return false;
    });
    if (ending !== 'complete') log('Not all members could be read, so groups may be missing.');
    return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name));
  },
});

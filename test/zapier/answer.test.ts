import { describe, expect, it } from '@jest/globals';

import { versionOutput } from '../../src/answers/output.ts';
import { folderPresenter } from '../../src/service/folder.ts';
import { inviteOutput } from '../../src/service/invite.ts';
import { memberOutput, presentMember } from '../../src/service/member.ts';
import { jsonBytes } from '../../src/text/json_size.ts';
import { answerOf, shortenedLater } from '../../src/zapier/answer.ts';
import type { Output, Presented } from '../../src/zapier/output.ts';
import type { PollPurpose } from '../../src/zapier/step.ts';
import * as fc from '../support/properties.ts';
import { aFolder, aMember } from '../support/records.ts';
import { idsOf } from '../support/zapier.ts';

const MOST = 5_000_000;

/** The answer, which is never too large and lacks no record. */
function answer(
  records: readonly Presented[],
  { output = inviteOutput, purpose = 'new-items' }: { output?: Output; purpose?: PollPurpose } = {},
) {
  const log: string[] = [];
  const found = answerOf(records, { step: { log: (line) => log.push(line) }, output, purpose });
  expect(jsonBytes(found)).toBeLessThanOrEqual(MOST);
  expect(idsOf(found)).toStrictEqual(idsOf(records));
  return { found, log };
}

/** Records of about a megabyte each. */
const large = (count: number, fields: object) =>
  Array.from({ length: count }, (_, i) => ({ id: `r${i}`, ...fields }));
const folders = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `fld-${i}`, name: `Folder ${i} of the company` }));

describe('an answer of at most 5 MB', () => {
  it('is returned as it is', () => {
    const rest = jsonBytes([{ id: 'r', text: '' }]) + 1;
    const records = [{ id: 'r', text: 'x'.repeat(MOST - rest) }];
    expect(answer(records).found).toStrictEqual(records);
    const [longer] = answer([{ id: 'r', text: 'x'.repeat(MOST - rest + 1) }]).found;
    expect(longer?.text).toContain('…');
  });
});

describe('a larger answer', () => {
  it('shows how many items of a list are left out, in as few records as it takes', () => {
    const invites = large(100, { email: 'a@acme.example', folders: folders(2000) });
    expect(jsonBytes(invites)).toBeGreaterThan(2 * MOST);
    const { found, log } = answer(invites);
    expect(found[0]).toStrictEqual(invites[0]);
    expect(found.at(-1)).toStrictEqual({
      ...invites[0],
      id: 'r99',
      folders: [...folders(300), { id: null, name: '… and 1700 more' }],
    });
    expect(log).toStrictEqual([
      expect.stringMatching(/^[4-9]\d of 100 records were shortened, because Zapier accepts only 6 MB\.$/),
    ]);
  });

  it('is not collected much larger than it may be, and counts what was left out on the way', () => {
    const shortened = shortenedLater();
    const invites = large(1000, { folders: folders(2000) });
    const collected = invites.map(shortened);
    expect(jsonBytes(collected)).toBeLessThan(2.1 * MOST);
    const last = { id: 'r999', folders: [...folders(4), { id: null, name: '… and 1996 more' }] };
    expect([collected[0], collected.at(-1)]).toStrictEqual([invites[0], last]);
    const { found } = answer(collected);
    expect([found[0], found.at(-1)]).toStrictEqual([invites[0], last]);
  });

  it('keeps IDs, addresses, and pointers whole, and both ends of other texts', () => {
    const id = 'i'.repeat(500);
    const kept = { id, folderIds: [id], noteUrl: `https://${id}`, emails: [id], text: `hydrate|||${id}` };
    const names = Array.from({ length: 100_000 }, (_, i) => `Name ${i}`);
    const records = Array.from({ length: 3 }, () => ({
      ...kept,
      names,
      title: `A${'x'.repeat(3_000_000)}Z`,
    }));
    const last = answer(records).found.at(-1);
    expect(last).toMatchObject(kept);
    expect(last?.title).toMatch(/^Ax+…x+Z$/);
    expect(last?.names).toStrictEqual([...names.slice(0, 3000), '… and 97000 more']);
  });

  it('ends values that are nested too deeply', () => {
    let deep: unknown = 'x'.repeat(2_000_000);
    for (let level = 0; level < 30; level += 1) deep = [{ deep }];
    const last = answer(large(4, { deep })).found.at(-1);
    expect(JSON.stringify(last)).toContain('null');
  });

  it('names each of ten thousand folders in a chain', () => {
    const chain = Array.from({ length: 10_000 }, (_, i) =>
      aFolder({ id: `fld-${i}`, name: `${i}`.padStart(200, 'x'), parentFolderId: `fld-${i - 1}` }),
    );
    const { found } = answer(chain.map(folderPresenter(chain)));
    const isNamed = (folder: Record<string, unknown>, i: number) =>
      String(folder.path).endsWith(String(i)) && folder.parentFolderId === `fld-${i - 1}`;
    expect(found.filter((folder, i) => !isNamed(folder, i))).toStrictEqual([]);
  });

  it('has the IDs of what does not fit while Zapier learns which records exist', () => {
    const members = Array.from({ length: 12_000 }, (_, i) =>
      presentMember(aMember({ id: `mem-${i}`, profileUrl: `https://example.com/${'x'.repeat(200)}` })),
    );
    expect(jsonBytes(members)).toBeGreaterThan(MOST);
    const { found } = answer(members, { output: memberOutput, purpose: 'known-items' });
    expect(found[0]).toStrictEqual(members[0]);
    expect(found.at(-1)).toStrictEqual({ id: 'mem-11999' });
  });

  it('has all that Zapier tells records apart by', () => {
    const records = large(100, { version: 'v', title: 'x'.repeat(100_000) });
    const { found } = answer(records, { output: versionOutput, purpose: 'known-items' });
    expect(found.at(-1)).toStrictEqual({ id: 'r99', version: 'v' });
  });

  it('fits and keeps every record, whatever is in them', () => {
    const text = fc.anyText({ maxLength: 20 });
    const size = fc.constantFrom(1, 10, 1000, 50_000);
    const value = fc.oneof(
      fc.tuple(text, size).map(([part, times]) => part.repeat(times)),
      fc.tuple(fc.jsonValue(), size).map(([item, times]) => Array.from({ length: times }, () => item)),
      fc.jsonValue(),
    );
    const record = fc.dictionary(fc.constantFrom('name', 'email', 'folders', 'a', 'b'), value);
    const purpose = fc.constantFrom<PollPurpose>('known-items', 'new-items');
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), size, purpose, (kinds, count, why) => {
        const records = Array.from({ length: Math.min(count, 1000) }, (_, i) => ({
          ...kinds[i % kinds.length],
          id: `r${i}`,
        }));
        fc.pre(jsonBytes(kinds) * count < 15_000_000);
        answer(records, { purpose: why });
      }),
      { numRuns: 10 },
    );
  });
});

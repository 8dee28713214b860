import { describe, expect, it } from '@jest/globals';

import { folderPresenter } from '../../src/resources/folder.ts';
import { memberLabel, presentMember } from '../../src/resources/member.ts';
import { aFolder, aMember } from '../support/records.ts';

describe('the path of a folder', () => {
  const folder = aFolder({ id: 'c', name: 'C', parentFolderId: 'b' });
  const path = (...others: Parameters<typeof aFolder>[0][]) =>
    folderPresenter([folder, ...others.map(aFolder)])(folder);

  it('begins at the top', () => {
    const a = { id: 'a', name: 'A', parentFolderId: 'top' };
    expect(path({ id: 'b', name: 'B', parentFolderId: 'a' }, a, { id: 'top', name: 'Top' })).toMatchObject({
      path: 'Top / A / B / C',
      parentName: 'B',
    });
  });

  it('begins below a parent that does not exist', () => {
    expect(path()).toMatchObject({ path: 'C', parentName: null });
    expect(path({ id: 'b', name: 'B', parentFolderId: 'gone' })).toMatchObject({ path: 'B / C' });
  });

  it('contains each folder once if the parents form a circle', () => {
    const own = aFolder({ id: 'a', name: 'A', parentFolderId: 'a' });
    expect(folderPresenter([own])(own)).toMatchObject({ path: 'A', parentName: null });
    const a = { id: 'a', name: 'A', parentFolderId: 'b' };
    expect(path({ id: 'b', name: 'B', parentFolderId: 'a' }, a)).toMatchObject({ path: 'A / B / C' });
  });

  it('shows at most the nearest 50 parents, and that there are more', () => {
    const chain = Array.from({ length: 200 }, (_, i) =>
      aFolder({ id: `${i}`, name: `${i}`, parentFolderId: i === 0 ? null : `${i - 1}` }),
    );
    const paths = chain.map(folderPresenter(chain)).map((shown) => shown.path.split(' / '));
    expect(paths.map(({ length }) => length)).toStrictEqual(chain.map((_, i) => Math.min(i + 1, 52)));
    expect(paths[199]?.[0]).toBe('…');
    expect(paths[199]?.slice(-2)).toStrictEqual(['198', '199']);
  });

  it('is found without going through all folders for each one', () => {
    let reads = 0;
    const folders = Array.from({ length: 10_000 }, (_, i) => {
      const shown = aFolder({ id: `${i}` });
      return Object.defineProperty(shown, 'id', { get: () => ((reads += 1), `${i}`), enumerable: true });
    });
    folders.map(folderPresenter(folders));
    expect(reads).toBeLessThan(10 * folders.length);
  });

  it('contains the ID of a folder without a name', () => {
    expect(folderPresenter([])(aFolder({ id: 'x', name: null })).path).toBe('x');
  });
});

describe('a member', () => {
  it('has a first and a last name, the names of its groups, and the ID that owns notes', () => {
    expect(
      presentMember(
        aMember({
          groups: [
            { id: 'g1', name: 'Sales' },
            { id: 'g2', name: null },
            { id: null, name: null },
          ],
        }),
      ),
    ).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berg',
      groupNames: ['Sales', 'g2'],
      ownerUserId: 'usr-1',
    });
  });

  it('owns notes by its own ID if it has no user ID', () => {
    expect(presentMember(aMember({ userId: null }))).toMatchObject({ ownerUserId: 'mem-1' });
  });

  it('has an empty list of groups if the service gives none', () => {
    expect(presentMember(aMember({ groups: null }))).toMatchObject({ groups: [], groupNames: [] });
  });

  it('is labeled with its name and email address, or the one it has', () => {
    expect(memberLabel(aMember())).toBe('Anna Berg (anna@acme.example)');
    expect(memberLabel(aMember({ email: null }))).toBe('Anna Berg');
    expect(memberLabel(aMember({ name: null }))).toBe('anna@acme.example');
    expect(memberLabel(aMember({ name: null, email: null }))).toBe('mem-1');
  });
});

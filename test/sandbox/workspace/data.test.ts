import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Folder, Workspace } from '../../../sandbox/workspace/index.ts';
import { withWorkspace } from './client.ts';

const now = () => new Date('2026-11-21T10:00:00Z');

let workspace: Workspace;
beforeAll(async () => {
  workspace = await startWorkspace({ now });
});
afterAll(() => workspace.close());

describe('the company', () => {
  it('is the same every time', async () => {
    await withWorkspace({ now }, async (again) => {
      expect([...again.notes.values()]).toStrictEqual([...workspace.notes.values()]);
      expect([...again.members.values()]).toStrictEqual([...workspace.members.values()]);
      return Promise.resolve();
    });
  });

  it('has met a lot over the last months, mostly completed, never in the future', () => {
    const notes = [...workspace.notes.values()];
    expect(notes).toHaveLength(60);
    expect(notes.filter(({ status }) => status === 'completed').length).toBeGreaterThan(50);
    expect(new Set(notes.map(({ status }) => status)).size).toBe(5);
    expect(new Set(notes.map(({ kind }) => kind))).toStrictEqual(new Set(['online', 'in-person', 'podcast']));
    expect(new Set(notes.map(({ inputLanguage }) => inputLanguage))).toStrictEqual(
      new Set(['en', 'de', 'fr', 'ja']),
    );
    for (const { createdAt, updatedAt } of notes) {
      expect(Date.parse(createdAt)).toBeLessThan(now().getTime());
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(now().getTime());
    }
  });

  it('talks at length, and writes down who does what', () => {
    const completed = [...workspace.notes.values()].filter(({ status }) => status === 'completed');
    expect(completed.some(({ totalDurationSec }) => (totalDurationSec ?? 0) > 3600)).toBe(true);
    for (const { summary, totalDurationSec, transcripts } of completed) {
      expect(summary).toMatch(/^## /m);
      expect(summary).toMatch(/^- \[ \] \S+: \S/m);
      expect(transcripts.length).toBeGreaterThan((totalDurationSec ?? 0) / 20);
    }
    const texts = completed.flatMap(({ transcripts }) => transcripts.map(({ text }) => text));
    expect(texts.join(' ')).not.toMatch(/[{}]/);
  });

  it('meets people of its own and of several others, one of them without an address', () => {
    const people = [...workspace.notes.values()].flatMap(({ participants }) => participants);
    const domains = new Set(people.map(({ email }) => email?.split('@')[1]));
    for (const domain of workspace.workspace.allowedEmailDomains) expect(domains).toContain(domain);
    expect(domains).toContain('eu.kestrel-logistics.example');
    expect(people.some(({ accountDomain, email }) => email === null && accountDomain !== null)).toBe(true);
  });

  it('keeps its notes in folders three deep', () => {
    const depth = (folder: Folder | undefined): number =>
      folder === undefined ? 0 : 1 + depth(workspace.folders.get(folder.parentFolderId ?? ''));
    expect(Math.max(...[...workspace.folders.values()].map(depth))).toBe(3);
    const tagged = [...workspace.notes.values()].flatMap(({ tags }) => tags);
    expect(tagged.length).toBeGreaterThan(50);
    for (const { id } of tagged) expect(workspace.folders.has(id)).toBe(true);
  });

  it('has members in groups, and invites pending', () => {
    expect(workspace.members.size).toBe(25);
    expect([...workspace.members.values()].filter(({ groups }) => groups.length > 1).length).toBeGreaterThan(
      5,
    );
    expect([...workspace.invites.values()].filter(({ isUrlInvite }) => isUrlInvite)).toHaveLength(1);
    expect(workspace.invites.size).toBe(6);
  });
});

describe('npm run sandbox', () => {
  it('prints the address, the keys and the lines for .env, and ends when told to', async () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'sandbox/workspace/main.ts'],
      { env: { ...process.env, NODE_OPTIONS: '', PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      if (printed.includes('Ctrl-C')) break;
    }
    const [, baseUrl = ''] = /^BASE_URL=(\S+)$/m.exec(printed) ?? [];
    const [, key = ''] = /^authData_apiKey=(\S+)$/m.exec(printed) ?? [];
    try {
      const response = await fetch(`${baseUrl}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status).toBe(200);
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toStrictEqual([0, null]);
  });
});

import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { recording } from '../../audio/corpus.ts';
import { CREATE_NOTE, useAudioApp } from './support.ts';

const audioApp = useAudioApp();
const audio = recording('index-last.m4a');
const sha256 = createHash('sha256').update(audio).digest('hex');

const lastUpload = () => audioApp().app.workspace.store.objects().at(-1);
/** What was sent to create the note. */
const creation = () => audioApp().app.workspace.requests.find(({ path }) => path === CREATE_NOTE)?.body;

describe('a recording is downloaded', () => {
  it('from Zapier, which provides a private file behind a long signed link', async () => {
    const { create, link, linkTo, sourceRequests } = audioApp();
    const content = linkTo(audio);
    const hydrate = link((_request, response) =>
      response
        .writeHead(302, { location: `${content}?Expires=1&Signature=a%2Bb+c~&Key-Pair-Id=K&flag` })
        .end(),
    );
    await create({ audio: ` ${hydrate}/?payload=.eJx1:1uQ-Zm:_s~%20x+y&flag `.replace('/?', '?') });

    const [asked, redirected] = sourceRequests.slice(-2).map(({ url }) => url?.split('?')[1]);
    expect(asked).toBe('payload=.eJx1:1uQ-Zm:_s~%20x+y&flag');
    expect(redirected).toBe('Expires=1&Signature=a%2Bb+c~&Key-Pair-Id=K&flag');
    expect(lastUpload()).toMatchObject({ sha256 });
  });

  it('once, even if it is uploaded twice', async () => {
    const { app, create, linkTo, sourceRequests } = audioApp();
    app.workspace.store.faults.add('expired', 1);
    const before = sourceRequests.length;
    await create({ audio: linkTo(audio) });
    expect(sourceRequests.length).toBe(before + 1);
  });
});

describe('what the user filled in', () => {
  it('is sent byte for byte', async () => {
    const { app, create, linkTo } = audioApp();
    const { workspace } = app;
    const clients = workspace.addFolder({ name: 'Clients' });
    const calls = workspace.addFolder({ name: 'Calls' });
    const title = '  {{weekly}} “Füße” 🎉  ';

    const item = await create({
      audio: linkTo(audio),
      title,
      kind: 'podcast',
      tagIds: [clients.id, calls.id],
    });

    expect(creation()).toStrictEqual({
      audioUrl: expect.any(String),
      title,
      kind: 'podcast',
      tags: [clients.id, calls.id],
    });
    expect(item).toMatchObject({ title, kind: 'podcast' });
    const note = workspace.notes.get(String(item.noteId));
    expect(note).toMatchObject({ title, kind: 'podcast' });
    expect(note?.tags.map(({ name }) => name)).toStrictEqual(['Clients', 'Calls']);
  });

  it('includes the existing note that gets the recording', async () => {
    const { app, create, linkTo } = audioApp();
    const { workspace } = app;
    const note = workspace.addNote({ title: 'Planned call', status: 'idle' });
    const notes = workspace.notes.size;

    const item = await create({ audio: linkTo(audio), existingNoteId: note.id });

    expect(item).toMatchObject({ id: note.id, noteId: note.id });
    expect(workspace.notes.size).toBe(notes);
    expect(workspace.notes.get(note.id)).toMatchObject({ title: 'Planned call', totalDurationSec: 2 });
  });
});

it('a note whose first status is postprocessing completes', async () => {
  const { app, create, linkTo } = audioApp();
  const { workspace } = app;
  workspace.dialect.initialAudioStatus = 'postprocessing';
  try {
    const { noteId } = await create({ audio: linkTo(audio) });
    expect(workspace.notes.get(String(noteId))?.status).toBe('postprocessing');
    workspace.advance(String(noteId));
    expect(workspace.advance(String(noteId)).status).toBe('completed');
  } finally {
    workspace.dialect.initialAudioStatus = 'transcript-processing';
  }
});

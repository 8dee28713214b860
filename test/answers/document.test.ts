import { describe, expect, it } from '@jest/globals';

import { noteDocument } from '../../src/answers/document.ts';
import { aNote, aParticipant, aTag } from '../support/records.ts';

describe('the document of a note', () => {
  it('contains every part of the note', () => {
    const note = aNote({
      title: 'Weekly\n meeting',
      tags: [aTag('a'), { ...aTag('b'), name: null }, aTag('c')],
      participants: [
        aParticipant({ name: 'Anna' }),
        aParticipant({ name: null, email: 'b@x.example' }),
        aParticipant({ name: null }),
      ],
      summary: ' The summary ',
      enhancedNote: 'Enhanced',
      userWrittenNote: 'Own',
      transcripts: [
        { speaker: 'Anna', text: 'Hello', startTimestamp: '00:01', endTimestamp: '00:02' },
        { speaker: 'Luis', text: 'Hi', startTimestamp: '00:03', endTimestamp: '00:04' },
      ],
    });
    expect(noteDocument(note, 'America/New_York')).toBe(
      [
        '# Weekly meeting',
        '- **Date:** Mar 12, 2026, 9:30 AM\n- **Duration:** 30:00\n- **Participants:** Anna, b@x.example\n- **Folders:** Tag a, Tag c',
        '## Summary\n\nThe summary',
        '## Notes\n\nEnhanced',
        '## Written notes\n\nOwn',
        '## Transcript\n\n[00:00:01] Anna: Hello  \n[00:00:03] Luis: Hi',
      ].join('\n\n') + '\n',
    );
  });

  it('leaves out parts that are missing', () => {
    expect(
      noteDocument(
        aNote({ title: null, createdAt: null, totalDurationSec: null, summary: ' ', transcripts: [] }),
        'UTC',
      ),
    ).toBe('# Untitled note\n');
  });
});

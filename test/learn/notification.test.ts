import { describe, expect, it } from '@jest/globals';

import { notificationFindings } from '../../sandbox/learn/notification.ts';
import { altered } from '../../sandbox/learn/visit.ts';

it('an unknown ID and a wrong key have the form of real ones', () => {
  const uuid = altered('0b8f3c1e-7f4a-4e0d-9c55-1d2e3f4a5b6c');
  expect(uuid).toMatch(/^0b8f3c1e-7f4a-4e0d-9c55-1d2e[\da-f]{8}$/);
  expect(altered('507f1f77bcf86cd799439011')).toMatch(/^[\da-f]{24}$/);
  expect(altered('482400')).toMatch(/^(?!482400)\d{6}$/);
});

describe('a captured notification', () => {
  it('says where the ID is', () => {
    const [finding] = notificationFindings('{"type":"note.created","payload":{"note":{"id":"note_1"}}}');

    expect(finding?.answer).toBe('One event. The app asks for the note whose ID is at payload.note.id.');
  });

  it('is not certain about an ID that may be an event’s', () => {
    const [finding] = notificationFindings(
      '{"id":"evt_1","type":"x","data":{"object":{"id":"n1","title":"a"}}}',
    );

    expect(finding).toMatchObject({
      answer: 'One event. The app asks for the note whose ID is at data.object.id, or if there is none, id.',
      isLikely: true,
    });
  });
});

import { timestamp } from '../present.ts';
import type { Note, Participant, TranscriptSegment } from '../records.ts';

/** A call with a client, written by hand: the made-up company's latest meeting, and the one that ends in the tour. */
export const clientCall: Partial<Note> = {
  title: 'Kestrel Logistics – pilot review',
  totalDurationSec: 2847,
  participants: [
    person('Anna Lindqvist', 'anna.lindqvist@lumenharbor.example', 'Lumen Harbor'),
    person('Rachel Adeyemi', 'rachel.adeyemi@kestrel-logistics.example', 'Kestrel Logistics'),
    person('Pieter van Dam', 'pieter.vandam@eu.kestrel-logistics.example', 'Kestrel Logistics'),
  ],
  userWrittenNote: 'Ask about **the Rotterdam pilot**.',
  summary: `## Overview

Kestrel renews for two years and takes the Rotterdam pilot into everyday use.

## Action items

- [ ] Anna: Send the offer by Friday
- [ ] Pieter: Name the terminals that go live first by next Wednesday
- [x] Rachel: Confirm the budget`,
  enhancedNote: '## The renewal\n\n- Two years, forty more seats from May',
  inputLanguage: 'en',
  transcripts: [
    said('Anna Lindqvist', 3, 9, 'Thanks for making the time. Shall we start with the renewal?'),
    said('Rachel Adeyemi', 10, 17, 'Yes. We would like two years, and forty more seats.'),
    said('Pieter van Dam', 18, 26, 'And Rotterdam is no pilot any more: the terminals rely on it.'),
  ],
};

function person(name: string, email: string, accountName: string): Participant {
  const accountDomain = email.slice(email.indexOf('@') + 1);
  return { name, email, profileImageUrl: null, accountName, accountDomain, accountImageUrl: null };
}

/** `from` and `to` are in seconds. */
function said(speaker: string, from: number, to: number, text: string): TranscriptSegment {
  return {
    speaker,
    text,
    startTimestamp: timestamp(from, 'hh:mm:ss'),
    endTimestamp: timestamp(to, 'hh:mm:ss'),
  };
}

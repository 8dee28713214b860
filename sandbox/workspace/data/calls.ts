import type { Note } from '../records.ts';
import { said } from './content.ts';

/** Meetings written by hand. The first is the made-up company's latest. */
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

/** A first call with a prospect. The tour's meetings are like it. */
export const prospectCall: Partial<Note> = {
  title: 'Fjordbank – discovery call',
  totalDurationSec: 1864,
  participants: [
    person('Sofia Marchetti', 'sofia.marchetti@lumenharbor.example', 'Lumen Harbor'),
    person('Ingrid Solheim', 'ingrid.solheim@fjordbank.example', 'Fjordbank'),
    person('Magnus Bakke', 'magnus.bakke@fjordbank.example', 'Fjordbank'),
  ],
  summary:
    '## Overview\n\nFjordbank finances ships and wants to see where they are.\n\n## Next steps\n\n- [ ] Sofia: Send a demo by Friday\n- [ ] Ingrid: Name the ships to begin with',
  enhancedNote: '## Ship finance\n\n- Reports are made by hand today',
  inputLanguage: 'en',
  transcripts: [
    said('Sofia Marchetti', 2, 7, 'Welcome! What made you call us?'),
    said('Ingrid Solheim', 8, 15, 'We finance sixty ships, and hardly know where they are.'),
    said('Magnus Bakke', 16, 21, 'Every quarter we write that report by hand.'),
  ],
};

export function person(
  name: string,
  email: string | null,
  accountName: string,
  accountDomain = email?.replace(/.*@/, '') ?? null,
) {
  return { name, email, profileImageUrl: null, accountName, accountDomain, accountImageUrl: null };
}

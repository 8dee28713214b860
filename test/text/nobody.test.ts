import { expect, it } from '@jest/globals';

import { isNobody } from '../../src/text/nobody.ts';

it.each([
  ['Room Baltic (6)', 'c_1882@resource.calendar.google.com'],
  ['Room Baltic (6)', null],
  ['Conference Room 2', 'room2@acme.example'],
  [null, 'room4@acme.example'],
  [null, 'berlin-meetingroom-2@acme.example'],
  ['Salle de réunion A', null],
  ['会議室3', null],
  ['Fred', 'fred@fireflies.ai'],
  ['Fireflies AI', 'fred@fireflies.ai'],
  ['Fireflies.ai Notetaker', null],
  ['Anna’s Otter.ai', null],
  ['Anna Berg (Notetaker)', null],
  [null, 'assistant@read.ai'],
  ['AI Companion', null],
  [null, 'no-reply@acme.example'],
  ['Anna Berg', 'noreply@acme.example'],
  ['Google Calendar', 'calendar-notification@google.com'],
  [null, 'sales@acme.example'],
  ['Acme Sales', 'sales@acme.example'],
  [null, 'sales-team@acme.example'],
  ['All of Acme', 'all-berlin@acme.example'],
  [null, 'product@lists.acme.example'],
  ['Book Club', 'bookclub@googlegroups.com'],
])('%j <%s> is nobody', (name, email) => {
  expect(isNobody({ name, email })).toBe(true);
});

it.each([
  ['Anna Berg', 'anna.berg@acme.example'],
  ['Anna Berg', 'anna@gong.io'],
  ['Maria Costa', 'info@costa.example'],
  ['Kelly Read', null],
  ['Lieke Bot', 'bot@acme.example'],
  ['Dev Patel', 'dev.patel@acme.example'],
  ['Bill Press', 'bill.press@acme.example'],
  [null, 'allan@acme.example'],
  ['Rooma Salleh', 'rooma@acme.example'],
  [null, 'mushroom@acme.example'],
  [null, null],
])('%j <%s> is somebody', (name, email) => {
  expect(isNobody({ name, email })).toBe(false);
});

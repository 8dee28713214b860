import { describe, expect, it } from '@jest/globals';

import { isHeadingWord, meaningOf, sameKindTest, saysNothing } from '../../src/action_items/meaning.ts';

describe('a heading that was looked for', () => {
  it.each([
    ['decisions', 'Beschlüsse', true],
    ['decisions', 'Unsere Beschlüsse (Auswahl)', true],
    ['decisions', 'Offene Fragen', false],
    ['Nächste Schritte', 'Decisions and next steps', true],
    ['Nächste Schritte', 'Decisions', false],
    ['Teilnehmer', 'Participants', true],
  ])('%j finds the same kind of section in another language: %j (%s)', (wanted, title, isSame) => {
    expect(sameKindTest(wanted)?.(title)).toBe(isSame);
  });

  it.each(['Budget', 'Decisions of the board of Acme', ''])('%j is of no kind', (wanted) => {
    expect(sameKindTest(wanted)).toBeNull();
  });
});

describe('what a heading means', () => {
  it.each([
    ['Next steps (all of them)', 'tasks'],
    ['Decisions and next steps', 'tasks'],
    ['Agenda next steps', 'other'],
    ['Next steps for Acme', 'tasks'],
    ['Next steps Acme', null],
    ['III. Suites à donner', 'tasks'],
    ['參、交辦事項', 'tasks'],
    ['라. 추진 과제', 'tasks'],
    ['Matters for follow-through', 'tasks'],
    [`Our ${' our'.repeat(16)} next steps.`, 'tasks'],
    [`Our ${' our'.repeat(16)} next steps..`, null],
    ['Decisions', 'other'],
    ['Meeting notes', 'notes'],
    ['Goals and incidents', 'notes'],
    ['Outline', 'other'],
    ['Entschuldigt', 'other'],
    ['Acme', null],
    ['Risk committee', 'notes'],
    ['Reunião de pauta', 'notes'],
    ['Decision log and notes', 'notes'],
    ['Meeting agenda', 'other'],
  ])('%j means %j', (title, meaning) => {
    expect(meaningOf(title)).toBe(meaning);
  });

  it.each([
    ['Agenda', true],
    ['our', false],
    ['Our agenda', true],
    ['Anna', false],
  ])('%j is a word of headings, and no name: %s', (word, isWord) => {
    expect(isHeadingWord(word)).toBe(isWord);
  });
});

describe('a line that says that there is nothing to do', () => {
  it.each([
    ['None so far', true],
    ['Currently none', true],
    ['Rien pour l’instant', true],
    ['Op dit moment geen', true],
    ['Obecnie brak', true],
    ['現時点ではなし', true],
    ['아직 없음', true],
    ['目前没有', true],
    ['The assistant found no action items', true],
    ['アクションアイテムはありません', true],
    ['No budget for Acme', false],
    ['Send the offer', false],
  ])('%j: %s', (text, isNothing) => {
    expect(saysNothing(text)).toBe(isNothing);
  });
});

import { describe, expect, it } from '@jest/globals';

import {
  isAboutTasks,
  isHeadingWord,
  otherMeaning,
  sameKindTest,
  saysNothing,
} from '../../src/action_items/meaning.ts';

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
    ['Next steps (all of them)', true],
    ['Decisions and next steps', true],
    ['Agenda next steps', false],
    ['Next steps for Acme', true],
    ['Next steps Acme', false],
    ['III. Suites à donner', true],
    ['參、交辦事項', true],
    [`Our ${' our'.repeat(16)} next steps.`, true],
    [`Our ${' our'.repeat(16)} next steps..`, false],
  ])('%j is about tasks: %s', (title, isAbout) => {
    expect(isAboutTasks(title)).toBe(isAbout);
  });

  it.each([
    ['Decisions', 'other'],
    ['Meeting notes', 'neutral'],
    ['Goals and incidents', 'neutral'],
    ['Outline', 'other'],
    ['Entschuldigt', 'other'],
    ['Acme', null],
    ['Risk committee', 'neutral'],
    ['Reunião de pauta', 'neutral'],
    ['Decision log and notes', 'neutral'],
    ['Meeting agenda', 'other'],
  ])('%j means %j', (title, meaning) => {
    expect(otherMeaning(title)).toBe(meaning);
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

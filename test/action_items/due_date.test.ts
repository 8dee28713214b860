import { describe, expect, it } from '@jest/globals';

import { dueFrom, dueIn } from '../../src/action_items/due_date.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';

describe('the due date in a text', () => {
  it.each([
    ['Send it by Friday, please', '2026-11-20', 'by Friday'],
    ['Send it before the end of the month', '2026-11-30', 'before the end of the month'],
    ['Send it no later than January 8', '2027-01-08', 'no later than January 8'],
    ['Send it within two weeks', '2026-12-02', 'within two weeks'],
    ['Send it within a week', '2026-11-25', 'within a week'],
    ['Send it within 48 hours', '2026-11-20', 'within 48 hours'],
    ['Send it by EOW', '2026-11-20', 'by EOW'],
    ['Send it prior to Friday', '2026-11-20', 'prior to Friday'],
    ['Send it by the first of December', '2026-12-01', 'by the first of December'],
    ['3日以内に送る', '2026-11-21', '3日以内に'],
    ['1か月以内に送る', '2026-12-18', '1か月以内に'],
    ['일주일 안에 제출', '2026-11-25', '일주일 안에'],
    ['Zamówić w ciągu tygodnia', '2026-11-25', 'w ciągu tygodnia'],
    ['Stämma av före veckans slut', '2026-11-20', 'före veckans slut'],
    ['Raus bis Freitagabend, 18 Uhr', '2026-11-20', 'bis Freitagabend'],
    ['两周内提交', '2026-12-02', '两周内'],
    ['一周内提交', '2026-11-25', '一周内'],
    ['48小时内提交', '2026-11-20', '48小时内'],
    ['3일 이내에 제출', '2026-11-21', '3일 이내에'],
    ['資料を送る（〜11/27）', '2026-11-27', '〜11/27'],
    ['by Friday the team needs it', '2026-11-20', 'by Friday'],
    ['Send it by 27/11', '2026-11-27', 'by 27/11'],
    ['Send it by end of day tomorrow', '2026-11-19', 'by end of day tomorrow'],
    ['Ask by the end of the month one of them', '2026-11-30', 'by the end of the month'],
    ['Send it by the end of the year', '2026-12-31', 'by the end of the year'],
    ['Wysłać do końca roku', '2026-12-31', 'do końca roku'],
    ['Rendre avant la fin du mois de décembre', '2026-12-31', 'avant la fin du mois de décembre'],
    ['11 月 23 日前提交', '2026-11-23', '11 月 23 日前'],
    ['초안을 전달, 내일까지', '2026-11-19', '내일까지'],
    ['Angebot bis spätestens 4. Dezember schicken', '2026-12-04', 'bis spätestens 4. Dezember'],
    ['Angebot bis 5.12. schicken', '2026-12-05', 'bis 5.12.'],
    ["Envoyer l'offre d'ici le 1er décembre", '2026-12-01', "d'ici le 1er décembre"],
    ['Enviar antes del viernes', '2026-11-20', 'antes del viernes'],
    ['Inviare entro lunedì 30 novembre', '2026-11-30', 'entro lunedì 30 novembre'],
    ['Enviar até amanhã', '2026-11-19', 'até amanhã'],
    ['Enviar até 2.ª feira', '2026-11-23', 'até 2.ª feira'],
    ['Enviar até 6ª', '2026-11-20', 'até 6ª'],
    ['Größe 5: ŞEKİL bis Freitag', '2026-11-20', 'bis Freitag'],
    ['Sturen vóór vrijdag', '2026-11-20', 'vóór vrijdag'],
    ['Wysłać do końca miesiąca', '2026-11-30', 'do końca miesiąca'],
    ['Skicka senast i morgon', '2026-11-19', 'senast i morgon'],
    ['見積もりを来週金曜までに送る', '2026-11-27', '来週金曜までに'],
    ['견적서를 다음 주 월요일까지 보내기', '2026-11-23', '다음 주 월요일까지'],
    ['下周一前提交报告', '2026-11-23', '下周一前'],
  ])('of %j is %s', (text, dueDate, dueText) => {
    expect(dueIn(text, TODAY)).toStrictEqual({ dueDate, dueText });
  });

  it.each([
    ['is not marked as due', 'Prepare for Friday the meeting of 27 November'],
    ['can be read in two ways', 'Send it by 5/12'],
    ['can be in two weeks', 'Send it by next Friday'],
    ['is in some week of a month', 'Send it by the first week of December'],
    ['is in a number of hours', 'Send it within 5 hours'],
    ['is a span that nothing limits', 'Launch in two weeks'],
    ['is a range', 'Send it by 8-9 December'],
    ['does not exist', 'Send it by 31 November'],
    ['is on another weekday', 'Send it by Monday, 27 November'],
    ['is only a month', 'Send it by December'],
    ['is a week', 'Enviar para a semana de 14/12'],
    ['is a time', 'Send it by 10:30'],
    ['is more than it seems', 'Send it by mid-December'],
    ['is part of a word', 'Send it by Mondays'],
  ])('is none if it %s', (_what, text) => expect(dueIn(text, TODAY)).toBeNull());

  it('of an unknown day cannot depend on it', () => {
    expect(dueIn('by Friday or so', null)).toBeNull();
    expect(dueIn('by 4 December 2026', null)).toStrictEqual({
      dueDate: '2026-12-04',
      dueText: 'by 4 December 2026',
    });
  });

  it('is read again by a weekday that only one of two readings has', () =>
    expect(dueFrom('12/4(金)', TODAY)?.dueDate).toBe('2026-12-04'));
});

describe('the due date in a column or label', () => {
  it.each([
    ['Friday', '2026-11-20'],
    ['before 4 Dec', '2026-12-04'],
    ['2026-12-04', '2026-12-04'],
    // Last week.
    ['11/13', '2026-11-13'],
    ['11월 말일', '2026-11-30'],
    ['4.12', '2026-12-04'],
    ['10 grudnia 2026 r.', '2026-12-10'],
    ['KW 37', null],
    ['ASAP', null],
    ['before the next meeting', null],
    ['next week', null],
  ])('%j is %s', (dueText, dueDate) => {
    expect(dueFrom(dueText, TODAY)).toStrictEqual({ dueDate, dueText });
  });

  it.each(['', '–', 'ongoing', '5/12', 'x'.repeat(100)])('%j says nothing', (value) =>
    expect(dueFrom(value, TODAY)).toBeNull(),
  );
});

import { describe, expect, it } from '@jest/globals';

import { dueFrom, dueIn, withoutSigns } from '../../src/action_items/due_date.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';

describe('the due date in a text', () => {
  it.each([
    ['Send it by Friday, please', '2026-11-20', 'by Friday'],
    ['Send it within 48 hours', '2026-11-20', 'within 48 hours'],
    ['1か月以内に送る', '2026-12-18', '1か月以内に'],
    ['Zamówić w ciągu tygodnia', '2026-11-25', 'w ciągu tygodnia'],
    ['Stämma av före veckans slut', '2026-11-20', 'före veckans slut'],
    ['Raus bis Freitagabend, 18 Uhr', '2026-11-20', 'bis Freitagabend'],
    ['一周内提交', '2026-11-25', '一周内'],
    ['3일 이내에 제출', '2026-11-21', '3일 이내에'],
    ['資料を送る（〜11/27）', '2026-11-27', '〜11/27'],
    ['Ask by the end of the month one of them', '2026-11-30', 'by the end of the month'],
    ['Send it by the end of the year', '2026-12-31', 'by the end of the year'],
    ['Wysłać do końca roku', '2026-12-31', 'do końca roku'],
    ['초안을 전달, 내일까지', '2026-11-19', '내일까지'],
    ['Enviar até 6ª', '2026-11-20', 'até 6ª'],
    ['Raus innerhalb einer Woche', '2026-11-25', 'innerhalb einer Woche'],
    ['Enviar en 5 días', '2026-11-23', 'en 5 días'],
    ['額縁を12枚発注 〜11/27', '2026-11-27', '〜11/27'],
    ['영상 녹화, 내일 정오까지', '2026-11-19', '내일 정오까지'],
    ['更新固件，明天完成', '2026-11-19', '明天完成'],
    ['Invia entro lunedì ore 9', '2026-11-23', 'entro lunedì ore 9'],
    ['Envoyer aujourd’hui avant 14h', '2026-11-18', 'aujourd’hui avant 14h'],
    ['Send it today by 5 pm', '2026-11-18', 'today by 5 pm'],
    ['見積もりを来週金曜までに送る', '2026-11-27', '来週金曜までに'],
    ['Send it before noon tomorrow', '2026-11-19', 'before noon tomorrow'],
    ['Send it today by 5', '2026-11-18', 'today by 5'],
    ['Inviare oggi entro le 17', '2026-11-18', 'oggi entro le 17'],
    ['Inviare entro le 18 di oggi', '2026-11-18', 'entro le 18 di oggi'],
    ['Skicka det imorgon före kl. 09.00', '2026-11-19', 'imorgon före kl. 09.00'],
    ['会場を予約する — 明日正午まで', '2026-11-19', '明日正午まで'],
    ['今天下午5点前交给HR', '2026-11-18', '今天下午5点前'],
    ['내일 오후 3시까지 통화', '2026-11-19', '내일 오후 3시까지'],
    ['Send it by tomorrow EOD', '2026-11-19', 'by tomorrow EOD'],
    ['Angebot bis Ende nächster Woche', '2026-11-27', 'bis Ende nächster Woche'],
    ['Send it within 5 working days', '2026-11-25', 'within 5 working days'],
    ['二週間以内に送る', '2026-12-02', '二週間以内に'],
    ['Spedire entro l’11 dicembre', '2026-12-11', 'entro l’11 dicembre'],
    ['Autorizar la compra, hoy mismo', '2026-11-18', 'hoy mismo'],
    ['Skicka loggen i morgon.', '2026-11-19', 'i morgon'],
    ['Send it by the end of Q1', '2027-03-31', 'by the end of Q1'],
    ['Envoyer avant la fin du deuxième trimestre', '2027-06-30', 'avant la fin du deuxième trimestre'],
    ['第二季度结束前提交', '2027-06-30', '第二季度结束前'],
    ['Calibrate it, due 16–18 March', '2027-03-18', 'due 16–18 March'],
    ['Da completare tra il 25 e il 27 maggio', '2027-05-27', 'Da completare tra il 25 e il 27 maggio'],
    ['今月中に送る', '2026-11-30', '今月中に'],
    ['이번 주 내로 보내기', '2026-11-20', '이번 주 내로'],
    ['三日以内に送る', '2026-11-21', '三日以内に'],
    ['十二月一日前提交', '2026-12-01', '十二月一日前'],
    ['Invia fra tre giorni', '2026-11-21', 'fra tre giorni'],
    ['Wysłać za dwa tygodnie', '2026-12-02', 'za dwa tygodnie'],
    ['Enviar antes del 25', '2026-11-25', 'antes del 25'],
    ['Bis Freitag kommender Woche senden', '2026-11-27', 'Bis Freitag kommender Woche'],
    ['Label by Friday 12 of the 30 boxes', '2026-11-20', 'by Friday'],
    ['Antes de que acabe el mes, enviar', '2026-11-30', 'Antes de que acabe el mes'],
    ['Inviare entro il 29 novembre ore 18', '2026-11-29', 'entro il 29 novembre ore 18'],
  ])('of %j is %s', (text, dueDate, dueText) => {
    expect(dueIn(text, TODAY)).toMatchObject({ dueDate, dueText });
  });

  it.each([
    ['bis Ende nächster Woche', '2026-11-27'],
    ['bis Ende der Woche', undefined],
    ['até o fim do mês que vem', '2026-12-31'],
  ])('on a Saturday: %j', (text, dueDate) => expect(dueIn(text, '2026-11-21')?.dueDate).toBe(dueDate));

  it('is the last day of a month that lacks the day', () =>
    expect(dueIn('Send it within 1 month', '2027-01-31')?.dueDate).toBe('2027-02-28'));

  it.each([
    ['bis Mittwoch 3 Angebote einholen', '2026-11-25'],
    ['by Friday, 12 seats', '2026-11-20'],
    ['by Friday 40 seats', '2026-11-20'],
    ['by Friday 1,200 seats', '2026-11-20'],
    ['avant vendredi 3 devis', '2026-11-20'],
    ['antes del viernes 3 ofertas', '2026-11-20'],
    ['entro venerdì 3 offerte', '2026-11-20'],
    ['até sexta 3 propostas', '2026-11-20'],
    ['voor vrijdag 3 offertes', '2026-11-20'],
    ['by Friday 27 November', '2026-11-27'],
    ['by Friday 27', '2026-11-27'],
    ['bis Freitag 27. einholen', '2026-11-27'],
  ])('is the weekday unless the number behind it is a day: %j', (text, dueDate) =>
    expect(dueIn(text, TODAY)?.dueDate).toBe(dueDate),
  );

  it.each([
    ['by 5 pm Friday', 17 * 60],
    ['11月20日18点之前', 18 * 60],
    ['tegen vrijdag om 14u30', 14 * 60 + 30],
    ['Friday by 5 pm', 17 * 60],
    ['entro venerdì ore 18', 18 * 60],
    ['by Friday, 5:30 p.m.', 17 * 60 + 30],
    ['by 12 am Friday', 0],
    ['by Friday at 17:00', 17 * 60],
    ['by Friday, 09:15', 9 * 60 + 15],
    ['bis Freitag 18.30 Uhr', 18 * 60 + 30],
    ['avant vendredi à 17h30', 17 * 60 + 30],
    ['entro venerdì alle 15', 15 * 60],
    ['voor vrijdag 15 uur', 15 * 60],
    ['senast fredag kl 15', 15 * 60],
    ['do piątku godz. 15', 15 * 60],
    ['金曜日午後5時までに', 17 * 60],
    ['금요일 오후 5시까지', 17 * 60],
    ['周五下午5点前', 17 * 60],
    ['antes del viernes 10 a. m.', 10 * 60],
  ])('has a time in %j', (text, minutes) => {
    expect(dueIn(text, TODAY)).toMatchObject({ dueDate: '2026-11-20', minutes });
  });

  it.each([
    ['is not named', 'by Friday'],
    ['can be in the morning or the evening', 'by Friday at 5'],
    ['is one of another zone', 'by 5 pm CET Friday'],
  ])('has no time if it %s', (_what, text) => {
    expect(dueIn(text, TODAY)).toMatchObject({ dueDate: '2026-11-20', minutes: null });
  });

  it.each([
    ['can be in two weeks', 'Send it by next Friday'],
    ['is in some week of a month', 'Send it by the first week of December'],
    ['is in a number of hours', 'Send it within 5 hours'],
    ['does not exist', 'Send it by 31 November'],
    ['is on another weekday', 'Send it by Monday, 27 November'],
    ['is only a month', 'Send it by December'],
    ['is long ago', '清除三個月前的日誌'],
    ['is no span', 'Reunión en mayo'],
    ['counts meetings', 'Send it before the 2nd meeting'],
    ['is not before a day', 'Nicht vor Freitag senden'],
    ['is long ago, in German', 'Was vor drei Tagen fehlte'],
    ['is the first of a range', 'Urlaub vom 3. bis 5. Dezember'],
    ['is that of a booking', 'Agendar la sesión para el martes'],
    ['is a week', 'Enviar para a semana de 14/12'],
    ['is the day of something else', 'Pasar en limpio el acta de hoy'],
  ])('is none if it %s', (_what, text) => expect(dueIn(text, TODAY)).toBeNull());

  it('of an unknown day cannot depend on it', () => {
    expect(dueIn('by Friday or so', null)).toBeNull();
    expect(dueIn('by 4 December 2026', null)).toStrictEqual({
      dueDate: '2026-12-04',
      dueText: 'by 4 December 2026',
      minutes: null,
    });
  });

  it('is read again by a weekday that only one of two readings has', () =>
    expect(dueFrom('12/4(金)', TODAY)?.dueDate).toBe('2026-12-04'));
});

describe('the due date in a column or label', () => {
  it.each([
    ['11월 말일', '2026-11-30'],
    ['4.12', '2026-12-04'],
    ['next week', null],
    ['一週內', '2026-11-25'],
  ])('%j is %s', (dueText, dueDate) => {
    expect(dueFrom(dueText, TODAY)).toStrictEqual({ dueDate, dueText, minutes: null });
  });

  it('has a time', () => expect(dueFrom('Friday, 5 pm', TODAY)?.minutes).toBe(17 * 60));
});

describe('an @', () => {
  it('calls nobody before a day', () =>
    expect(withoutSigns('@Ben: send it to @Anna by @next Friday (@tomorrow)')).toBe(
      '@Ben: send it to @Anna by next Friday (tomorrow)',
    ));
});

import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';
import { actionItems } from '../../src/text/action_items.ts';

function texts(...markdown: (string | null)[]): string[] {
  return actionItems(markdown).map(({ text }) => text);
}

function item(text: string, assignee: string | null = null, done = false) {
  return { text, done, assignee };
}

describe('what is an action item', () => {
  it('is a check box anywhere', () => {
    const markdown =
      'Hello\n- [ ] **Open** one\n> * [x] Quoted\n1. [X] Numbered\n[ ] Bare\n☑ Ticked\n☐ Sign\n- no box';
    expect(actionItems([markdown])).toStrictEqual([
      item('Open one'),
      item('Quoted', null, true),
      item('Numbered', null, true),
      item('Bare'),
      item('Ticked', null, true),
      item('Sign'),
    ]);
  });

  it.each([
    '## Action items',
    '### ✅ Key Action Items (3)',
    '## 4. Next Steps:',
    '## 12. Tasks',
    '## Action 🎯 items',
    'Action items\n------------',
    'Next steps\n========== ',
    '**To-dos**',
    '**Next steps for Acme:**',
    '__Tasks__:',
    'Next steps:',
    '## Nächste Schritte',
    'Maßnahmen:',
    'Massnahmen:',
    '## Prochaines étapes',
    '**Plan d’action**',
    '## PRÓXIMOS PASOS',
    'Tareas pendientes:',
    '## Actiepunten',
    'Volgende stappen:',
    '## 액션 아이템',
    '**다음 단계**',
    '## 今後のアクションアイテム',
    '次のステップ：',
    '## Open tasks',
    '## Actions à mener',
    '## Tâches à faire',
    'Acties:',
    '## 宿題',
    '**Tasks** :',
    '# Tasks',
    '###### Tasks',
  ])('is a bullet or number under %p, until the next heading', (heading) => {
    const markdown = `Intro\n- before\n\n${heading}\n\n- first\n2) second\n\n- third\n\n# Decisions\n- after`;
    expect(texts(markdown)).toStrictEqual(['first', 'second', 'third']);
  });

  it.each([
    '## Summary',
    '**Actionable insights**',
    'The tasks of a good manager are many:',
    '## Action movies',
    '## Transaction items',
    'We have **tasks**',
    '**tasks** we have',
    'Our #hashtag tasks',
    'tasks\nx---',
    'tasks\n---x',
    '** tasks *',
    `## Next steps ${'and so on '.repeat(8)}`,
  ])('is not what stands under %p', (heading) => expect(texts(`${heading}\n- a`)).toStrictEqual([]));

  it('ends with a bold heading, and with one that ends with a colon', () => {
    expect(texts('**Next steps**\n- a\n**Decisions**\n- b')).toStrictEqual(['a']);
    expect(texts('## Next steps\n- a\nOpen questions:\n- b')).toStrictEqual(['a']);
  });

  it.each([
    ['a line', '\n---'],
    ['a sentence with a colon', 'Note: this is not all'],
    ['a long sentence that ends with a colon', `${'This and that '.repeat(6)}:`],
  ])('comes after %s too', (_, between) => {
    expect(texts(`## Next steps\n- a\n${between}\n- b`)).toStrictEqual(['a', 'b']);
  });

  it('stands under a deeper heading that is underlined', () => {
    expect(texts('Next steps\n===\n- a\nThis week\n---\n- b')).toStrictEqual(['a', 'b']);
  });

  it('is a check box that reads like a heading, or like whom the next ones are for', () => {
    expect(texts('- [ ] Define next steps:\n- [ ] Anna\n  - [ ] call')).toStrictEqual([
      'Define next steps:',
      'Anna',
      'call',
    ]);
  });

  it('is a name with nothing under it', () => {
    expect(texts('## To do\n- Anna\n- Ben')).toStrictEqual(['Anna', 'Ben']);
  });

  it('stands under deeper headings and behind a sentence too', () => {
    expect(texts('## Next steps\nThe team will:\n- a\n### This week\n- b\n## Notes\n- c')).toStrictEqual([
      'a',
      'b',
    ]);
  });

  it('stands under a heading that is a bullet itself', () => {
    const markdown = '- **Action items:**\n  - a\n    - a1\n  - b\n- **Decisions:**\n  - c';
    expect(texts(markdown)).toStrictEqual(['a', 'a1', 'b']);
  });

  it('is nested, wrapped over lines, and tabbed', () => {
    expect(
      texts('# To do\n- plan\n\t- book\n\t  a room,\n\t  which is:\n\t  big\n- last\n\nNot wrapped'),
    ).toStrictEqual(['plan', 'book a room, which is: big', 'last']);
  });

  it('is quoted in a quotation, numbered with several digits, and ticked with an empty box', () => {
    expect(texts('> > - [ ] quoted\n>- [ ] close\n   > - [ ] apart')).toStrictEqual([
      'quoted',
      'close',
      'apart',
    ]);
    expect(texts('## Tasks\n10. tenth\n1000)  thousandth\n-  dash')).toStrictEqual([
      'tenth',
      'thousandth',
      'dash',
    ]);
    expect(texts('- [] empty\n- [x]  ticked\n☐  open\n☑️ done\n☐close')).toStrictEqual([
      'empty',
      'ticked',
      'open',
      'done',
      'close',
    ]);
    expect(texts('- [ ] use ``` for code\n- [ ] next')).toStrictEqual(['use for code', 'next']);
  });

  it('is not in code, and not “none”', () => {
    expect(
      texts('# To do\n```\n- [ ] code\n```\n- None.\n- none...\n- N/A\n- 없음\n- [ ]\n- '),
    ).toStrictEqual([]);
  });

  it.each([
    ['_Send_ `a_b` to [Acme](https://acme.example) ~~now~~ 2 * 3', 'Send a_b to Acme now 2 * 3'],
    ['Please _send_ ___all___  of it', 'Please send all of it'],
    ['Fill in Stage__c', 'Fill in Stage__c'],
  ])('loses its markup: %p', (content, text) => {
    expect(texts(`- [ ] ${content}`)).toStrictEqual([text]);
  });
});

describe('who an action item is for', () => {
  it.each([
    ['Anna: send the deck', 'Anna'],
    ['Anna Maria Smith: send the deck', 'Anna Maria Smith'],
    ['Anna Maria Smith Berg: send the deck', 'Anna Maria Smith Berg'],
    ['Ludwig van Beethoven: send the deck', 'Ludwig van Beethoven'],
    ['Anna & Ben: send the deck', 'Anna & Ben'],
    ['Anna&Ben: send the deck', 'Anna&Ben'],
    ['Anna , Ben: send the deck', 'Anna , Ben'],
    ['Anna and Ben: send the deck', 'Anna and Ben'],
    ['Anna:  send the deck', 'Anna'],
    ['__Anna__: send the deck', 'Anna'],
    ['__Anna:__ send the deck', 'Anna'],
    ['**Anna** :  send the deck', 'Anna'],
    ['**Anna**:send the deck', 'Anna'],
    ['@anna, send the deck', 'anna'],
    ['@anna: send the deck', 'anna'],
    ['@7anna  send the deck', '7anna'],
    ['send the deck @7anna', '7anna'],
    ['send the deck @anna7', 'anna7'],
    ['send the deck (Assignee: Anna)', 'Anna'],
    ['send the deck (owners: Anna)', 'Anna'],
    ['send the deck (assigned to Anna)', 'Anna'],
    ['send the deck (담당 민수)', '민수'],
    ['send the deck (담당자: 민수)', '민수'],
    ['send the deck（担当：田中）', '田中'],
    ['send the deck（担当者 ： 田中）。', '田中'],
    ['**Anna**: send the deck', 'Anna'],
    ['**Anna:** send the deck', 'Anna'],
    ['**Anna: send** the deck', 'Anna'],
    ['**Anna Smith** – send the deck', 'Anna Smith'],
    ['@anna.smith send the deck', 'anna.smith'],
    ['@Anna Smith: send the deck', 'Anna Smith'],
    ['send the deck @anna', 'anna'],
    ['send the deck (Anna)', 'Anna'],
    ['send the deck (Owner: Anna Smith).', 'Anna Smith'],
    ['send the deck ( Owner: Anna )', 'Anna'],
    ['send the deck [@Anna]', 'Anna'],
    ['[Anna](https://a.example): send the deck', 'Anna'],
    ['민수: send the deck', '민수'],
    ['田中さん：send the deck', '田中さん'],
    ['アレクサンドル：send the deck', 'アレクサンドル'],
    ['Łukasz Żak: send the deck', 'Łukasz Żak'],
  ])('is told by %p', (content, assignee) => {
    expect(actionItems([`- [ ] ${content}`])).toStrictEqual([item('send the deck', assignee)]);
  });

  it.each([
    'Note: send the deck',
    'TODO: send the deck',
    'Wichtig: Termin absagen',
    '참고: 자료를 보낸다',
    'https://acme.example is down',
    '10:30 call with Acme',
    'Meet at 10:30',
    'CRM: clean up',
    'Who: all of us',
    'Action: clean up',
    'Risk: it rains',
    'Completed: the deck',
    'Discussion: the deck',
    'Today: clean up',
    'Zuständig: alle',
    'Remarque: rien',
    'Vendredi: appeler',
    'Opmerking: niets',
    '今週: 資料',
    'call (Anna) today',
    'tell @anna about it',
    'P.S.: clean up',
    'Anna@Acme: clean up',
    'Anna and the team: clean up',
    'Spring Sales Kick Off Party: clean up',
    'der Vertrag: prüfen',
    'Things to fix: all of them',
    'send the deck (optional)',
    'send the deck (Friday)',
    'send the deck (Q3)',
    'send the deck (by 10:30)',
    'send the deck (Slides: Anna)',
    '(Anna)',
    'ask anna@acme.example',
    '資料を送付: 田中さんへ',
    '会議室予約確認作業: 田中さんへ',
  ])('is not told by %p', (content) => {
    expect(actionItems([`- [ ] ${content}`])).toStrictEqual([item(content)]);
  });

  it('is not told by a bold name within a sentence', () => {
    expect(actionItems(['- [ ] **Anna** will call'])).toStrictEqual([item('Anna will call')]);
    expect(actionItems(['- [ ] call **Anna**: now'])).toStrictEqual([item('call Anna: now')]);
  });

  it('is the name that items stand under, indented by a tab', () => {
    expect(actionItems(['## To do\n- **Anna**\n\t- one'])).toStrictEqual([item('one', 'Anna')]);
  });

  it('is the name that items stand under', () => {
    const markdown =
      '## Action items\n- **Anna**\n  - one\n  - Ben: two\n- three\n\n### Cleo Park\n- four\n\n**Dan:**\n- five';
    expect(actionItems([markdown])).toStrictEqual([
      item('one', 'Anna'),
      item('two', 'Ben'),
      item('three'),
      item('four', 'Cleo Park'),
      item('five', 'Dan'),
    ]);
  });

  it('does not go on under the next heading', () => {
    expect(actionItems(['- [ ] Anna: plan\n# Next steps\n  - book'])).toStrictEqual([
      item('plan', 'Anna'),
      item('book'),
    ]);
  });

  it('goes for what is nested too', () => {
    expect(actionItems(['- [ ] Anna: plan\n  - [ ] book'])).toStrictEqual([
      item('plan', 'Anna'),
      item('book', 'Anna'),
    ]);
  });
});

describe('an action item in several texts', () => {
  it('comes once, done if any text says so, with the assignee any text gives', () => {
    expect(
      actionItems(['# To do\n- Send the deck.\n- [ ] call', null, '- [x] **Anna**: send the deck', '']),
    ).toStrictEqual([item('Send the deck.', 'Anna', true), item('call')]);
  });

  it('is the first of several people’s where nobody is named, and keeps the name’s first spelling', () => {
    const markdown = '- [ ] Anna: report\n- [ ] Ben: report\n- [x] report\n- [ ] @ben report';
    expect(actionItems([markdown])).toStrictEqual([item('report', 'Anna', true), item('report', 'Ben')]);
  });

  it('stays apart for different people', () => {
    expect(actionItems(['- [ ] report\n- [ ] Anna: report\n- [ ] Ben: report'])).toStrictEqual([
      item('report', 'Anna'),
      item('report', 'Ben'),
    ]);
    const markdown = '- [ ] Anna: report\n- [ ] Ben: report\n- [ ] report\n- [ ] ben: report';
    expect(actionItems([markdown])).toStrictEqual([
      item('report', 'Anna'),
      item('report', 'Ben'),
      item('ben: report'),
    ]);
  });
});

describe('hostile texts', () => {
  it('never throw, and give no empty or repeated item', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...['- ', '- [ ] ', '# a\n', '## Next steps\n', '>', '[', '[a](', '**', '__', '*', ' ', '\t', '\n'],
        ...['1', 'A: ', '@a ', '(', '(A)', 'Anna', '\u202e'],
      ),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(piece).map((parts) => parts.join('')),
          { maxLength: 3 },
        ),
        (markdown) => {
          const items = actionItems(markdown);
          expect(items.every(({ text, assignee }) => text.trim() !== '' && assignee !== '')).toBe(true);
          expect(new Set(items.map(({ text, assignee }) => JSON.stringify([text, assignee]))).size).toBe(
            items.length,
          );
        },
      ),
    );
  });
});

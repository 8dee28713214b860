/** Phrases for transcripts and notes. `{topic}`, `{other}`, and `{client}` are placeholders. */
export const languages = {
  en: {
    headings: ['Overview', 'Decisions', 'Action items', 'Topics'],
    overview:
      'The team went through **{topic}** and agreed on the way forward. The dates hold, and the open questions have an owner.',
    decision: 'Go ahead with {topic} as proposed.',
    action: [
      'send the notes to everyone by Friday',
      'write down the open questions by next Tuesday',
      'book a follow-up for next week',
    ],
    opening: 'Thanks for joining, everyone. Let’s start with {topic}.',
    spoken: [
      'On {topic} we are a little ahead of plan, which is good news for once.',
      'Could you say more about what that means for {topic}?',
      'I talked to {other} about it yesterday, and we both think it can work.',
      'The numbers are in the sheet; the short version is that we save about two days a month.',
      'What worries me is the handover. Nobody owns it once the pilot is over.',
      'Yes, exactly.',
      'I would rather ship {topic} smaller and earlier than wait for the whole thing.',
      'Let’s not forget the audit in {client}; they asked for the log files last time.',
    ],
    closing: 'Good, I think we have what we need. I’ll send the notes around.',
  },
  de: {
    headings: ['Überblick', 'Entscheidungen', 'Nächste Schritte', 'Themen'],
    overview: 'Besprochen wurde **{topic}**. Der Zeitplan bleibt, offene Fragen sind verteilt.',
    decision: '{topic} wird wie vorgeschlagen umgesetzt.',
    action: [
      'das Angebot bis Freitag schicken',
      'die Rückfragen bis Dienstag klären',
      'einen Folgetermin vereinbaren',
    ],
    opening: 'Guten Morgen zusammen, fangen wir mit {topic} an.',
    spoken: [
      'Bei {topic} liegen wir gut im Plan.',
      'Was heißt das konkret für {topic}?',
      'Ich habe gestern mit {other} gesprochen, das sehen wir genauso.',
      'Das müssen wir vor der Prüfung bei {client} geklärt haben.',
      'Mir wäre eine kleinere Lösung lieber, die dafür im Januar läuft.',
    ],
    closing: 'Gut, dann haben wir alles. Ich schreibe das Protokoll.',
  },
  fr: {
    headings: ['Résumé', 'Décisions', 'Prochaines étapes', 'Sujets abordés'],
    overview: 'L’équipe a passé en revue **{topic}** et s’est mise d’accord sur la suite.',
    decision: 'On avance sur {topic} comme prévu.',
    action: ['envoyer le devis avant vendredi', 'préparer la démonstration', 'relire le contrat'],
    opening: 'Bonjour à tous, commençons par {topic}.',
    spoken: [
      'Pour {topic}, nous sommes dans les temps.',
      'Qu’est-ce que cela change pour {topic} ?',
      'J’en ai parlé avec {other} hier, nous sommes du même avis.',
      'Il faudra le valider avec {client} avant la fin du mois.',
      'Je préfère une première version simple, livrée plus tôt.',
    ],
    closing: 'Très bien, je vous envoie le compte rendu.',
  },
  ja: {
    headings: ['概要', '決定事項', 'アクションアイテム', '議題'],
    overview: '**{topic}**について確認し、今後の進め方を決めました。',
    decision: '{topic}は提案どおり進める。',
    action: ['金曜日までに見積もりを送る', '次回の日程を調整する', '議事録を共有する'],
    opening: 'お集まりいただきありがとうございます。まず{topic}から始めましょう。',
    spoken: [
      '{topic}は予定どおり進んでいます。',
      'それは{topic}にどのような影響がありますか。',
      '昨日{other}さんと相談しました。',
      '{client}の監査までに決める必要があります。',
    ],
    closing: 'それでは、議事録をお送りします。ありがとうございました。',
  },
} as const;

export type LanguageCode = keyof typeof languages;

/** Words in the form in which they are compared: lower case, no accents, `ss` and `'` for `ß` and `’`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

function folded(list: string): string[] {
  return list.split(/\s*\|\s*/).map(fold);
}

/** A heading that begins or ends with one of these is about action items: `Next steps for Acme`, `Key action items`. */
export const HEADING_PHRASES: readonly string[] = folded(
  'action items|action item|action points|action steps|next steps|next step|next actions|follow-up items|follow up items|' +
    'follow-up actions|follow up actions|assigned tasks|open tasks|to-do list|to do list|todo list|' +
    'nächste schritte|naechste schritte|offene aufgaben|aktionspunkte|handlungspunkte|' +
    "prochaines étapes|étapes suivantes|prochaines actions|points d'action|plan d'action|" +
    'actions à mener|actions à réaliser|actions à entreprendre|tâches à faire|' +
    'próximos pasos|siguientes pasos|elementos de acción|puntos de acción|acciones a seguir|tareas pendientes|plan de acción|' +
    'volgende stappen|vervolgstappen|actiepunten|actielijst|' +
    '액션 아이템|액션아이템|다음 단계|할 일|할일|후속 조치|후속 작업|실행 항목|조치 사항|조치사항|' +
    'アクションアイテム|アクション項目|次のステップ|ネクストステップ|次のアクション|ネクストアクション|今後のアクション|今後の対応|やること',
);

/** Words too common to count within a longer heading: the whole of it has to be one of them. */
export const HEADINGS: ReadonlySet<string> = new Set(
  folded(
    'action|actions|to-do|to-dos|to do|to dos|todo|todos|task|tasks|follow-up|follow-ups|follow up|follow ups|' +
      'aufgaben|maßnahmen|weiteres vorgehen|à faire|tâches|acciones|tareas|pendientes|por hacer|' +
      'acties|taken|te doen|과제|タスク|宿題',
  ),
);

/** What is written where there are no action items. */
export const NOTHING: ReadonlySet<string> = new Set(
  folded(
    'none|n/a|na|nothing|no action items|none identified|no next steps|keine|nichts|aucun|aucune|rien|ninguno|ninguna|' +
      'nada|geen|없음|해당 없음|なし|特になし',
  ),
);

/** Words that stand before a colon or in parentheses, and are nobody's name. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  folded(
    'note|notes|todo|to-do|fyi|ps|nb|re|cc|update|updates|important|urgent|asap|optional|tbd|tba|eod|eow|deadline|due|date|when|' +
      'who|what|why|where|how|by|status|owner|owners|assignee|assignees|priority|high|medium|low|next|follow-up|followup|' +
      'action|actions|item|items|task|tasks|goal|goals|context|background|decision|decisions|question|questions|answer|issue|' +
      'issues|risk|risks|blocker|blockers|idea|ideas|reminder|example|examples|link|links|url|done|open|pending|ongoing|' +
      'completed|draft|internal|external|summary|agenda|topic|topics|step|steps|phase|option|result|results|outcome|warning|' +
      'discussion|participants|attendees|overview|conclusion|conclusions|insights|takeaways|highlights|points|key|tip|hint|bug|feature|fix|call|email|mail|review|schedule|send|prepare|check|research|meeting|budget|timeline|' +
      'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|' +
      'september|october|november|december|today|tomorrow|week|month|quarter|day|days|later|now|soon|required|new|' +
      'hinweis|achtung|wichtig|dringend|frist|termin|aufgabe|aufgaben|frage|fragen|ziel|bis|offen|erledigt|beispiel|' +
      'zuständig|verantwortlich|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|' +
      'remarque|attention|échéance|objectif|tâche|rappel|exemple|responsable|aujourd’hui|demain|lundi|mardi|mercredi|jeudi|' +
      'vendredi|nota|importante|plazo|fecha|tarea|pregunta|objetivo|ejemplo|hoy|mañana|lunes|martes|miércoles|jueves|viernes|' +
      'opmerking|belangrijk|taak|vraag|doel|voorbeeld|vandaag|maandag|dinsdag|woensdag|donderdag|vrijdag|' +
      '참고|메모|주의|마감|기한|중요|목표|담당|담당자|질문|완료|내일|오늘|선택|注意|備考|メモ|期限|重要|参考|目的|担当|質問|例|完了|任意|' +
      '本日|明日|今週|来週',
  ),
);

/** Words in the form used for comparison: lower case, no accents, `ss` and `'` for `ß` and `’`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

/** Words between `|`, folded. */
function folded(...lines: string[]): string[] {
  return lines.join('').split('|').map(fold);
}

/** A heading that begins or ends with one of these is about action items: `Next steps for Acme`, `Key action items`. */
export const HEADING_PHRASES: readonly string[] = folded(
  "action items|action item|action points|action steps|action plan|next steps|next step|next actions|what's next|",
  'follow-up items|follow up items|follow-up actions|follow up actions|follow-up tasks|follow up tasks|',
  'assigned tasks|open tasks|to-do list|to do list|todo list|task list|tasks to do|things to do|',
  'nächste schritte|naechste schritte|nächsten schritte|offene aufgaben|offene punkte|aktionspunkte|handlungspunkte|',
  'arbeitsaufträge|aufgabenliste|aufgabenverteilung|weitere schritte|',
  "prochaines étapes|étapes suivantes|prochaines actions|points d'action|plan d'action|relevé d'actions|liste des actions|suivi des actions|",
  'actions à mener|actions à réaliser|actions à entreprendre|actions à suivre|tâches à faire|tâches à réaliser|',
  'próximos pasos|siguientes pasos|pasos a seguir|próximas acciones|elementos de acción|puntos de acción|ítems de acción|',
  'acciones a seguir|acciones pendientes|tareas pendientes|tareas asignadas|lista de tareas|plan de acción|',
  'volgende stappen|vervolgstappen|actiepunten|actielijst|',
  '액션 아이템|액션아이템|다음 단계|할 일|할일|후속 조치|후속 작업|후속 업무|실행 항목|실행 계획|조치 사항|조치사항|',
  '次のステップ|ネクストステップ|',
  '今後の対応|対応事項|実施事項|やること|やるべきこと|アクション|タスク|宿題',
);

/** Words too common to count in a heading. All others must be among the `HEADING_QUALIFIERS`. */
export const HEADINGS: ReadonlySet<string> = new Set(
  folded(
    'action|actions|to-do|to-dos|to do|to dos|todo|todos|task|tasks|follow-up|follow-ups|follow up|follow ups|assignments|',
    'commitments|deliverables|who does what|responsibilities|aufgaben|maßnahmen|aufträge|weiteres vorgehen|wer macht was|',
    'zuständigkeiten|à faire|tâches|qui fait quoi|acciones|tareas|pendientes|compromisos|acuerdos|por hacer|quién hace qué|',
    'acties|taken|te doen|wie doet wat|과제|업무 분담',
  ),
);

/** Words allowed beside the `HEADINGS`: `Our tasks`, `Actions agreed`, `Tasks by owner`. */
export const HEADING_QUALIFIERS: ReadonlySet<string> = new Set(
  folded(
    'our|my|your|all|key|main|open|new|next|remaining|outstanding|pending|immediate|suggested|recommended|agreed|upcoming|team|',
    'assigned|identified|required|important|other|further|additional|list|log|register|tracker|items|points|by|per|person|',
    'owner|owners|priority|and|the|with|deadlines|meeting|this|from|',
    'unsere|neue|wichtige|weitere|nächste|offene|vereinbarte|liste|und|nach|person|pro|aus|der|dem|sitzung|',
    'nos|nouvelles|principales|autres|liste|des|par|personne|et|les|convenues|décidées|',
    'nuestras|nuevas|principales|otras|lista|de|por|persona|y|las|acordadas|asignadas|onze|nieuwe|openstaande|en|per|persoon',
  ),
);

/** A deeper heading with one of these ends a section of action items: writers are careless about depth. */
export const OTHER_HEADINGS: readonly string[] = folded(
  'decision|decisions|decisions made|questions|question|notes|summary|recap|overview|discussion|key points|takeaways|',
  'risks|blockers|parking lot|agenda|topics|participants|attendees|insights|highlights|conclusion|background|appendix|',
  'next meeting|transcript|',
  'entscheidungen|beschlüsse|fragen|zusammenfassung|themen|risiken|sonstiges|teilnehmer|notizen|nächster termin|',
  'nächstes treffen|nächste besprechung|',
  'décisions|résumé|points clés|risques|divers|prochaine réunion|',
  'decisiones|preguntas|resumen|riesgos|participantes|asistentes|próxima reunión|',
  'besluiten|vragen|samenvatting|deelnemers|',
  '결정 사항|논의 사항|요약|질문|참고|참석자|다음 회의|',
  '決定事項|議論|概要|要約|質問|備考|その他|参加者|次回の会議|次回会議',
);

/** What writers put where there are no action items. */
export const NOTHING: ReadonlySet<string> = new Set(
  folded(
    'none|n/a|na|nothing|tbd|no action items|no tasks|none identified|none mentioned|no next steps|no follow-ups|',
    'keine|keine aufgaben|nichts|aucun|aucune|aucune action|rien|ninguno|ninguna|nada|geen|없음|해당 없음|なし|特になし',
  ),
);

/** `No action items were identified.`, as words that may have others between them. */
export const NOTHING_SENTENCE =
  /^(?:there (?:are|were) no |no |keine |es gibt keine |aucune? |il n'y a pas d|ningun[ao]? |no hay |geen )[^.:;]{0,40}\b(?:action items?|actions?|next steps?|tasks?|follow-ups?|to-?dos?|aufgaben|massnahmen|schritte|taches?|etapes?|tareas?|acciones|pasos|taken|acties)\b[^.:;]{0,60}$/;

/** Entries often listed among next steps that aren't tasks: `Next meeting: Thursday`. */
export const NEXT_MEETING =
  /^(?:next (?:meeting|sync|call|check-?in|session)|nächste[rs]? (?:termin|treffen|meeting|besprechung)|prochaine? (?:réunion|rendez-vous|point)|próxima (?:reunión|llamada)|volgende (?:vergadering|afspraak)|다음 (?:회의|미팅)|次回(?:の?(?:会議|ミーティング|打ち合わせ))?(?:日程)?)\s*[:：]/i;

/** Words for everybody, or for nobody in particular. */
export const GROUPS: ReadonlySet<string> = new Set(
  folded(
    'everyone|everybody|all|team|the team|whole team|entire team|the group|group|all participants|all attendees|both|',
    'channel|here|alle|das team|ganzes team|tous|toutes|équipe|toute l’équipe|todos|todas|equipo|el equipo|',
    'todo el equipo|iedereen|전원|모두|팀|팀 전체|全員|みんな|チーム',
  ),
);

/** Labels for the owner of an item: `Owner: Anna`, or the column of a table. */
const OWNERS =
  'owner|owners|assignee|assignees|assigned to|responsible|responsible person|person responsible|who|person|lead|name|' +
  'verantwortlich|verantwortliche|verantwortlicher|zuständig|wer|responsable|responsables|assigné à|attribué à|qui|' +
  'asignado a|encargado|quién|verantwoordelijk|wie|담당|담당자|책임자|담당 부서|担当|担当者|責任者|誰';
export const OWNER_LABELS: ReadonlySet<string> = new Set(folded(OWNERS));

/** Words before an owner within an item: `(Owner: Anna)`, `– assigned to Anna`. */
export const OWNER_MARK =
  '(?:owners?|owned by|assignees?|assigned to|responsible|verantwortlich|zuständig|responsables?|assignée? à|attribuée? à|' +
  'asignad[oa] a|encargad[oa]|verantwoordelijk|담당자?|책임자|担当者?|責任者)(?:\\s*[:：]\\s*|\\s+)';

/** Labels for other details nested under an item. */
export const DETAIL_LABELS: ReadonlySet<string> = new Set(
  folded(
    `${OWNERS}|`,
    'due|due date|due by|deadline|by|when|priority|status|context|details|detail|note|notes|timeline|eta|dependencies|effort|',
    'fällig|fällig am|frist|termin|bis|bis wann|priorität|échéance|délai|date limite|priorité|statut|contexte|',
    'fecha|fecha límite|plazo|prioridad|estado|contexto|기한|마감|마감일|우선순위|상태|期限|締切|締め切り|優先度|状態|ステータス',
  ),
);

/** Names of a column of tasks. Only those in `TASK_COLUMNS` make a table with owners a table of action items. */
export const TASK_COLUMNS: ReadonlySet<string> = new Set(
  folded(
    'action|actions|action item|action items|task|tasks|to-do|todo|to do|next step|next steps|follow-up|follow-up action|',
    'aufgabe|aufgaben|maßnahme|to do’s|tâche|tâches|action à mener|tarea|tareas|acción|acciones|taak|actie|actiepunt|',
    '할 일|작업|과제|업무|액션 아이템|タスク|アクション|アクションアイテム|やること|作業|対応内容|todo',
  ),
);
export const SUBJECT_COLUMNS: ReadonlySet<string> = new Set(
  folded(
    'what|item|description|activity|deliverable|was|beschreibung|quoi|description|qué|descripción|wat|내용|항목|内容|項目|何を',
  ),
);
export const STATUS_COLUMNS: ReadonlySet<string> = new Set(
  folded(
    'status|state|done|completed|complete|erledigt|stand|fait|statut|état|hecho|estado|gedaan|상태|진행 상황|완료|状態|ステータス|完了|進捗|✅|✓',
  ),
);
export const DONE_WORDS: ReadonlySet<string> = new Set(
  folded(
    'done|completed|complete|finished|closed|resolved|yes|x|100%|erledigt|fertig|abgeschlossen|ja|fait|terminé|terminée|oui|hecho|',
    'completado|completada|terminado|terminada|sí|klaar|gereed|완료|완료됨|完了|済|済み|対応済み',
  ),
);

/** What follows a name in a sentence: `Anna will send …`, `Anna to send …`. */
export const NAME_VERBS =
  "(?:is going to|is to|are to|agreed to|needs? to|ha(?:s|ve) to|will be|will also|will|'ll|shall|should|must|to|" +
  'wird|werden|soll|sollen|muss|müssen|va a|van a|va|vont|doit|doivent|debe|deben|tiene que|tienen que)';

/** Labels that make a line an action item anywhere. */
export const ITEM_LABEL =
  /^(?:action item|action point|action|to-?do|task|next step|follow-?up|aufgabe|tâche|tarea|acción|actiepunt|액션 아이템|액션|할 일|アクション|タスク|やること|宿題)\s*(?::\s+|：\s*)/i;

/** Words before a colon or in parentheses that aren't names. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  folded(
    'note|notes|todo|to-do|fyi|ps|nb|re|cc|update|updates|important|urgent|asap|optional|tbd|tba|eod|eow|deadline|due|date|when|',
    'who|what|why|where|how|by|status|owner|owners|assignee|assignees|priority|high|medium|low|next|follow-up|followup|',
    'unassigned|unknown|none|nobody|other|others|general|misc|various|à définir|à déterminer|por definir|por asignar|noch offen|',
    'action|actions|item|items|task|tasks|goal|goals|context|background|decision|decisions|question|questions|answer|issue|',
    'issues|risk|risks|blocker|blockers|idea|ideas|reminder|example|examples|link|links|url|done|open|pending|ongoing|',
    'completed|draft|internal|external|summary|agenda|topic|topics|step|steps|phase|option|result|results|outcome|warning|',
    'discussion|participants|attendees|overview|conclusion|conclusions|insights|takeaways|highlights|points|key|tip|hint|',
    'bug|feature|fix|call|email|mail|review|schedule|send|prepare|check|research|meeting|budget|timeline|',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|',
    'september|october|november|december|today|tomorrow|week|month|quarter|day|days|later|now|soon|required|new|',
    'hinweis|achtung|wichtig|dringend|frist|termin|aufgabe|aufgaben|frage|fragen|ziel|bis|offen|erledigt|beispiel|',
    'zuständig|verantwortlich|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|allgemein|',
    'remarque|attention|échéance|objectif|tâche|rappel|exemple|responsable|aujourd’hui|demain|lundi|mardi|mercredi|jeudi|',
    'vendredi|nota|importante|plazo|fecha|tarea|pregunta|objetivo|ejemplo|hoy|mañana|lunes|martes|miércoles|jueves|viernes|',
    'opmerking|belangrijk|taak|vraag|doel|voorbeeld|vandaag|maandag|dinsdag|woensdag|donderdag|vrijdag|',
    '참고|메모|주의|마감|기한|중요|목표|담당|담당자|질문|완료|내일|오늘|선택|미정|注意|備考|メモ|期限|重要|参考|目的|担当|質問|例|完了|',
    '任意|本日|明日|今週|来週|未定',
  ),
);

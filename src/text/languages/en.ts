import type { Language } from './language.ts';

export const en: Language = {
  headings:
    'action items|action points|action steps|action plan|action list|action log|actions|actions arising|next steps|' +
    "next actions|what's next|what happens next|follow-ups|follow ups|followups|follow-up items|follow-up actions|" +
    'follow-up tasks|tasks|to-dos|to dos|todos|to-do list|to do list|todo list|task list|things to do|tasks to do|' +
    'assignments|commitments|deliverables|who does what|responsibilities|promises|homework|outstanding items|open items|ai|ais|aps',
  labels:
    'action item|action point|action|ai|ap|todo|to-do|to do|task|next step|follow-up|follow up|followup|homework|action required',
  around:
    'our|my|your|all|key|main|open|new|next|remaining|outstanding|pending|immediate|suggested|recommended|proposed|agreed|' +
    'upcoming|team|assigned|identified|required|important|urgent|other|further|additional|list|log|register|tracker|items|' +
    'points|by|per|person|owner|owners|priority|and|the|with|deadlines|meeting|this|from|for|until|before|arising|summary|' +
    'who|what|when|due|dates|week|after|to',
  others:
    'decision|decisions|decided|resolutions|question|questions|agenda|notes|summary|recap|overview|outline|discussion|discussed|' +
    'topics|key points|takeaways|takeaway|risks|blockers|issues|parking lot|ideas|participants|attendees|insights|highlights|' +
    'conclusion|background|appendix|next meeting|transcript|chapters|quotes|previous|last|completed|past|wishlist|' +
    'out of scope|not now|someday|backlog|fyi|announcements|updates|feedback|requirements|criteria|checklist|attachments|' +
    'objections|pain points|context|keywords|mentions|went well',
  owner:
    'owner|owners|assignee|assignees|assigned to|assigned|owned by|responsible|responsible person|person responsible|who|person|' +
    'lead|name|names|by whom|dri|resp.|accountable',
  due: 'due|due date|due by|due on|deadline|by when|when|target date|target|date|eta|complete by|timeline|timing|by',
  status: 'status|state|done|done?|completed|complete|progress|✅|✓|✔',
  what: 'what|item|items|description|activity|deliverable|task description|commitment',
  done: 'done|completed|complete|finished|closed|resolved|yes|x|100%|✅|✓|✔|☑',
  everybody: 'everyone|everybody|all|both|all of us|channel|here|all participants|all attendees',
  team: 'team|the team|whole team|the whole team|entire team|the group|group',
  nobody:
    'unassigned|nobody|no one|none|tbd|tba|to be decided|to be determined|to be confirmed|unknown|n/a|?|tbc|open|not assigned',
  nothing: 'none|n/a|na|nothing|tbd|no|there are no|there were no|nil|no actions|not applicable',
  present: 'present|attendees|participants|attending|in attendance|attended|people',
  titles: 'mr|mrs|ms|miss|mx|dr|prof|professor|rev|sir|dame|cllr',
  and: 'and|with|&',
  modal:
    'is going to|is to|are to|agreed to|needs to|need to|has to|have to|will be|will also|will|shall|should|must|to|can',
  noNames:
    'note|notes|fyi|ps|nb|re|cc|update|important|urgent|asap|optional|eod|eow|high|medium|low|goal|goals|answer|issue|risk|' +
    'blocker|idea|reminder|example|link|links|url|pending|ongoing|draft|internal|external|topic|step|phase|option|result|' +
    'results|outcome|warning|participants|attendees|insights|points|key|tip|hint|bug|feature|fix|call|email|mail|review|schedule|' +
    'send|prepare|check|research|meeting|budget|timeline|later|now|soon|first|second|then|also|please|if|once|ask|book|buy|' +
    'confirm|contact|create|draft|finish|follow|get|make|organize|order|plan|set|share|start|talk|test|write|find|decide|arrange|' +
    'ensure|discuss|complete|provide|add|remove|move|run|we|i|you|he|she|they|it|this|that|these|there|pricing|marketing|sales|' +
    'legal|product|security|training|design|hiring|onboarding|website|launch|docs|documentation|contract|invoice|office',
  dates: {
    by: 'by|due|due by|due on|before|until|till|no later than|not later than|latest|at the latest|by latest|deadline|within|in time for|ahead of|not after',
    until: 'at the latest|latest|deadline',
    weekdays:
      'monday mon|tuesday tue tues|wednesday wed|thursday thu thur thurs|friday fri|saturday sat|sunday sun',
    months:
      'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec',
    today: 'today|tonight|eod|cob|end of day|end of the day|end of business|close of business',
    tomorrow: 'tomorrow',
    afterTomorrow: 'day after tomorrow',
    next: 'next',
    this: 'this|coming|this coming',
    end: 'end of|eo|end',
    day: 'day|days',
    week: 'week|weeks|eow',
    month: 'month|months',
    monthEnd: 'eom|month end|month-end',
    numbers: 'one|two|three|four|five|six|seven|eight|nine|ten',
    filler:
      'the|on|of|at|noon|midday|midnight|morning|afternoon|evening|night|close|st|nd|rd|th|lunch|lunchtime|our',
  },
};

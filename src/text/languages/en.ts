import type { Language } from './language.ts';

export const en: Language = {
  headings:
    'action items|action points|action steps|action plan|action list|action log|actions|actions arising|next steps|' +
    "next actions|what's next|what happens next|follow-ups|follow ups|followups|follow-up items|follow-up actions|" +
    'follow-up tasks|tasks|to-dos|to dos|todos|to-do list|to do list|todo list|task list|things to do|tasks to do|' +
    'assignments|commitments|deliverables|who does what|responsibilities|promises|homework|outstanding items|' +
    'open items|ai|ais|aps|action register|action tracker|action takeaways|actionables|actionable items|' +
    'action item summary|actions list|for action|to action|asks|jobs|chores|taskings|work to do|still to do|' +
    "left to do|what needs doing|what needs to happen|what we need to do|what we agreed to do|what we said we'd do|" +
    "things we said we'd do|who's doing what|who is doing what|who's on what|who will do what|moving forward|" +
    'path forward|way forward|plan of action|before next time|for next time|before we meet again|' +
    'before the next meeting|before next meeting|loose ends|need to do|needs doing|to be done|todo items|' +
    'to-do items|task items|task overview|action overview|upcoming tasks|delegated tasks|jobs to do|' +
    'things to follow up|follow up on|to follow up|must do|must-dos|mutual action plan|next steps & owners|' +
    'our commitments|i will|we will|what i need to do|my list|shopping and chores|assigned|assigned to|' +
    'takeaway tasks|decisions and actions|actions and decisions|next steps and owners|the plan|' +
    "who does what by when|whos doing what|who does what?|who's doing what?|what's to be done|what has to be done|" +
    "what has to happen|what we're doing next|what we are doing next|what happens now|here's what's next|still open|" +
    'outstanding|to sort out|sort out|to arrange|for everyone to do|assigned work|our to-dos|next actions agreed|' +
    'owners and actions|agreed actions|agreed next steps|to be actioned|actions required|actions to take|' +
    'task allocation|task assignments|jobs list|next moves|what comes next|commitments made|promises made|to tackle|' +
    'to chase|who takes what|who brings what|division of labour|division of labor|post-meeting tasks|' +
    "post-meeting actions|suggested next steps|still to sort|left to sort|jobs for everyone|who's bringing what|" +
    'stuff to do|actions agreed|work items|on our side|on your side|from our side|from your side|from our end|' +
    "from your end|on our end|on your end|what we need from you|what we'll do|what we will do|" +
    "what we're going to do|what we are going to do|what you'll do|what you will do|who will do what by when|" +
    "who does what, when|who does what and when|who does what and by when|who's doing what and when|" +
    "who's doing what by when|who's on the hook|who's responsible for what|who owns what|who took what|your actions|" +
    'our actions|their actions|client actions|customer actions|vendor actions|supplier actions|contractor actions|' +
    'items to action|items for action|action items by owner|action items by person|actions by owner|' +
    'actions by person|actions and owners|actions & owners|actions and deadlines|action items and owners|' +
    'action items & owners|action items and next steps|actions and next steps|next steps and action items|' +
    'next steps and actions|decisions & actions|decisions and action items|decisions and next steps|action table|' +
    'action summary|follow-up actions and owners|follow-up table|get-backs|get backs|due-outs|due outs|do-outs|' +
    'taskers|takeaway actions|take-aways to action|carry-over actions|carried forward actions|rolling actions|' +
    'open actions|open action items|open tasks|outstanding actions|outstanding tasks|remaining tasks|remaining work|' +
    'remaining actions|before we next meet|before our next call|before our next meeting|before our next session|' +
    'before the next call|before the next session|by next time|by our next meeting|by the next meeting|' +
    'by our next call|for our next meeting|for the next meeting|until next time|till next time|until we meet again|' +
    'still needs doing|still needs to be done|still to be done|what still needs to happen|what still needs doing|' +
    "what's left to do|what is left to do|what remains to be done|what needs to be done|what each of us will do|" +
    "what everyone's doing|what everyone is doing|to-do's|todo's|to do's|ta-dos|punch list|punchlist|snag list|" +
    'snagging list|corrective actions|preventive actions|preventative actions|improvement actions|remedial actions|' +
    'recommended actions|recommended next steps|proposed actions|proposed next steps|detected action items|' +
    'extracted action items|home exercises and tasks|homework for next time|homework until next time|' +
    'tasks and owners|tasks & owners|tasks and deadlines|tasks by person|tasks for next time|task table|' +
    'assigned tasks|assigned actions|assigned action items|jobs for next time|volunteer jobs|volunteer tasks|' +
    'things to sort out|things to sort|things to get done|things we need to do|things i need to do|agreed to do|' +
    'we agreed to do|everyone agreed to',
  labels:
    'action item|action point|action|ai|ap|todo|to-do|to do|task|next step|follow-up|follow up|followup|homework|' +
    'action required|actions|next steps|action needed|to follow up|tasks|follow-ups|ask|owner action|aob action|' +
    'task for',
  around:
    'our|my|your|all|key|main|open|new|next|remaining|outstanding|pending|immediate|suggested|recommended|proposed|' +
    'agreed|upcoming|team|assigned|identified|required|important|urgent|other|further|additional|list|log|register|' +
    'tracker|items|points|by|per|person|owner|owners|priority|and|the|with|deadlines|meeting|this|from|for|until|' +
    'before|arising|summary|who|what|when|due|dates|week|after|to|on|we|up|taken|actions|following|short|term|mid|' +
    "long|who's|doing|these|decided|outcomes|outcome|today|here|customer|client|internal|external|both|sides|us|them|" +
    "each|everyone|me|you|are|is|below|so|now|did|said|jobs|resulting|listed|follows|agreed upon|post|quick|here's",
  others:
    'decision|decisions|decided|resolutions|question|questions|agenda|notes|summary|recap|overview|outline|' +
    'discussion|discussed|topics|key points|takeaways|takeaway|risks|blockers|issues|parking lot|ideas|participants|' +
    'attendees|insights|highlights|conclusion|background|appendix|next meeting|transcript|chapters|quotes|previous|' +
    'last|completed|past|wishlist|out of scope|not now|someday|backlog|fyi|announcements|updates|feedback|' +
    'requirements|criteria|checklist|attachments|objections|pain points|context|keywords|mentions|went well|' +
    "attendance|score card|scorecard|acceptance criteria|definition of done|go well|didn't go well|could be better|" +
    'to improve|kudos|shout-outs|wins|celebrations|talking points|key themes|themes|sentiment|talk ratio|coaching|' +
    'apologies|absent|absentees|minutes|votes|voting|vote|motions|resolved|ground rules|house rules|packing list|' +
    'resources|references|glossary|meeting details|strengths|weaknesses|opportunities|threats|pros|cons|options|' +
    'assumptions|dependencies|lessons learned|learnings|root cause|what happened|poll|survey|test cases|icebox|' +
    'rejected|approved|agreed decisions|matters arising|next call|next session|next sync|date of next meeting|' +
    'open points for discussion|open issues|unresolved|for discussion|to discuss|discussion points|good to know|' +
    'for information|for info|what we talked about|what was said|what we heard|tl;dr|tldr|in short|concerns|' +
    'observations|findings|in attendance|who was there|present|roll call|qualification|meddicc|meddpicc|bant|' +
    "key moments|key facts|facts|mood|reminders for everyone|done so far|what's done|already done|accomplishments|" +
    "shipped|achieved|for context|q&a|faq|talk time|statistics|what worked|what didn't work|learned|keep doing|" +
    'stop doing|start doing|goals|objectives|okrs|reminders|reminder|wishes|wish list|plans|career plans|' +
    'candidate questions|interview notes|rejected ideas|ideas for later|for later|maybe later|some other time|' +
    'housekeeping|incidents|feedback from|complaints|requests from|suggestions|proposals|hopes|expectations|' +
    'interests|preferences|thoughts|recommendations|parked|parked items|deferred|impediments|metrics|analytics|' +
    'open questions|icebreaker|check-in|related pages|related links|what we decided|discussion topics|to talk about|' +
    'things to talk about|topics to discuss|praise|for next year|nice to have|read score|key questions|' +
    'what was decided|decisions made|decisions taken|key decisions|decision log|agenda items|order of business|' +
    'running order|items discussed|items for discussion|items covered|what we covered|what we discussed|' +
    'things we discussed|points discussed|points raised|topics covered|comments from|parent concerns|' +
    'customer requests|feature requests|customer feedback|what customers said|brainstorm|brainstorming|open floor|' +
    'unanswered questions|outstanding questions|questions raised|questions from the floor|questions for next time|' +
    'good news|news and announcements|status update|status updates|progress since last|progress update|where we are|' +
    'where things stand|current status|current state|state of play|minutes of the last|previous minutes|' +
    'since last time|since we last met|call to order|adjournment|approval of minutes|approval of the minutes|quorum|' +
    'election of officers|attendance list|absences|key dates|important dates|upcoming dates|upcoming events|' +
    'upcoming meetings|dates for your diary|save the date|related documents|see also|prerequisites|hypotheses|' +
    'out-of-scope|not in scope|success criteria|exit criteria|entry criteria|selection criteria|evaluation criteria|' +
    'definition of ready|what to bring|shopping list|guest list|medical history|family history|vital signs|' +
    'maybe one day|what went wrong|what could be better|what to improve|strengths and weaknesses|candidate profile|' +
    'quotable quotes|executive summary|meeting summary|short summary|quick recap|icebreakers|parking-lot',
  owner:
    'owner|owners|assignee|assignees|assigned to|assigned|owned by|responsible|responsible person|' +
    'person responsible|who|person|lead|name|names|by whom|dri|resp.|accountable|action owner|action by|task owner|' +
    "poc|point person|point of contact|in charge|handled by|assign|pic|driver|taken by|on point|by who|who's on it|" +
    'who is responsible|task for|assignee(s)|owner(s)|raci|resp|whom|owner/s|owner(s)/lead|action owner(s)|' +
    'responsible party|responsible parties|responsible team|responsible?|who will do it|who does it|who does it?|' +
    "who is doing it|who's doing it|who?|who by|person(s) responsible|people responsible|person in charge|" +
    'staff responsible|lead person|task lead|action lead|action holder|assigned?|assigned person|assigned team|' +
    'delegated to|allocated to|carried out by|to be done by whom|taken on by',
  due:
    'due|due date|due by|due on|deadline|by when|when|target date|target|date|eta|complete by|timeline|timing|by|' +
    'completion date|finish by|end date|due?|by date|timeframe|time frame|time-frame|needed by|required by|' +
    'close date|delivery date|expected by|finish|due for|done by|due in|when?|by when?|expected|to be done by|' +
    'to complete by|target completion|target completion date|schedule|due date/time|due dates|date due|due when|' +
    'date needed|date required|required date|target finish|target end date|target delivery|target deadline|' +
    'planned date|planned completion|planned finish|estimated completion|estimated completion date|est. completion|' +
    'est. date|expected completion|expected date|completion by|complete date|completed by date|deadline date|' +
    'deadline?|deadlines|end date?|finish date|action date|action by date|by when/date|before when|until when|' +
    'time limit|time scale|timescale|timescales|when by|when by?|when is it due|when due|when needed|follow-up date|' +
    'follow up date|review date',
  status:
    'status|state|done|done?|completed|complete|progress|✅|✓|✔|completed?|complete?|current status|status/notes',
  what:
    'what|item|items|description|activity|deliverable|task description|commitment|task/action|what needs to happen|' +
    'details|action required|thing|things|job|topic|to be done|work|follow-up needed|action/task|task/item|' +
    'task item|task name|task title|action description|action detail|action details|action to be taken|' +
    'actions to take|action to take|what needs doing|what needs to be done|what needs to be done?|what to do|' +
    "what are we doing|what we're doing|what?|description of action|description of task|item description|" +
    'next action|item/action|defect/action|chore|to-do description',
  done:
    'done|completed|complete|finished|closed|resolved|yes|x|100%|✅|✓|✔|☑|done!|already done|all done|fixed|sent|' +
    'shipped|delivered|achieved|checked|did it|sorted|all set|all sorted|already sorted|already sent|already booked|' +
    "already paid|is done|it's done|has been done|have done|complete!|completed!|ticked off|signed off|" +
    'taken care of|dealt with|wrapped up',
  everybody:
    'everyone|everybody|all|both|all of us|channel|here|all participants|all attendees|all of you|each of us|' +
    'everybody else|all staff|all hands|all team members|all team leads|whole group|us all|both of us|each|me|myself',
  team:
    'team|the team|whole team|the whole team|entire team|the group|group|everyone|everybody|the whole group|' +
    'entire group|committee|board|department|dept|crew|squad',
  nobody:
    'unassigned|nobody|no one|none|tbd|tba|to be decided|to be determined|to be confirmed|unknown|n/a|?|tbc|open|' +
    'not assigned|to be assigned|owner tbd|no owner|needs owner|needs an owner|not yet assigned|no assignee|??|' +
    'pending|vacant|owner to be confirmed|anyone|volunteer needed|someone|unclear|not stated|unspecified|' +
    'not specified|somebody|any volunteer|volunteers|volunteers needed|to be agreed|whoever|unowned|not yet decided|' +
    "tbd.|who can?|who wants?|who's free|who's free?|who's up for it|who's up for it?|who will?|any takers|" +
    'any takers?|any volunteers|any volunteers?|need a volunteer|needs a volunteer|need volunteers|needs volunteers|' +
    'looking for volunteer|looking for volunteers|to be allocated|to be appointed|to be named|to be nominated|' +
    'to be volunteered|not allocated|not decided|not named|not mentioned|not known|not determined|not confirmed|' +
    'still open|still to be decided|still tbd|name tbc|owner tbc|no one yet|nobody yet|no-one|noone|no name|' +
    'no owner yet|not sure who|to assign|up for grabs|undecided|undetermined|unallocated|owner needed',
  nothing:
    'none|n/a|na|nothing|tbd|no|there are no|there were no|nil|no actions|not applicable|none identified|' +
    'none recorded|none noted|no action|no new|no next steps|no follow-ups|no tasks|nothing to do|' +
    'nothing identified|no action items|none at this time|none this time|none today|not discussed|there was nothing|' +
    'no next|no actions were|none were|no one|there was no|none detected|none were detected|no tasks were|' +
    "there weren't any|no actions identified|no follow-up|no further actions|no further action|no further tasks|" +
    'no new actions|no new action items|no new tasks|no outstanding actions|no outstanding items|no open actions|' +
    'no open items|no commitments|no commitments were|no clear action items|no clear next steps|' +
    'no specific action items|no specific actions|no specific next steps|no explicit action items|' +
    'no explicit next steps|no next steps were|no follow-ups were|no action items were|no action items identified|' +
    'no action items recorded|no action items detected|no action items found|no tasks identified|no tasks assigned|' +
    'no tasks detected|none agreed|none assigned|none arising|none discussed|none mentioned|none raised|none so far|' +
    'none yet|none for now|none right now|none outstanding|nothing yet|nothing new|nothing outstanding|' +
    'nothing for now|nothing right now|nothing assigned|nothing agreed|nothing further|nothing specific|' +
    "nothing to action|nothing to follow up|we found no|we did not detect|we didn't detect|there are currently no|" +
    "there were not any|there aren't any",
  present:
    'present|attendees|participants|attending|in attendance|attended|people|on the call|joined|who was there|' +
    'members present|in the room|roll call|those present|participating|team present|there',
  titles:
    'mr|mrs|ms|miss|mx|dr|prof|professor|rev|sir|dame|cllr|madam|lady|lord|capt|captain|sgt|pastor|coach|hon|fr|' +
    'sister|brother|mayor|judge|father|principal|uncle|aunt|auntie|grandma|grandpa|granny|mum|mom|dad|mother',
  and: 'and|with|&',
  articles: 'the',
  modal:
    'is going to|is to|are to|agreed to|needs to|need to|has to|have to|will be|will also|will|shall|should|must|can|' +
    'is responsible for|are responsible for|is taking|takes|took|volunteered|offered to|promised to|committed to|' +
    "is working on|is handling|handles|plans to|'s going to|would|might|could|ought to|is supposed to|is due to|" +
    'wants to|owes|follows up|sends|calls|books|checks|prepares|writes|updates|shares|orders|drafts|reviews|schedules|' +
    'asks|talks|gets|finds|sets|makes|brings|buys|emails|looks|organizes|organises|contacts|confirms|arranges|runs|' +
    "tests|fixes|is sending|is writing|is booking|is calling|is checking|is preparing|is getting|said he'd|said she'd|" +
    "said they'd|agreed|promised|undertook to|is asked to|are asked to|was asked to|is expected to|was tasked|" +
    "is tasked|tasked with|w/ follow|intends to|gonna|is gonna|'s gonna|looks after|takes care",
  future: '',
  noNames:
    'note|notes|fyi|ps|nb|re|cc|update|important|optional|eod|eow|high|medium|low|goal|goals|answer|issue|risk|' +
    'blocker|idea|reminder|example|link|links|url|pending|ongoing|draft|internal|external|topic|step|phase|option|' +
    'result|results|outcome|warning|participants|attendees|insights|points|key|tip|hint|bug|feature|fix|call|email|' +
    'mail|review|schedule|send|prepare|check|research|meeting|budget|timeline|later|now|soon|first|second|then|also|' +
    'please|if|once|ask|book|buy|confirm|contact|create|draft|finish|follow|get|make|organize|order|plan|set|share|' +
    'start|talk|test|write|find|decide|arrange|ensure|discuss|complete|provide|add|remove|move|run|we|i|you|he|she|' +
    'they|it|this|that|these|there|pricing|marketing|sales|legal|product|security|training|design|hiring|onboarding|' +
    'website|launch|docs|documentation|contract|invoice|office|actions|slides|costs|price|prices|quote|orders|venue|' +
    'catering|travel|food|drinks|room|rooms|space|date|dates|report|reports|data|numbers|customer|customers|client|' +
    'clients|vendor|support|finance|operations|ops|engineering|qa|testing|release|deploy|rollout|migration|infra|' +
    'backend|frontend|mobile|api|app|web|social|press|press release|newsletter|blog|content|video|photos|photo|logo|' +
    'brand|branding|comms|communication|communications|facilities|insurance|parking|roof|garden|kitchen|noise|safety|' +
    'health|policy|process|planning|roadmap|strategy|demo|trial|pilot|proposal|renewal|kickoff|wrap-up|intro|' +
    'background|context|question|comment|comments|summary|answers|new|old|all|any|some|each|every|both|other|others|' +
    'here|next|last|today|tomorrow|yesterday|weekly|monthly|daily|quarterly|annual|give|take|keep|let|look|try|use|' +
    'put|bring|chat|circulate|collect|compare|compile|connect|continue|coordinate|deliver|develop|document|escalate|' +
    'evaluate|explore|file|fill|forward|gather|hire|identify|implement|improve|include|inform|install|investigate|' +
    'invite|join|learn|list|measure|monitor|notify|obtain|offer|open|pay|pick|post|present|print|propose|publish|' +
    'purchase|push|read|reach|record|recruit|refine|register|reply|request|resolve|return|revise|roll|save|scan|' +
    'search|secure|select|sign|speak|submit|sync|tell|track|train|translate|upload|verify|visit|watch|work|wrap|tbc|' +
    'agenda|outreach|logistics|tickets|programme|program|equipment|materials|transport|decorations|volunteers|' +
    'fundraising|sponsorship|sponsors',
  dates: {
    by:
      'by|due|due by|due on|before|until|till|no later than|not later than|latest|at the latest|by latest|deadline|' +
      'within|in time for|ahead of|not after|needed by|required by|ready by|ready for|on or before|eta|' +
      'no later than the|by no later than|to be done by|required for|needed for|b4|must be done by|done by|finish by|' +
      'expected by',
    until: 'at the latest|latest|deadline',
    weekdays:
      'monday mon|tuesday tue tues|wednesday wed|thursday thu thur thurs|friday fri|saturday sat|sunday sun',
    months:
      'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sep sept|october oct|' +
      'november nov|december dec',
    today:
      'today|tonight|eod|cob|end of day|end of the day|end of business|close of business|end of play|eop|cop|' +
      'this evening|this afternoon|by tonight|later today',
    tomorrow:
      'tomorrow|tmrw|tmr|tmw|tomorow|tomorrow morning|tomorrow afternoon|tomorrow evening|tomorrow night',
    afterTomorrow: 'day after tomorrow',
    next: 'next|the following|following',
    this: 'this|coming|this coming|the coming|upcoming',
    end: 'end of|eo|end|the end of|the end of the|end of the|close of|eow',
    day: 'day|days|business days|working days|business day|working day',
    week: 'week|weeks|eow',
    month: 'month|months',
    year: 'year',
    yearEnd: 'eoy|year end|year-end|the year end',
    monthEnd: 'eom|month end|month-end',
    numbers: 'one|two|three|four|five|six|seven|eight|nine|ten',
    soon: 'asap|as soon as possible|immediately|right away|straight away|urgently|urgent',
    filler:
      'the|on|of|at|noon|midday|midnight|morning|afternoon|evening|night|close|st|nd|rd|th|lunch|lunchtime|our|a.m|p.m|' +
      'sharp|et|pt|gmt|cet|est|pst|utc|business|first thing|start of business|early|early on|late|their|my|his|her',
  },
};

import type { Language } from './language.ts';

export const en: Language = {
  headings:
    'action*|next step*|next move*|what next|what now|what happens next|what happens now|what comes next|' +
    'moving forward|path forward|way forward|follow up*|followup*|get back*|getback*|task*|to do|to dos|todo*|' +
    'ta dos|due out*|do out*|assignment*|commitment*|deliverable*|promise*|responsibilit*|homework|jobs|chore*|' +
    'loose ends|still open|open item*|outstanding|outstanding item*|remaining work|work item*|assigned|delegated|' +
    'ai|ais|aps|asks|actionable*|who what|who * what|who * * what|what needs do*|what needs happen|what need do|' +
    'needs do*|be done|to be done|has happen|carried forward|everyone doing|get done|agreed to|need do|left do|' +
    'still do|what left|things do|must do*|agreed do|said do|what will do|what ll do|what going do|we re doing|' +
    'we are doing|i need do|what need from|we will|i will|sort out|to sort|to arrange|to tackle|to chase|' +
    'still needs|on our side|on your side|from our side|from your side|on our end|on your end|from our end|' +
    'from your end|plan action|before next *|before meet*|until next *|until meet*|till next *|by next time|' +
    'by next meeting|by our next *|for next time|for next meeting|for next session|mutual action plan|the plan|' +
    'my list|division labo*|punch list|punchlist|snag*|takeaway task*|owners actions|owner due|owners deadlines',
  labels:
    'action item|action point|action|ai|ap|todo|to-do|to do|task|next step|follow-up|follow up|followup|homework|' +
    'action required|actions|next steps|action needed|to follow up|tasks|follow-ups|ask|owner action|aob action|' +
    'task for',
  around:
    'the|a|an|any|and|or|for|from|list of|summary of|overview of|by|per|to|on|in|with|at|after|before|until|till|as|' +
    'our|my|your|their|its|us|we|you|i|me|they|them|it|s|re|ll|d|is|are|be|was|has|will|did|do|does|doing|done|' +
    'this|these|that|those|there|here|below|so|now|today|all|each|every*|both|other*|key|main|quick|further|more|' +
    'additional|new|next|final|remaining|outstanding|open|pending|immediate|short|mid|long|term|urgent|important|' +
    'priorit*|high|suggest*|recommend*|propos*|agree*|upcoming|assign*|identified|detected|extracted|required|' +
    'resulting|arising|follow*|decided|listed|taken|took|made|said|list*|log|register|tracker|table|summary|' +
    'overview|item*|point*|thing*|plan|person|owner*|who|what|when|due|date*|deadline*|timeline*|meeting*|call|' +
    'session|week*|month|time|team|customer*|client*|vendor|supplier|contractor|internal|external|side*|outcome*|' +
    'up|need*|still|volunteer|post',
  others:
    'decision*|decided|resolution*|resolved|motion*|vote*|voting|approv*|question*|unanswered|q a|faq|' +
    'agenda*|order business|running order|outline|key moment*|key fact*|takeaway*|take away*|risk*|blocker*|' +
    'issue*|impediment*|concern*|objection*|complaint*|pain point*|parking lot|parked|deferred|rejected|' +
    'backlog|icebox|idea*|brainstorm*|suggestion*|proposal*|thought*|participant*|attend*|present|absen*|' +
    'apologies|roll call|quorum|who was|insight*|learning*|learned|lesson*|finding*|observation*|conclusion*|' +
    'background|context|history|introduction*|appendi*|attachment*|resource*|reference*|related|link*|' +
    'see also|glossary|next meeting*|next call|next session|next sync|date next|key date*|important date*|' +
    'upcoming date*|upcoming event*|upcoming meeting*|save date|transcript*|chapter*|quote*|quotable*|' +
    'sentiment|mood|talk ratio|statistic*|metric*|analytic*|score*|coaching|keyword*|mention*|previous|last|' +
    'past|since|complete*|closed|accomplish*|achieve*|shipped|done so far|already done|what done|' +
    'matters arising|call order|adjourn*|election*|wishlist|wish*|hopes|expectation*|preference*|interest*|' +
    'requirement*|criteria|definition of|checklist|assumption*|hypothes*|dependenc*|option*|pros|cons|' +
    'strength*|weakness*|opportunit*|threat*|scope|not now|someday|maybe|for later|some other time|next year|' +
    'nice have|news|fyi|announce*|information|for info|good know|feedback|comment*|request*|opinion*|went|' +
    'go well|improve|better|worked|didn|kudos|shout out*|praise|win|wins|celebration*|ice*breaker*|check in|' +
    'keep doing|start doing|stop doing|goal*|objective*|okr*|reminder*|plans|career|candidate*|interview*|' +
    'recommendation*|housekeeping|incident*|root cause|what happened|poll|survey|test case*|qualification|' +
    'meddicc|meddpicc|bant|medical|vital signs|shopping list|packing list|guest list|bring|rules|facts|' +
    'opening|prerequisite*|open issue*|unresolved',
  neutral:
    'note|notes|summar*|recap*|overview|tl dr|tldr|in short|discuss*|talk*|covered|what was said|what heard|' +
    'topics|theme*|key point*|highlight*|progress|status|current state|state play|where we are|where stand|' +
    'minutes|update*|executive|details|points raised',
  owner:
    'owner|owners|assignee|assignees|assigned to|assigned|owned by|responsible|responsible person|' +
    'person responsible|who|person|lead|name|names|by whom|dri|resp.|accountable|action owner|action by|task owner|' +
    "poc|point person|point of contact|in charge|handled by|assign|pic|driver|taken by|on point|by who|who's on it|" +
    'who is responsible|task for|raci|resp|whom|owner/s|responsible party|responsible parties|responsible team|' +
    "who will do it|who does it|who is doing it|who's doing it|who by|people responsible|person in charge|" +
    'staff responsible|lead person|action holder|assigned person|assigned team|delegated to|allocated to|' +
    'carried out by|to be done by whom|taken on by',
  due:
    'due|due date|due by|due on|deadline|by when|when|target date|target|date|eta|complete by|timeline|timing|by|' +
    'completion date|finish by|end date|by date|timeframe|time frame|time-frame|needed by|required by|close date|' +
    'delivery date|expected by|finish|due for|done by|due in|expected|to be done by|to complete by|' +
    'target completion|target completion date|schedule|due date/time|due dates|date due|due when|date needed|' +
    'date required|required date|target end date|target delivery|target deadline|planned date|planned completion|' +
    'planned finish|estimated completion|estimated completion date|est. completion|est. date|expected completion|' +
    'expected date|completion by|complete date|completed by date|deadline date|deadlines|finish date|action date|' +
    'action by date|by when/date|before when|until when|time limit|time scale|timescale|timescales|when by|' +
    'when is it due|when due|when needed|follow-up date|follow up date|review date',
  status: 'state|completed|complete|progress|current status|status/notes',
  what:
    'what|items|activity|deliverable|commitment|what needs to happen|action required|thing|things|job|topic|' +
    'to be done|work|follow-up needed|task name|task title|action to be taken|actions to take|action to take|' +
    'what needs doing|what needs to be done|description of action|description of task|next action|item/action|' +
    'defect/action|chore',
  done:
    'done|completed|complete|finished|closed|resolved|yes|x|100%|✅|✓|✔|☑|done!|already done|all done|fixed|sent|' +
    'shipped|delivered|achieved|checked|did it|sorted|all set|all sorted|already sorted|already sent|already booked|' +
    "already paid|is done|it's done|has been done|have done|complete!|completed!|ticked off|signed off|" +
    'taken care of|dealt with|wrapped up',
  everybody:
    'everyone|everybody|all|all *|all team *|both|both of us|channel|here|each|each of us|us all|me|myself|' +
    'whole group',
  team: 'team|the team|group|the group|everyone|everybody|committee|board|department|dept|crew|squad',
  nobody:
    'unassigned|unallocated|unowned|undecided|undetermined|unspecified|unknown|unclear|tbd|tba|tbc|nobody|noone|' +
    'no one|no owner*|no name|no assignee|n/a|open|pending|vacant|to be *|not assigned|not allocated|not decided|' +
    'not determined|not named|not mentioned|not known|not confirmed|not specified|not stated|not yet *|to assign|' +
    'needs owner|owner needed|owner tbd|anyone|someone|somebody|whoever|volunteer*|volunteer* needed|' +
    'needs volunteer*|need volunteer*|need a volunteer|looking for volunteer*|any volunteer*|any takers|who can|' +
    'who wants|who s free|who s up for it|who will|not sure who|up for grabs',
  nothing:
    'did not find|didn t find|did not identify|could not find|could not identify|could not detect|couldn t find|couldn t identify|' +
    'none|none noted|none recorded|none were *|none raised|none arising|none discussed|none mentioned|nothing|' +
    'nothing identified|nothing agreed|nothing further|nothing specific|nothing to *|nil|no|no one|na|n/a|tbd|' +
    'not applicable|not discussed|not any|weren t any|didn t detect any|did not detect any|didn t|did not',
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
    'ps|nb|re|cc|important|eod|eow|high|medium|low|answer|example|url|pending|ongoing|draft|internal|external|step|' +
    'phase|result|results|outcome|warning|key|tip|hint|bug|feature|fix|call|email|mail|review|send|prepare|' +
    'research|meeting|budget|later|now|soon|first|second|then|also|please|if|once|book|buy|confirm|contact|create|' +
    'follow|get|make|organize|order|set|share|start|test|write|find|arrange|ensure|provide|add|remove|move|run|we|' +
    'i|you|he|she|they|it|that|these|there|pricing|marketing|sales|legal|product|security|training|design|hiring|' +
    'onboarding|website|launch|docs|documentation|contract|invoice|office|slides|costs|price|prices|orders|venue|' +
    'catering|travel|food|drinks|room|rooms|space|dates|report|reports|numbers|customer|customers|client|clients|' +
    'vendor|support|finance|operations|ops|engineering|qa|testing|release|deploy|rollout|migration|infra|backend|' +
    'frontend|mobile|api|app|web|social|press|press release|newsletter|blog|content|video|photos|photo|logo|brand|' +
    'branding|comms|communication|communications|facilities|insurance|roof|garden|kitchen|noise|safety|health|' +
    'policy|process|roadmap|strategy|demo|trial|pilot|renewal|kickoff|wrap-up|intro|answers|new|old|all|any|some|' +
    'each|every|both|other|others|here|yesterday|weekly|monthly|daily|quarterly|annual|give|take|let|look|try|use|' +
    'put|chat|circulate|collect|compare|compile|connect|continue|coordinate|deliver|develop|document|escalate|' +
    'evaluate|explore|file|fill|forward|gather|hire|identify|implement|include|inform|install|investigate|invite|' +
    'join|learn|list|measure|monitor|notify|obtain|offer|open|pay|pick|post|print|propose|publish|purchase|push|' +
    'read|reach|record|recruit|refine|register|reply|resolve|return|revise|roll|save|scan|search|secure|select|' +
    'sign|speak|submit|sync|tell|track|train|translate|upload|verify|visit|watch|wrap|tbc|outreach|logistics|' +
    'tickets|programme|program|equipment|transport|decorations|volunteers|fundraising|sponsorship|sponsors',
  dates: {
    by:
      'by|prior to|due|due by|due on|before|until|till|no later than|not later than|latest|at the latest|by latest|deadline|' +
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
    end: 'end of|eo|end|the end of|the end of the|end of the|close of',
    day: 'day|days|business days|working days|business day|working day',
    week: 'week|weeks',
    weekEnd: 'eow',
    hour: 'hour|hours',
    month: 'month|months',
    year: 'year',
    yearEnd: 'eoy|year end|year-end|the year end',
    monthEnd: 'eom|month end|month-end',
    ordinals: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
    numbers: 'one a|two|three|four|five|six|seven|eight|nine|ten',
    soon: 'asap|as soon as possible|immediately|right away|straight away|urgently|urgent',
    filler:
      'the|on|of|at|noon|midday|midnight|morning|afternoon|evening|night|close|st|nd|rd|th|lunch|lunchtime|our|a.m|p.m|' +
      'sharp|et|pt|gmt|cet|est|pst|utc|business|first thing|start of business|early|early on|late|their|my|his|her',
  },
};

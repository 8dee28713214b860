/**
 * The words of a language that say who has to do what by when. Words are separated by `|`; case does not matter, and
 * texts can leave accents out.
 *
 * Headings are read word by word: `aufgabe*` is any word that begins so, `*aufgaben` one that ends so, and `who * what` has
 * any word in between. The words of `around` can stand between those of a phrase: `before next *` is also `before our next
 * call`. The longest phrase counts: `next step*` means tasks, `next meeting*` something else.
 */
export interface Language {
  /** What headings say of action items, and columns that hold them. */
  headings: string;
  /** Labels of a single action item: `Action item: …`. They can be headings, too. */
  labels: string;
  /** Words that may surround those in a heading: `our`, `key`, `agreed`, `for`. Some are also in `others`: `summary`. */
  around: string;
  /** What headings say of something else: what is below them is no action item, not even a check box. */
  others: string;
  /** What headings say of notes in general: `summary`. Only check boxes that name a person are action items below them. */
  neutral: string;
  /** Labels and columns for who has to do an item, when, and what state it is in: with what may surround them, too. */
  owner: string;
  due: string;
  status: string;
  /** Columns that hold the action items in a table that has owners or due dates. */
  what: string;
  /** Says that an item is done. */
  done: string;
  /** Everybody, as an assignee; a team can also be the subject of a sentence. */
  everybody: string;
  team: string;
  /** Instead of an assignee, with what may surround it: `still to be decided`. */
  nobody: string;
  /** Says that there are no action items: `none so far`, or right before what means them: `we found no new tasks`. */
  nothing: string;
  /** Labels of the people who took part. */
  present: string;
  /** Before a name, or attached to its end in Chinese, Japanese, and Korean. */
  titles: string;
  /** Before a name, a team, or a role: `the`. */
  articles: string;
  /** Between names. */
  and: string;
  /** Between a subject and what it has to do. */
  modal: string;
  /** How verbs in the future end. */
  future: string;
  /** Common words that stand where names do. */
  noNames: string;
  dates: DateWords;
}

/** Words of dates. Where a word has several forms, they are separated by spaces. */
export interface DateWords {
  /** Before and after a date by which something is due. */
  by: string;
  until?: string;
  /** Behind a number and a unit: `以内`. They are also in `until`. */
  within?: string;
  /** From Monday to Sunday, and from January to December: each can have several forms. */
  weekdays: string;
  months?: string;
  today: string;
  tomorrow: string;
  afterTomorrow: string;
  next: string;
  this: string;
  end: string;
  day: string;
  week: string;
  weekEnd?: string;
  hour?: string;
  month: string;
  monthEnd?: string;
  year: string;
  yearEnd: string;
  /** One, two, and so on: each can have several forms. */
  numbers?: string;
  /** First, second, and so on. */
  ordinals?: string;
  /** Instead of a date: `asap`. */
  soon: string;
  /** Words within a date that don't change it. */
  filler: string;
}

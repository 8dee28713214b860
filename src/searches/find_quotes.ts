import { requireKnown } from '../resources/internal_domains.ts';
import { PLACES, SPEAKERS, TEXTS_IN } from '../resources/mention.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { findInRecentNotes, recentPeriod } from '../resources/note/recent.ts';
import { usablePattern } from '../resources/phrase.ts';
import { fittedQuotes, quoteOutput, quotesIn } from '../resources/quote.ts';
import { choice, inGroup, required, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const TEXT = 'Text';

export default search({
  key: 'find_quotes',
  noun: 'Quote',
  label: 'Find Quotes',
  description:
    'Finds the sentences in which a word or phrase was said or written, newest note first, each with its speaker, its time, and its note. To find the notes about a topic, use Find Note Summaries.',
  inputs: {
    text: required(
      string({
        label: TEXT,
        helpText:
          "A word or an exact phrase. Only whole words count; capital letters and accents don't matter.",
        placeholder: 'Acme Rocket',
      }),
    ),
    where: choice({ label: 'Look In', choices: PLACES, default: 'transcript' }),
    ...inGroup('people', {
      saidBy: choice({
        label: 'Said By',
        helpText: 'Whose words in the transcript count. Does not apply to the summary or the notes.',
        choices: SPEAKERS,
        default: 'everyone',
      }),
    }),
    ...recentPeriod,
    ...noteFilters,
  },
  output: quoteOutput,
  perform: async (step, { text, where, saidBy, createdAfter, createdBefore, ...filters }) => {
    const pattern = usablePattern(TEXT, text, 'whole-words');
    const filter = noteFilter(step, filters);
    const { domains } = filter;
    if (saidBy !== 'everyone' && where !== 'note') requireKnown(await domains.find());
    const period = { createdAfter, createdBefore, needed: TEXTS_IN[where] };
    const found = await findInRecentNotes(step, filter, period, (note) =>
      quotesIn(note, step.timeZone, pattern, { where, saidBy, domains }),
    );
    return await fittedQuotes(found);
  },
});

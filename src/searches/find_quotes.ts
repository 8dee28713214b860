import {
  fittedQuotes,
  quoteOutput,
  quotesIn,
  requireSides,
  scopeFields,
  TEXTS_IN,
} from '../answers/mention.ts';
import { listed, pageField, pagesOf, startOf } from '../answers/pages.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { findInRecentNotes, RECENT_DAYS, recentPeriod, recentWording } from '../notes/find.ts';
import { mayMention } from '../notes/may_mention.ts';
import { usablePhrase } from '../notes/usable_phrase.ts';
import { inGroup, required, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const TEXT = 'Word or Phrase';

export default search({
  key: 'find_quotes',
  noun: 'Quote',
  label: 'Find Quotes',
  description:
    'Finds sentences in which a word or phrase was said or written, newest note first, each with its speaker, time, and note. For notes about a topic, use Find Note Summaries.',
  inputs: {
    text: required(
      string({
        label: TEXT,
        helpText: "What to look for. Only whole words count; capital letters and accents don't matter.",
        placeholder: 'Acme Rocket',
      }),
    ),
    where: scopeFields.where,
    ...inGroup('people', { saidBy: scopeFields.saidBy }),
    ...recentPeriod(RECENT_DAYS),
    ...noteFilters,
    ...pageField,
  },
  output: quoteOutput,
  perform: async (step, { page, ...input }) => {
    const { text, where, saidBy, createdAfter, createdBefore, ...filters } = input;
    const pages = pagesOf('find_quotes', step, { page, ...input });
    const phrase = usablePhrase(TEXT, text, 'whole-words');
    const filter = noteFilter(step, filters);
    const scope = { where, saidBy, domains: filter.domains, unknownCounts: new Map<string, number>() };
    await requireSides(scope);
    const texts = { needed: TEXTS_IN[where], isSought: mayMention(text) };
    const sought = { createdAfter, createdBefore, ...texts, after: startOf(pages) };
    const found = await findInRecentNotes(step, filter, sought, (note) =>
      quotesIn(note, step.timeZone, phrase, scope),
    );
    return fittedQuotes(listed(found, pages, recentWording(filter)), scope.unknownCounts);
  },
});

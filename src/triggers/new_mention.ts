import {
  mentionOutput,
  MOST_KEYWORDS,
  presentMentions,
  readKeywords,
  requireSides,
  scopeFields,
} from '../answers/mention.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollItems } from '../polls/poll_notes.ts';
import { list, required, string } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_mention',
  noun: 'Keyword Mention',
  label: 'New Keyword Mention',
  description: 'Triggers when a keyword is mentioned in a completed note, once for each keyword and note.',
  inputs: {
    keywords: required(
      list(
        string({
          label: 'Keywords',
          helpText:
            "Words or phrases, such as the names of competitors. Only whole words count; capital letters and accents don't matter.",
          placeholder: 'Acme Rocket',
        }),
        MOST_KEYWORDS,
      ),
    ),
    ...scopeFields,
    ...noteFilters,
  },
  output: mentionOutput,
  perform: async (step, { keywords, where, saidBy, ...filters }, purpose) => {
    const wanted = readKeywords(keywords);
    const filter = noteFilter(step, filters);
    const scope = { where, saidBy, domains: filter.domains };
    await requireSides(scope);
    return await pollItems(step, filter, {
      purpose,
      itemsOf: (texts) => presentMentions(texts, wanted, scope, step.client.deadline),
    });
  },
});

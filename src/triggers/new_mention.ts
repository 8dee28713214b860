import { requireKnown } from '../resources/internal_domains.ts';
import {
  mentionOutput,
  MOST_KEYWORDS,
  PLACES,
  presentMentions,
  readKeywords,
  SPEAKERS,
} from '../resources/mention.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { pollItems } from '../resources/note/poll_notes.ts';
import { choice, list, required, string } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_mention',
  noun: 'Keyword Mention',
  label: 'New Keyword Mention',
  description: 'Triggers when a keyword is mentioned in a completed note, once for each keyword.',
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
    where: choice({ label: 'Look In', choices: PLACES, default: 'transcript' }),
    saidBy: choice({
      label: 'Said By',
      helpText: 'Whose words in the transcript count. Does not apply to the summary or the notes.',
      choices: SPEAKERS,
      default: 'everyone',
    }),
    ...noteFilters,
  },
  output: mentionOutput,
  perform: async (step, { keywords, where, saidBy, ...filters }, purpose) => {
    const wanted = readKeywords(keywords);
    const filter = noteFilter(step, filters);
    const { domains } = filter;
    // If nobody can be recognized as external, fail while the user is testing the Zap, not silently later.
    if (saidBy !== 'everyone' && where !== 'note') requireKnown(await domains.find());
    return await pollItems(step, filter, {
      purpose,
      itemsOf: (texts) => presentMentions(texts, wanted, { where, saidBy, domains }, step.client.deadline),
    });
  },
});

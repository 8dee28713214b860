import { describe, expect, it } from '@jest/globals';

import { markdownToSlack, slackLink } from '../../src/text/slack.ts';
import { hostileMarkdown } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';
import { rows } from '../support/rows.ts';

const ZERO_WIDTH = '\u200b';
const visible = (text: string) => text.replaceAll(ZERO_WIDTH, '');

describe('Slack markup', () => {
  it.each(rows<[string, string]>('markdown_as_slack'))('renders %p as %p', (markdown, slack) => {
    expect(visible(markdownToSlack(markdown))).toBe(slack);
  });

  it('does not let code end its block early', () => {
    expect(markdownToSlack('````\n```\n````')).toBe(`\`\`\`\n\`${ZERO_WIDTH}\`\`\n\`\`\``);
  });

  it('does not let an address end its link early', () => {
    expect(slackLink('https://a.example/b|c d>', 'e \n f')).toBe('<https://a.example/b%7Cc%20d%3E|e f>');
  });

  it.each(['@channel', '`@anna`', '[@channel](https://a.example)', '**@**channel'])(
    'does not mention anybody in %s',
    (markdown) => {
      const slack = markdownToSlack(markdown);
      expect(slack).toContain('@');
      expect(slack).not.toMatch(/@[\p{L}\p{N}]/u);
    },
  );

  it.each([
    '\\<!channel>',
    '&lt;!here&gt;',
    '<@U012AB3CD>',
    '\\<!subteam^S1>',
    '`<!everyone>`',
    '```\n<!here>\n```',
  ])('shows the command %s as text', (markdown) => {
    expect(markdownToSlack(markdown)).toMatch(/&lt;[!@]/);
    expect(markdownToSlack(markdown)).not.toContain('<');
  });

  it('contains only links and no mentions, whatever the markdown', () => {
    fc.assert(
      fc.property(hostileMarkdown, (markdown) => {
        const slack = markdownToSlack(markdown);
        const text = slack.replace(/<(?:https?:\/\/|mailto:)[^<>|\s]*(?:\|([^<>\n]*))?>/gi, ' $1 ');
        expect(text).not.toMatch(/<|&(?!(?:amp|lt|gt);)/);
        expect(text.replace(/^> /gm, '')).not.toContain('>');
        expect(text).not.toMatch(/(?<![\p{L}\p{N}])@[\p{L}\p{N}]/u);
        expect(text).not.toMatch(/@(?:channel|here|everyone)(?!\S*\.)/i);
      }),
      { numRuns: 1000 },
    );
  });
});

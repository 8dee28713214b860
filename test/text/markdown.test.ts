import { readFileSync, writeFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

import { markdownToHtml, markdownToText } from '../../src/text/markdown.ts';
import { LONGEST_MARKDOWN } from '../../src/text/markdown_lines.ts';
import { markdownToSlack } from '../../src/text/slack.ts';
import { hostileMarkdown } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';
import { rows } from '../support/rows.ts';

/** A note with every kind of markdown, and how it looks in each form; `UPDATE_GOLDEN=1` writes what it looks like now. */
const golden = (name: string) => new URL(`golden/${name}`, import.meta.url);
const NOTE = readFileSync(golden('note.md'), 'utf8');

it.each([
  ['html', markdownToHtml],
  ['txt', markdownToText],
  ['slack', markdownToSlack],
])('every kind of markdown looks as in golden/note.%s', (extension, render) => {
  const [file, rendered] = [golden(`note.${extension}`), `${render(NOTE)}\n`];
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, rendered);
  expect(rendered).toBe(readFileSync(file, 'utf8'));
});

describe('markdownToHtml', () => {
  it.each(rows<[string, string]>('markdown_harmless'))(
    'removes what could do harm from %p',
    (markdown, html) => {
      expect(markdownToHtml(markdown)).toBe(html);
    },
  );

  it.each(rows<[string, string]>('markdown_as_html'))('renders %p as %p', (markdown, html) => {
    expect(markdownToHtml(markdown).replace(/<a href=[^>]*>(.)<\/a>/g, '[$1]')).toBe(html);
  });

  it('is inert in a browser, whatever the markdown', () => {
    fc.assert(
      fc.property(hostileMarkdown, (markdown) => {
        expect(harmfulIn(parseFragment(markdownToHtml(markdown)))).toStrictEqual([]);
      }),
    );
  });
});

describe('markdownToText', () => {
  it.each([
    ['  \n\n ', ''],
    ['a &amp; b &lt;c&gt; \\*d\\*', 'a & b <c> *d*'],
    ['[write](mailto:anna@acme.example)', 'write (anna@acme.example)'],
    ['[https://a.example](https://a.example)', 'https://a.example'],
    ['[](https://a.example)', 'https://a.example'],
    ['see [**https://a.example**](https://a.example)', 'see https://a.example'],
    ['[a](https://a.example/?b=mailto:c)', 'a (https://a.example/?b=mailto:c)'],
    ['<b> a </b>', 'a'],
    ['1. [x] a', '1. ☑ a'],
    // Addresses as they were written: a decoded one breaks, begins a line, turns the text around, or looks like another.
    ...['Q3%20report.pdf', '%0Ab', '%E2%80%AEfdp', '?a=%26'].flatMap((end): [string, string][] => [
      [`see https://a.example/${end}`, `see https://a.example/${end}`],
      [`<https://a.example/${end}>`, `https://a.example/${end}`],
      [`[b](https://a.example/${end})`, `b (https://a.example/${end})`],
    ]),
    ['https://xn--80ak6aa92e.example/', 'https://xn--80ak6aa92e.example/'],
    ['//a.example/b ftp://a.example', '//a.example/b ftp://a.example'],
    ['***\na', 'a'],
    ['a\n\n<!-- b -->\n\n```\n```\n\nc', 'a\n\nc'],
    ['a\n\n    let b;', 'a\n\nlet b;'],
    ['- a\n-\n\nb', '- a\n\nb'],
    ['- one\n  line\n\n  more\n- \n- two', '- one\n  line\n  more\n- two'],
  ])('renders %p as %p', (markdown, text) => {
    expect(markdownToText(markdown)).toBe(text);
  });

  it('limits the indentation of deep lists', () => {
    const markdown = `${'- '.repeat(45)}a\n${'b\n'.repeat(10_000)}`;
    expect(markdownToText(markdown).length).toBeLessThan(20 * markdown.length);
  });
});

describe('markdown longer than the limit', () => {
  const NOTICE = '… (cut: this text is too long to be shown whole)';

  it.each([
    [40, false],
    [60, true],
  ])('says that something is missing in a list of %d levels: %p', (levels, isCut) => {
    const list = Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- level ${level}`);
    expect(markdownToText(list.join('\n')).endsWith(NOTICE)).toBe(isCut);
  });
  const line = 'Nineteen characters\n';

  it('is cut at the end of a line and ends with a notice', () => {
    const text = markdownToText(`# ${line.repeat(LONGEST_MARKDOWN)}`);
    expect(text).toBe(`${line}\n${line.repeat(LONGEST_MARKDOWN / 20 - 2)}\n${NOTICE}`);
  });

  it('is cut between characters if no line ends nearby', () => {
    const html = markdownToHtml(`Hi\n${'😀'.repeat(LONGEST_MARKDOWN)}`);
    expect(html).toBe(`<p>Hi<br>\n${'😀'.repeat(LONGEST_MARKDOWN / 2 - 2)}</p>\n<p>${NOTICE}</p>`);
  });

  it('is cut where its marks could make more markup than anybody writes', () => {
    const cells = '|a'.repeat(50_000);
    expect(markdownToText(cells) === `${'|a'.repeat(15_000)}\n\n${NOTICE}`).toBe(true);
  });

  it('is not cut at exactly the limit', () => {
    const text = line.repeat(LONGEST_MARKDOWN / 20);
    expect(markdownToText(text)).toBe(text.trim());
  });
});

const ALLOWED_TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr th td em strong s a br hr'.split(
    ' ',
  ),
);

/** Every node that is not text, an allowed element, or a link of an allowed protocol. */
function harmfulIn(parent: DefaultTreeAdapterTypes.ParentNode): string[] {
  return parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const attributes = node.attrs.filter(
      ({ name, value }) =>
        !(node.tagName === 'a' && name === 'href' && /^(?:https?|mailto):/i.test(value)) &&
        !(node.tagName === 'ol' && name === 'start' && /^\d+$/.test(value)),
    );
    return [
      ...(ALLOWED_TAGS.has(node.tagName) ? [] : [node.tagName]),
      ...attributes.map(({ name, value }) => `${node.tagName} ${name}=${value}`),
      ...harmfulIn(node),
    ];
  });
}

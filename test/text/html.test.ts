import { describe, expect, it } from '@jest/globals';

import { asMarkdown } from '../../src/text/html.ts';

describe('HTML in place of Markdown', () => {
  it('has the same headings, lists, check boxes, and emphasis', () => {
    const html =
      '<p>We met <b>Kestrel</b> &amp; Co.<br>They <em>renew</em>.</p>\n<h2>Action items</h2><ul><li><p>First</p>' +
      '<ol><li>a</li><li>b</li></ol></li><li><input type="checkbox" disabled checked> <strong>Ben: </strong>sign' +
      '</li><li><input type="checkbox">Anna: see <a href="https://x.example/a">the offer</a></li></ul><p>End</p>';
    expect(asMarkdown(html)).toBe(
      [
        ...['We met **Kestrel** & Co.', 'They *renew*.', '', '## Action items', '', '- First', '    1. a'],
        ...['    2. b', '- [x] **Ben:** sign', '- [ ] Anna: see [the offer](https://x.example/a)', '', 'End'],
      ].join('\n'),
    );
  });

  it('has the same tables, and shows no scripts', () => {
    const html =
      '<!DOCTYPE html><html><head><title>x</title></head><body><style>p {}</style><table><tr><th>Task</th>' +
      '<th>Owner</th></tr><tr><td>Call</td><td>Ben</td></tr></table><hr><p>&#8364;&nbsp;5 &#x110000;</p></body></html>';
    expect(asMarkdown(html)).toBe('| Task | Owner |\n| --- | --- |\n| Call | Ben |\n\n---\n\n€ 5 &#x110000;');
  });

  it.each(['# Notes', '<p>a</p> and', 'a <b>b</b>', '<https://x.example>', '<b>a</b>', '', '<p', '- <p>'])(
    'is not seen in %j',
    (markdown) => {
      expect(asMarkdown(markdown)).toBe(markdown);
    },
  );
});

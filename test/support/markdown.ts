import * as fc from './properties.ts';

/** Fragments of Markdown, HTML, URLs, and Slack markup that an attacker might combine. */
export const MARKUP = (
  '# ## - + * ** _ __ ~~ ` ``` ```js > 1. 1) [ ] [x] === --- | |-| \\ [ ]( ) ![ [a]( ![a]( [a]: [a](b) ' +
  '< > " \' & &amp; &lt; &#106; &#x3c; --> <!-- <br> <b> <script> </script> <style> <svg/onload=x> <![CDATA[ <?x ' +
  '<math><mtext></form><mglyph><style> &lt;!here&gt; <!channel> <@U1> @ @here @everyone: channel a ' +
  'https://x.example https://x.example/@here https://x.example/"onclick="x mailto:a@b.example //x.example ' +
  'javascript:x JaVaScRiPt&colon;x java\tscript:x vbscript:x data:text/html,x file:///etc/passwd'
).split(' ');

const piece = fc.oneof(
  fc.anyText(),
  fc.constantFrom(...MARKUP),
  fc.constantFrom(...MARKUP.map((markup) => `\n${markup} `)),
  fc.constantFrom(
    ...['\n\n', ' ', '\n- [x] ', '\n## Action items\n', '\n\n|a|b|\n|-|:-:|\n|', '\ud800', '\u202e'],
    ...['<img src=x onerror=y>', '<a href="javascript:x" style="y">', '&lt;img src=x onerror=y&gt;'],
  ),
);

/** Markdown that tries to inject markup into the formats generated from it. */
export const hostileMarkdown = fc
  .array(piece, { maxLength: 40, size: 'max' })
  .map((pieces) => pieces.join(''));

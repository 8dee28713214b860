import { fileName } from '../text/file_name.ts';
import { fileHydrator } from '../zapier/hydrators.ts';
import { readDigest } from './read.ts';
import { digestRequest } from './request.ts';

/** Creates the file of a digest when a later step uses it. */
export const digestFile = fileHydrator({
  key: 'digestFile',
  input: digestRequest,
  perform: async (step, request) => {
    const entries = await readDigest(step, request);
    const { renderDigest } = await import('./render.ts');
    const { markdown, title } = renderDigest(entries, request);
    return {
      content: `${markdown}\n`,
      name: `${fileName(title) ?? 'Digest'}.md`,
      mediaType: 'text/markdown; charset=utf-8',
    };
  },
});

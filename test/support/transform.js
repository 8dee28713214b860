import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

import { transformSync } from 'esbuild';

/**
 * Strips the types, for Jest. `format` is `esm` or `cjs`; CommonJS output contains neither `import()` nor
 * `import.meta`.
 */
export default {
  createTransformer: ({ format }) => ({
    process: (source, path) =>
      transformSync(source, {
        loader: path.endsWith('.ts') ? 'ts' : 'js',
        format,
        target: 'node22',
        supported: { 'dynamic-import': format === 'esm' },
        define: {
          'import.meta.dirname': JSON.stringify(dirname(path)),
          'import.meta.url': JSON.stringify(pathToFileURL(path).href),
        },
        sourcefile: path,
        sourcemap: 'external',
      }),
  }),
};

import { dirname, matchesGlob, relative, resolve } from 'node:path';

/** Each folder may import from itself and from those above it. */
const layers = [
  ['src/text'],
  ['src/action_items'],
  ['src/product.ts'],
  ['src/api'],
  ['src/zapier'],
  ['src/lists'],
  ['src/service'],
  ['src/notes'],
  ['src/answers'],
  ['src/polls', 'src/digest', 'src/audio'],
  ['src/authentication.ts', 'src/triggers', 'src/creates', 'src/searches', 'src/dropdowns'],
  ['index.ts'],
  ['scripts'],
  ['sandbox'],
  ['test'],
  ['bench', 'mutation'],
];

/** Modules that most runs don't need. They are loaded at first use, so that the app starts fast. */
const lazy = [
  'src/action_items/*.ts',
  'src/audio/*.ts',
  'src/digest/{entry,present,render}.ts',
  'src/answers/{document,parts,passages,summary_row}.ts',
  'src/notes/speakers.ts',
  'src/text/{duration,markdown*,mentions,outline,sections,series,slack,subtitles,tokens,transcript*,phrases,vocabulary,word_lists}.ts',
];
/** The libraries that the app loads when it starts. Modules that use any other library are lazy. */
const atStart = ['zapier-platform-core', 'zod'];

const root = import.meta.dirname;
const isLazy = (path) => lazy.some((pattern) => matchesGlob(path, pattern));
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** @returns the layer's number and the folder in it; the longest matching name counts. */
function placeOf(path) {
  const places = layers.flatMap((folders, layer) => folders.map((folder) => ({ folder, layer })));
  return places
    .filter(({ folder }) => isIn(path, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Checks the direction of imports, and that lazy modules stay lazy. */
export const imports = {
  meta: {
    type: 'problem',
    messages: {
      upward: '{{from}} may not import from {{to}}: imports go one way (see `layers` in eslint.imports.js).',
      lazy: 'This module is loaded at first use, so that the app starts fast: use `await import()`, or import only its types.',
      library:
        'Only lazy modules import this library, so that the app starts fast: add this module to `lazy` in eslint.imports.js.',
      early:
        'This module is loaded when the app starts anyway: import it at the top, or add it to `lazy` in eslint.imports.js.',
    },
  },
  create(context) {
    const from = relative(root, context.filename);
    const isApp = isIn(from, 'src');

    function check(node, { isType = false, isDynamic = false } = {}) {
      const { source } = node;
      if (source?.type !== 'Literal') return;
      const report = (messageId, data) => context.report({ node: source, messageId, data });
      if (!source.value.startsWith('.')) {
        const isLibrary =
          !source.value.startsWith('node:') && !atStart.includes(source.value.replace(/\/.*/, ''));
        if (isApp && isLibrary && !isType && !isLazy(from)) report('library');
        return;
      }
      const to = relative(root, resolve(dirname(context.filename), source.value));
      const [here, there] = [placeOf(from), placeOf(to)];
      if (here && there && here.folder !== there.folder && here.layer <= there.layer) {
        report('upward', { from: here.folder, to: there.folder });
      }
      if (!isApp || isType) return;
      if (isDynamic && !isLazy(to)) report('early');
      if (!isDynamic && isLazy(to) && !isLazy(from)) report('lazy');
    }

    const isType = ({ importKind, exportKind, specifiers = [] }) =>
      importKind === 'type' ||
      exportKind === 'type' ||
      (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'));
    return {
      ImportDeclaration: (node) => check(node, { isType: isType(node) }),
      ExportNamedDeclaration: (node) => check(node, { isType: isType(node) }),
      ExportAllDeclaration: (node) => check(node, { isType: isType(node) }),
      ImportExpression: (node) => check(node, { isDynamic: true }),
    };
  },
};

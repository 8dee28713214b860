import js from '@eslint/js';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

import { imports } from './eslint.imports.js';

/** App code only: forbids `any`, `!`, and every type assertion except `as const`. */
const noEscapes = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
};

/** App code only: what the runtime normalizes takes quadratic time for long runs of marks. */
const unsafeTexts = [
  {
    selector: 'MemberExpression[property.name=/^(normalize|localeCompare|Collator)$/]',
    message: 'Use the functions of src/text/compare.ts, which make the text stream-safe.',
  },
];

/** Tests only: `toEqual` treats a missing field as `undefined`; the other matchers accept almost any value. */
const lenientMatchers = [
  {
    selector: 'MemberExpression[property.name="toEqual"]',
    message: 'Use toStrictEqual: toEqual ignores fields that are undefined.',
  },
  {
    selector: 'MemberExpression[property.name=/^(toBeDefined|toBeTruthy|toBeFalsy)$/]',
    message: 'Compare with the expected value.',
  },
];

export default tseslint.config(
  {
    ignores: ['dist/', 'build/', 'node_modules/', 'coverage/', 'reports/', '.stryker-tmp/'],
  },
  js.configs.recommended,
  {
    plugins: { 'simple-import-sort': simpleImportSort, 'meeting-notes': { rules: { imports } } },
    rules: {
      'simple-import-sort/imports': 'error',
      'simple-import-sort/exports': 'error',
      'meeting-notes/imports': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['index.ts', 'src/**/*.ts'], rules: { ...noEscapes, complexity: ['error', 20] } },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/text/compare.ts'],
    rules: { 'no-restricted-syntax': ['error', ...unsafeTexts] },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/support/properties.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...lenientMatchers],
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Import test/support/properties.ts, which sets the seed.' },
      ],
    },
  },
  { files: ['{sandbox,scripts,bench,mutation,test/questions}/**/*.ts'], rules: { 'no-console': 'off' } },
);

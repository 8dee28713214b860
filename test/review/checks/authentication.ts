import { authFields, type Check, type Finding, findingsOf, inputsIn } from '../check.ts';

const SECRET = /api[-_ ]?key|password|passphrase|secret|(access|auth|bearer)[-_ ]?token|credential/i;
const MARKDOWN_LINK = /\[[^\]]+\]\(https:\/\/[^)\s]+\)/;
const ADDRESS_FIELD = /sub-?domain|domain|host|url|site|server/i;

/** Checks of the connection to an account. */
export const authenticationChecks: Check[] = [
  {
    code: 'D001',
    demand: 'Only the connection asks for secrets, never a step.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ key, label, type }) => type === 'password' || SECRET.test(key) || SECRET.test(label ?? ''),
        () => 'asks for a secret',
      ),
  },
  {
    code: 'D002',
    demand: 'The help text of a secret links to the page that shows it.',
    find: (definition) =>
      findingsOf(
        authFields(definition),
        ({ type, helpText }) => type === 'password' && !MARKDOWN_LINK.test(helpText ?? ''),
        () => 'has no link in its help text',
      ),
  },
  {
    code: 'D003',
    demand: 'The connection label identifies the account and reveals no part of the key.',
    find: ({ authentication: { connectionLabel, fields } }) => {
      const label = connectionLabel ?? '';
      const found: Finding[] = [];
      const where = 'authentication.connectionLabel';
      if (!/\{\{.+?\}\}|^\$func\$/.test(label))
        found.push({ where, problem: 'is the same for all accounts' });
      for (const { key } of fields) {
        if (label.includes(key)) found.push({ where, problem: `shows the field ${key}` });
      }
      return found;
    },
  },
  {
    code: 'D026',
    demand: 'User input in a URL is limited by a fixed format: `https://{{input}}.example.com`.',
    find: (definition) => [
      ...findingsOf(
        authFields(definition),
        ({ key, label, inputFormat }) =>
          inputFormat === undefined && (ADDRESS_FIELD.test(key) || ADDRESS_FIELD.test(label ?? '')),
        () => 'accepts any URL',
      ),
      ...findingsOf(
        [...authFields(definition), ...inputsIn(definition)],
        ({ inputFormat }) =>
          inputFormat !== undefined &&
          (inputFormat.split('{{input}}').length !== 2 || !inputFormat.startsWith('https://')),
        ({ inputFormat }) => `has the input format ${inputFormat ?? ''}`,
      ),
    ],
  },
];

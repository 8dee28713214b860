import { type Checks, ofConnection, ofFields, ofInputs } from '../check.ts';

const SECRET = /api[-_ ]?key|password|passphrase|secret|(access|auth|bearer)[-_ ]?token|credential/i;
const MARKDOWN_LINK = /\[[^\]]+\]\(https:\/\/[^)\s]+\)/;
const ADDRESS_FIELD = /sub-?domain|domain|host|url|site|server/i;
const INPUT_FORMAT = /^https:\/\/((?!\{\{input\}\}).)*\{\{input\}\}((?!\{\{input\}\}).)*$/;

/** Checks of the connection to an account. */
export const authenticationChecks: Checks = {
  'D001: Only the connection asks for secrets, never a step.': ofInputs(
    ({ key, label, type }) =>
      (type === 'password' || SECRET.test(key) || SECRET.test(label ?? '')) && 'asks for a secret',
  ),
  'D002: The help text of a secret links to the page that shows it.': ofConnection(
    ({ type, helpText }) =>
      type === 'password' && !MARKDOWN_LINK.test(helpText ?? '') && 'has no link in its help text',
  ),
  'D003: The connection label identifies the account and reveals no part of the key.': ({
    authentication: { connectionLabel = '', fields },
  }) =>
    [
      ...(/\{\{.+?\}\}|^\$func\$/.test(connectionLabel) ? [] : ['is the same for all accounts']),
      ...fields.flatMap(({ key }) => (connectionLabel.includes(key) ? `shows the field ${key}` : [])),
    ].map((problem) => ({ where: 'authentication.connectionLabel', problem })),
  'D026: User input in a URL is limited by a fixed format: `https://{{input}}.example.com`.': (
    definition,
  ) => [
    ...ofConnection(
      ({ key, label, inputFormat }) =>
        inputFormat === undefined &&
        (ADDRESS_FIELD.test(key) || ADDRESS_FIELD.test(label ?? '')) &&
        'accepts any URL',
    )(definition),
    ...ofFields(
      ({ inputFormat }) =>
        inputFormat !== undefined && !INPUT_FORMAT.test(inputFormat) && `has the input format ${inputFormat}`,
    )(definition),
  ],
};

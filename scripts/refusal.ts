/** Why a push ended, as a sentence that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}

const advice: Record<number, string> = {
  401: 'The deploy key is missing, invalid or revoked: run `zapier-platform login`, or set ZAPIER_DEPLOY_KEY.',
  403: 'The deploy key is valid, but its owner may not publish this integration: ask an admin of it for `zapier-platform team:add`.',
  404: 'Zapier does not know this integration: run `zapier-platform link`.',
  409: 'The version is not open to this change. Where it is promoted, raise `version` in package.json; where a colleague or Zapier changed it, fetch that with `zapier-platform pull` first.',
  413: 'The archives are larger than Zapier takes: see what build/build.zip and build/source.zip hold.',
  429: 'That were too many calls: try again in some minutes.',
};

/** How the CLI words what the API answered; not so a missing or wrong key and a 409, where it leaves the status out. */
const apiAnswer = /returned "(?<status>\d{3})" saying "(?<said>.*)"/;
const noCredentials = /: File .* not found\. Please run `zapier-platform login`/;

/**
 * The sentence for what the CLI complains of.
 *
 * @param complaint on one line, without colours
 */
export function refusalOf(complaint: string): Refusal {
  if (noCredentials.test(complaint) || complaint.includes('Your credentials are present, but invalid')) {
    return refused(401);
  }
  // Meant for Zapier's own staff: it has no word for a publisher.
  if (complaint.includes('changes appear to be from a partner')) {
    return refused(409);
  }
  const { status, said = '' } = apiAnswer.exec(complaint)?.groups ?? {};
  return status === undefined ? new Refusal(complaint) : refused(Number(status), said);
}

function refused(status: number, said = ''): Refusal {
  // A proxy before Zapier's application answers with a page, which tells a publisher nothing.
  const words = said === '' || said.startsWith('<') ? '' : `Zapier says “${said}”. `;
  return new Refusal(`${words}${advice[status] ?? whenUnknown(status)} (${status})`);
}

function whenUnknown(status: number): string {
  return status >= 500
    ? 'Zapier is having trouble, and the version may or may not be there: see `zapier-platform versions`, and try again later.'
    : 'Zapier refused, and this status is not one of those it documents.';
}

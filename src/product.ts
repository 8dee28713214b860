/** What a publisher brands the app with. Every label, help text, and error message takes it from here. */
interface Product {
  /** The product's name as its users know it. */
  name: string;
  /** The name of the npm package. It is never published, but it is in the archive. */
  packageName: string;
  /** What Zapier's directory says about the product: 40 to 140 characters, without the word Zapier. */
  description: string;
  /** Where users create API keys. */
  developerSettingsUrl: string;
  /** Where users read how the product works with Zapier. */
  docsUrl: string;
  /**
   * Where users open a note in the product; `{id}` stands for the note's ID, as in `https://notes.example/n/{id}`.
   * Null if notes have no page of their own: the output "Link to Note" then doesn't exist.
   */
  noteUrlTemplate: string | null;
}

export const product: Product = {
  name: 'Meeting Notes',
  packageName: 'meeting-notes-zapier',
  description:
    'Meeting notes, transcripts, summaries, and action items for your team, together in one workspace.',
  developerSettingsUrl: 'https://meeting-notes.example/settings/developer',
  docsUrl: 'https://meeting-notes.example/help/zapier',
  noteUrlTemplate: null,
};

/** A link in a sample: a path on the product's own site, where nothing needs to be. */
export const sampleLink = (path: string): string => new URL(path, product.docsUrl).href;

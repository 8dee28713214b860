/** What a publisher brands the app with. Every label, help text, and error message takes it from here. */
interface Product {
  /** The product's name as its users know it. */
  name: string;
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
  developerSettingsUrl: 'https://meeting-notes.example/settings/developer',
  docsUrl: 'https://meeting-notes.example/help/zapier',
  noteUrlTemplate: null,
};

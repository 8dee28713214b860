/**
 * The names and links a publisher brands the app with. Every label, help text and error sentence takes them
 * from here; nothing else has to be edited.
 */
export const product = {
  /** The product's name as its users know it. */
  name: 'Meeting Notes',
  /** Where a user of the product makes an API key. */
  developerSettingsUrl: 'https://meeting-notes.example/settings/developer',
  /** Where a user reads how the product and Zapier work together. */
  docsUrl: 'https://meeting-notes.example/help/zapier',
} as const;

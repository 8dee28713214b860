import { product } from '../product.ts';

/** `noteUrl` of a note, to spread into an output or its sample; empty if the publisher has set no template. */
export function noteLink(id: string): { noteUrl?: string } {
  const template = product.noteUrlTemplate;
  return template === null ? {} : { noteUrl: template.replaceAll('{id}', () => encodeURIComponent(id)) };
}

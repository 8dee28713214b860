import { product } from '../../product.ts';

/** `noteUrl` of a note, to be spread into an output or its sample; nothing if the publisher has set no template. */
export function noteLink(id: string): { noteUrl?: string } {
  const template = product.noteUrlTemplate;
  return template === null ? {} : { noteUrl: template.replaceAll('{id}', () => encodeURIComponent(id)) };
}

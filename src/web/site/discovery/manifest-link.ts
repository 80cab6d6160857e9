import type { MetaDescriptor } from 'react-router';
import { discoveryPaths } from '#domain/paths.ts';

/** What makes a page installable: on the generator, which is what is installed. */
export const manifestLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'manifest',
  href: discoveryPaths.manifest,
};

import type { MetaDescriptor } from 'react-router';
import { discoveryPaths } from '#domain/paths.ts';

/** The link that makes a page installable. Only the generator has it, because people install the generator. */
export const manifestLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'manifest',
  href: discoveryPaths.manifest,
};

import type { MetaDescriptor } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { discoveryPaths, pagePaths } from '#domain/paths.ts';
import type { PageHead } from '../page-head.ts';

/** Not part of `documentHeads`, so that the application does not load the texts of the documents. */
export const generatorHead: PageHead = {
  path: pagePaths.generator,
  title: 'Reply generator',
  description:
    'Paste or upload an email, choose intent, tone and language, and get a reply to edit, copy or ' +
    `download. No sign-up for the first ${GUEST_REPLY_LIMIT}.`,
};

/** The link that makes a page installable. Only the generator has it, because people install the generator. */
export const manifestLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'manifest',
  href: discoveryPaths.manifest,
};

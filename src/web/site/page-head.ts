import type { MetaDescriptor } from 'react-router';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';

/** What a public page says of itself to those who find and share it. */
export type PageHead = {
  /** The page's path: '/about'. */
  path: string;
  /** Without the product's name, which is added; at most 60 characters with it. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
};

/** The descriptors of a public page's head. */
export function pageHead({ title, description }: PageHead): MetaDescriptor[] {
  return [{ title: `${title} · ${PRODUCT_NAME}` }, { name: 'description', content: description }];
}

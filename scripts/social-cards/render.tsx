import { renderToStaticMarkup } from 'react-dom/server';
import pictureStyles from '#web/site/blog/post-parts.css?inline';
import styles from '#web/styles/documents.css?inline';
import cardStyles from './card.css?inline';
import { SocialCard } from './card.tsx';
import { cards } from './cards.tsx';

/** The page that the browser draws for one card. It refers to no other files than the two fonts. */
export type RenderedCard = { path: string; title: string; html: string };

/** All cards as pages of CARD_SIZE pixels, in the light colours. */
export function renderCards(): RenderedCard[] {
  return [...cards].map(([path, card]) => ({
    path,
    title: card.title,
    html: [
      '<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8">',
      `<style>${styles}${pictureStyles}${cardStyles}</style>`,
      `<body>${renderToStaticMarkup(<SocialCard {...card} />)}`,
    ].join(''),
  }));
}

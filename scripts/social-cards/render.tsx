import { renderToStaticMarkup } from 'react-dom/server';
import pictureStyles from '#web/site/blog/pictures.css?inline';
import styles from '#web/styles/documents.css?inline';
import cardStyles from './card.css?inline';
import { SocialCard } from './card.tsx';
import { cards } from './cards.tsx';

/** What the browser draws of one card: a whole page without references to anything but the two faces. */
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

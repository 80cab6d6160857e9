import { renderToStaticMarkup } from 'react-dom/server';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { type ArticleSlug, articlePath, articleSlugs } from '#domain/paths.ts';
import { postReadTime } from '#web/site/blog/post.ts';
import pictureStyles from '#web/site/blog/post-parts.css?inline';
import { postPictures } from '#web/site/blog/post-parts.tsx';
import { articles } from '#web/site/blog/posts.ts';
import { documentHeads } from '#web/site/discovery/document-heads.ts';
import { generatorHead } from '#web/site/discovery/generator-head.ts';
import { cardPath } from '#web/site/page-head.ts';
import styles from '#web/styles/documents.css?inline';
import cardStyles from './card.css?inline';
import { type Card, SocialCard } from './card.tsx';
import { pictures } from './pictures.tsx';

/** For each page of the site: the line below the title, and the picture on the stamp. */
const pages = [
  {
    head: documentHeads.landing,
    line: `${GUEST_REPLY_LIMIT} free replies without sign-up`,
    picture: pictures.home,
  },
  { head: generatorHead, line: 'Paste an email, choose how to answer', picture: pictures.app },
  { head: documentHeads.about, line: 'Read, written, checked', picture: pictures.about },
  { head: documentHeads.faq, line: 'Replies, languages, privacy, plans', picture: pictures.faq },
  { head: documentHeads.blog, line: 'Articles on mail worth answering', picture: pictures.blog },
  { head: documentHeads.pricing, line: 'Free, Basic and Pro, month by month', picture: pictures.pricing },
  { head: documentHeads.apiReference, line: 'One call, one reply', picture: pictures.api },
  { head: documentHeads.terms, line: 'What you and we agree to', picture: pictures.terms },
  { head: documentHeads.privacy, line: 'Your mail is not stored', picture: pictures.privacy },
];

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** An article's card: the postmark shows the article's date, the stamp shows its picture from the blog. */
function articleCard(slug: ArticleSlug): [string, Card] {
  const { title, category, date, picture, ...post } = articles[slug].frontMatter;
  const Picture = postPictures[picture];
  return [
    cardPath(articlePath(slug)),
    {
      title,
      line: `${category} · ${postReadTime(post)}`,
      postmark: [monthAndDay.format(new Date(date)), date.slice(0, 4)],
      format: 'oblong',
      picture: (
        <>
          <path className="fill-accent-wash" d="M0 0h480v320H0z" />
          <g className="post-picture">
            <Picture />
          </g>
        </>
      ),
    },
  ];
}

/** Every social card, by its path below the public folder: '/cards/home.png'. */
const cards: ReadonlyMap<string, Card> = new Map<string, Card>([
  ...pages.map(({ head, line, picture }): [string, Card] => [
    cardPath(head.path),
    { title: head.title, line, postmark: ['Re'], format: 'upright', picture },
  ]),
  ...articleSlugs.map(articleCard),
]);

/** The page that the browser draws for one card. It refers to no other files than the two fonts. */
type RenderedCard = { path: string; title: string; html: string };

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

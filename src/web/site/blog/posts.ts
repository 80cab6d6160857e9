import { type ArticleSlug, articlePath, articleSlugs } from '#domain/paths.ts';
import type { PageHead } from '../page-head.ts';
import { article as aiRevolutionizingEmail } from './articles/ai-revolutionizing-email.md';
import { article as emailAutomation } from './articles/email-automation.md';
import { article as professionalEmailGuide } from './articles/professional-email-guide.md';
import type { CompiledArticle } from './markdown-articles.ts';
import type { Post } from './post.ts';

/** The articles that have a page, by the last part of its path. */
export const articles: Record<ArticleSlug, CompiledArticle> = {
  'ai-revolutionizing-email': aiRevolutionizingEmail,
  'professional-email-guide': professionalEmailGuide,
  'email-automation': emailAutomation,
};

/** Posts that are listed with their excerpt and have no page. */
const summaries: Post[] = [
  {
    title: 'Saying no without closing the door',
    excerpt:
      'A refusal needs three things: the no in the first line, one true reason, and what would have ' +
      'to change for a yes.',
    date: '2024-12-28',
    readTime: 5,
    category: 'Writing',
    picture: 'wax-seal',
  },
  {
    title: 'Where eleven hours a week go',
    excerpt:
      'How people spend the time in their inbox: with reading, looking things up, deciding, and only then with typing.',
    date: '2024-12-20',
    readTime: 7,
    category: 'Productivity',
    picture: 'letter-scale',
  },
  {
    title: 'The same answer in five tones',
    excerpt:
      'How to announce one late delivery formally, warmly, briefly, firmly and with regret: what ' +
      'changes, and what must not.',
    date: '2024-12-12',
    readTime: 4,
    category: 'Tone',
    picture: 'typewriter',
  },
  {
    title: 'Writing in a language you half know',
    excerpt:
      'Mistakes in greetings, forms of address and dates matter more than grammar. How to check ' +
      'a reply you can read but not write.',
    date: '2024-12-04',
    readTime: 5,
    category: 'Languages',
    picture: 'stamps',
  },
  {
    title: 'A follow-up with something new',
    excerpt:
      '“Just checking in” gives the reader no reason to answer. A second email needs a date, a choice or a new fact.',
    date: '2024-11-26',
    readTime: 4,
    category: 'Follow-up',
    picture: 'postmarks',
  },
  {
    title: 'What to take out before you paste',
    excerpt:
      'Account numbers, health details, other people’s addresses: what a draft does not need, and how to leave it out.',
    date: '2024-11-18',
    readTime: 3,
    category: 'Privacy',
    picture: 'lined-envelope',
  },
];

/** Every post of the blog, newest first. */
export const posts: readonly Post[] = [
  ...articleSlugs.map((slug) => ({ ...articles[slug].frontMatter, slug })),
  ...summaries,
];

/** The head of an article, from its front matter. */
export function articleHead(slug: ArticleSlug): PageHead {
  const { title, excerpt, date, category } = articles[slug].frontMatter;
  return {
    path: articlePath(slug),
    title,
    description: excerpt,
    article: { published: date, section: category },
  };
}

/** The heads of all articles, newest first. */
export const articleHeads: readonly PageHead[] = articleSlugs.map(articleHead);

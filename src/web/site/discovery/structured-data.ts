import type { MetaDescriptor } from 'react-router';
import { ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';
import { plans, planValues } from '#domain/plans.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';
import { cardPath, type PageHead } from '../page-head.ts';

type Item = { '@type': string; [property: string]: unknown };

const home = `${ORIGIN_PLACEHOLDER}/`;
const organization = {
  '@type': 'Organization',
  '@id': `${home}#organization`,
  name: PRODUCT_NAME,
  url: home,
};

/** A block of structured data (schema.org, as JSON-LD). React Router escapes '<', '>' and '&' in it. */
function dataBlock(...items: Item[]): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': items } } as MetaDescriptor;
}

/** An offer for each plan. Paid plans also have their price as a price per month. */
function offers(): Item[] {
  return planValues.map((plan) => {
    const { label, price } = plans[plan];
    const amount = { price: price.toFixed(2), priceCurrency: 'USD' };
    const monthly = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' };
    return {
      '@type': 'Offer',
      name: label,
      url: ORIGIN_PLACEHOLDER + pagePaths.pricing,
      ...amount,
      ...(price > 0 ? { priceSpecification: monthly } : {}),
    };
  });
}

/** The data of the landing page: the organization, the site, and the program with its prices. */
export function softwareData({ description }: PageHead): MetaDescriptor {
  return dataBlock(
    { ...organization, logo: `${ORIGIN_PLACEHOLDER}/icons/icon-512.png` },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: PRODUCT_NAME,
      url: home,
      inLanguage: 'en',
      publisher: { '@id': organization['@id'] },
    },
    {
      '@type': 'SoftwareApplication',
      '@id': `${home}#software`,
      name: PRODUCT_NAME,
      description,
      url: ORIGIN_PLACEHOLDER + pagePaths.generator,
      image: ORIGIN_PLACEHOLDER + cardPath(pagePaths.landing),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any, in a browser',
      publisher: { '@id': organization['@id'] },
      offers: offers(),
    },
  );
}

/** The data of the FAQ. An answer is a list of paragraphs. The page must show the same texts. */
export function faqData(items: readonly { question: string; answer: readonly string[] }[]): MetaDescriptor {
  return dataBlock({
    '@type': 'FAQPage',
    url: ORIGIN_PLACEHOLDER + pagePaths.faq,
    inLanguage: 'en',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  });
}

function blogPosting({ path, title, description, article }: PageHead): Item {
  const url = ORIGIN_PLACEHOLDER + path;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: title,
    description,
    image: ORIGIN_PLACEHOLDER + cardPath(path),
    datePublished: article?.published,
    articleSection: article?.section,
    inLanguage: 'en',
    author: organization,
    publisher: { '@id': organization['@id'] },
  };
}

/** The data of the blog: the blog and its articles. */
export function blogData(
  { path, title, description }: PageHead,
  articles: readonly PageHead[],
): MetaDescriptor {
  return dataBlock({
    '@type': 'Blog',
    '@id': ORIGIN_PLACEHOLDER + path,
    name: title,
    description,
    url: ORIGIN_PLACEHOLDER + path,
    inLanguage: 'en',
    publisher: organization,
    blogPost: articles.map(blogPosting),
  });
}

/** The data of an article: the article, and its breadcrumbs from the landing page. */
export function articleData(head: PageHead, blog: PageHead): MetaDescriptor {
  const breadcrumbs = [
    { path: pagePaths.landing, title: PRODUCT_NAME },
    { path: blog.path, title: 'Blog' },
    head,
  ];
  return dataBlock(
    { ...blogPosting(head), isPartOf: { '@id': ORIGIN_PLACEHOLDER + blog.path } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ path, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: ORIGIN_PLACEHOLDER + path,
      })),
    },
  );
}

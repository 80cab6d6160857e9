import { intentValues } from '#domain/intents.ts';
import { languageValues } from '#domain/languages.ts';
import { GUEST_REPLY_LIMIT, limits } from '#domain/limits.ts';
import { apiPaths, discoveryPaths, ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import { type Plan, planHas, plans, planValues } from '#domain/plans.ts';
import { namedTones } from '#domain/tones.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';
import { articleHeads } from '../blog/posts.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { generatorHead } from '../discovery/generator-head.ts';
import type { PageHead } from '../page-head.ts';

function link(path: string, title: string, description: string): string {
  return `- [${title}](${ORIGIN_PLACEHOLDER}${path}): ${description}`;
}

function planFact(plan: Plan): string {
  const { label, price, includedVolume } = plans[plan];
  const cost = price === 0 ? 'free forever' : `$${price} a month`;
  const options = planHas(plan, 'options')
    ? 'every intent, tone and language'
    : 'one intent, one tone, English';
  return `- ${label}: ${cost}, ${includedVolume} replies a month, ${options}`;
}

/** The description of the program for language models, in Markdown. Source of the format: llmstxt.org. */
function llmsText(pages: readonly PageHead[], articles: readonly PageHead[]): string {
  const pageLink = ({ path, title, description }: PageHead) => link(path, title, description);
  return `# ${PRODUCT_NAME}

> A web application that writes replies to email. A person pastes or uploads an email they received, chooses an intent, a tone and a language, and gets a reply to edit, copy or download.

Facts:

- ${GUEST_REPLY_LIMIT} replies are free without an account
${planValues.map(planFact).join('\n')}
- The pricing page shows what is charged on this site, or that nothing is
- ${intentValues.length} intents: ${intentValues.join(', ')}
- ${namedTones.length} named tones: ${namedTones.map(({ value }) => value).join(', ')}; a custom one is described in up to ${limits.customTone} characters
- ${languageValues.length} languages, with a model and without one: ${languageValues.join(', ')}
- Without a language model the built-in drafter writes: it quotes every question that it finds, with an answer or a gap below it, and never guesses; a model writes whole sentences
- An email may have up to ${limits.emailContent.toLocaleString('en')} characters, instructions up to ${limits.customPrompt}
- Emails are processed to write a reply and are not stored
- Nothing is sent by itself: the person reads the reply and sends it

## Pages

${pages.map(pageLink).join('\n')}

## Articles

${articles.map(pageLink).join('\n')}

## For programs

${link(publicApiPaths.openapi, 'Public API', 'the routes for API keys, with examples, as OpenAPI')}
${link(apiPaths.openapi, 'API description', 'every route and schema, as OpenAPI')}
${link(discoveryPaths.feed, 'Feed', 'the articles in full, as RSS')}
${link(discoveryPaths.sitemap, 'Sitemap', 'every public page')}
`;
}

/** `/llms.txt`, rendered at build time. */
export function loader() {
  const { landing, ...others } = documentHeads;
  return new Response(llmsText([landing, generatorHead, ...Object.values(others)], articleHeads), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

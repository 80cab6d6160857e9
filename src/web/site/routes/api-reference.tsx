import { document } from 'virtual:public-api';
import { type MetaFunction, useLoaderData } from 'react-router';
import { InlineScript } from '#web/inline-script-element.tsx';
import { documentHeads } from '../discovery/document-heads.ts';
import { allProblems, operationsOf } from '../docs/api-document.ts';
import { ApiReference } from '../docs/api-reference.tsx';
import { text as scriptText } from '../docs/copy-script.ts?inline-script';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

const copyScript = import.meta.env.SSR ? scriptText : '';

export const handle = { document: true };

/** Runs at build time, so that the browser does not load the OpenAPI description. */
export function loader() {
  const operations = operationsOf(document);
  return { operations, problems: allProblems(operations) };
}

export const meta: MetaFunction = () => pageHead(documentHeads.apiReference);

export default function ApiReferencePage() {
  const { operations, problems } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <ApiReference operations={operations} problems={problems} />
      <InlineScript text={copyScript} />
    </SitePage>
  );
}

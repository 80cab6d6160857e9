import { limits } from '#domain/limits.ts';
import { ORIGIN_PLACEHOLDER, pagePaths, publicApiPaths } from '#domain/paths.ts';
import { plansWith } from '#domain/plans.ts';
import type { Example } from './api-document.ts';
import { CodeBlock, CodeTabs } from './code-block.tsx';
import { DocsSection } from './docs-section.tsx';
import { KEY_VARIABLE, samplePrograms } from './sample-programs.ts';

/** The steps from creating a key to the first reply. */
export function FirstCall({ example }: { example: Example }) {
  const call = { url: ORIGIN_PLACEHOLDER + publicApiPaths.replies, body: example.request };
  return (
    <DocsSection
      id="first-call"
      title="Your first reply"
      aside={
        <>
          <CodeTabs id="first-call" programs={samplePrograms(call, 'reply')} isExplained />
          <CodeBlock
            title="The reply in its response"
            text={(example.response as { reply: string }).reply}
            kind="words"
          />
        </>
      }
    >
      <ol className="docs-steps">
        <li>
          <p>
            Create a key on your{' '}
            <a href={pagePaths.dashboard} className="link">
              dashboard
            </a>
            . The API is part of{' '}
            <a href={pagePaths.pricing} className="link">
              {plansWith('api')}
            </a>
            .
          </p>
        </li>
        <li>
          <p>Store it where only your programs can read it:</p>
          <CodeBlock title="Set the key" text={`export ${KEY_VARIABLE}="ara_…"`} />
        </li>
        <li>
          <p>Run the example. It answers an email about proofs and signs with your name.</p>
        </li>
      </ol>
    </DocsSection>
  );
}

/** How keys work. */
export function Authentication() {
  return (
    <DocsSection
      id="authentication"
      title="Authentication"
      aside={
        <CodeBlock title="Send the key with every call" text={`Authorization: Bearer $${KEY_VARIABLE}`} />
      }
    >
      <p>
        Send a key with each request. It gives access only to <code>/api/v1</code>, and only to what its
        scopes allow: <code>reply</code> is for writing replies, <code>usage</code> for reading the usage of
        the month.
      </p>
      <p>
        A key is shown only once, when you create it. We store a hash of it and cannot show it again. An
        account can have up to {limits.apiKeys} keys, with or without an expiry date. If you revoke a key on
        the dashboard, the next call with it fails.
      </p>
      <p>
        Make your calls from a server. Anyone who opens a web page can read a key in it, and calls from
        browsers are refused.
      </p>
    </DocsSection>
  );
}

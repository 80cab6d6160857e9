import { limits } from '#domain/limits.ts';
import { ORIGIN_PLACEHOLDER, pagePaths, publicApiPaths } from '#domain/paths.ts';
import { plansWith } from '#domain/plans.ts';
import type { Example } from './api-document.ts';
import { CodeBlock, CodeTabs } from './code-block.tsx';
import { DocsSection } from './docs-section.tsx';
import { KEY_VARIABLE, samplePrograms } from './sample-programs.ts';

/** The steps from making a key to the first reply. */
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
            title="The reply in its answer"
            text={(example.answer as { reply: string }).reply}
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
          <p>Store it where only your programs can find it:</p>
          <CodeBlock title="Set the key" text={`export ${KEY_VARIABLE}="ara_…"`} />
        </li>
        <li>
          <p>Run the example. It answers an email about some proofs, and signs with your name.</p>
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
      aside={<CodeBlock title="Every call carries the key" text={`Authorization: Bearer $${KEY_VARIABLE}`} />}
    >
      <p>
        Send one key with each request. It opens <code>/api/v1</code> and nothing else of your account, and
        only what its scopes allow: <code>reply</code> writes replies, <code>usage</code> reads the month.
      </p>
      <p>
        A key is shown once, when you create it. We keep a hash of it and cannot show it again. An account has
        up to {limits.apiKeys}; each may have an expiry date. If you revoke one on the dashboard, the next
        call with it fails.
      </p>
      <p>
        Call from a server. A key in a web page can be read by anyone who opens the page, and calls from
        browsers are refused.
      </p>
    </DocsSection>
  );
}

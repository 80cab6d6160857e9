import { limits } from '#domain/limits.ts';
import { ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import { CodeBlock, CodeTabs } from './code-block.tsx';
import { DocsSection, FieldList } from './docs-section.tsx';
import { curlPost, samplePrograms } from './sample-programs.ts';

/** How a reply is streamed while it is written. */
export function Events({ url, body, events }: { url: string; body: unknown; events: string }) {
  return (
    <DocsSection
      id="events"
      title="Event stream"
      aside={
        <>
          <CodeTabs id="events" programs={samplePrograms({ url, body, isStream: true }, 'events')} />
          <CodeBlock title="The stream" text={events.trimEnd()} />
        </>
      }
    >
      <p>
        Send <code>Accept: text/event-stream</code> to get the reply while it is written. Each event has a
        name and JSON as its data:
      </p>
      <FieldList
        fields={[
          { name: 'delta', facts: ['any number'], description: '`{"text"}`: the next piece of the reply.' },
          {
            name: 'done',
            facts: ['last'],
            description: 'The whole answer, as without streaming. Take the reply from here.',
          },
          { name: 'problem', facts: ['last'], description: 'What went wrong after the first piece.' },
        ]}
      />
      <p>
        A stream that ends without <code>done</code> has no complete reply. Lines that begin with a colon keep
        a quiet stream open.
      </p>
    </DocsSection>
  );
}

/** How to repeat a call whose answer was lost. */
export function Repeats({ url, body }: { url: string; body: unknown }) {
  return (
    <DocsSection
      id="repeats"
      title="Safe repeats"
      aside={<CodeBlock title="A call with a name" text={curlPost({ url, body, name: 'letter-17' })} />}
    >
      <p>
        An answer can be lost on the way. Give the call a name in <code>Idempotency-Key</code>, and send it
        again unchanged, with the same API key: for 24 hours it gets the same reply, charged once, with{' '}
        <code>Idempotent-Replayed: true</code>. Calls with the same name at the same time wait for the first
        one.
      </p>
      <p>
        The reply is written even if you close the connection. A reply that failed is not kept: the next call
        starts again. Only the same call can open what is kept; we cannot.
      </p>
    </DocsSection>
  );
}

/** The limits on sizes and on the number of calls. */
export function Limits() {
  return (
    <DocsSection id="limits" title="Rates and limits">
      <p>
        Replies are limited per minute, for the account with all its keys. Readings and emails sent as files
        have limits of their own. The header <code>RateLimit</code> says how many calls are left and when the
        count starts again, in the format of the IETF draft. A repeat is not counted. Above the limit, the
        answer is 429 with <code>Retry-After</code>: wait that many seconds.
      </p>
      <FieldList
        fields={[
          {
            name: 'An email as a file',
            facts: [`up to ${limits.upload / 1024 / 1024} MB`],
            description: 'The text in it counts as `emailContent` does.',
          },
          {
            name: 'A JSON body',
            facts: [`up to ${limits.requestBody / 1024} kB`],
            description: 'Characters are counted in UTF-16 code units, as JavaScript’s `length` does.',
          },
        ]}
      />
      <p>
        Emails and replies are not stored, except for the encrypted reply to a call with a name. The API sends
        no email: the reply is yours to send.
      </p>
    </DocsSection>
  );
}

/** What stays stable, and what changed in each version. */
export function Versions() {
  return (
    <DocsSection
      id="versions"
      title="Versions"
      aside={
        <CodeBlock
          title="A typed client"
          text={`npx openapi-typescript ${ORIGIN_PLACEHOLDER}${publicApiPaths.openapi} -o api.d.ts`}
        />
      }
    >
      <p>
        What this page describes stays under <code>/api/v1</code>. New operations, fields, values and problem
        codes may be added: ignore fields that you do not know. Changes that would break a program get a new
        version number, beside this one.
      </p>
      <p>
        A client can be generated from{' '}
        <a href={publicApiPaths.openapi} className="link">
          the description
        </a>
        .
      </p>
      <FieldList fields={[{ name: 'v1', facts: ['November 2026'], description: 'The first version.' }]} />
    </DocsSection>
  );
}

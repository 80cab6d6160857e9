import { limits } from '#domain/limits.ts';
import { ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import { CodeBlock, CodeTabs } from './code-block.tsx';
import { DocsSection, FieldList } from './docs-section.tsx';
import { curlPost, samplePrograms } from './sample-programs.ts';

/** The event stream of a reply. */
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
        Send <code>Accept: text/event-stream</code> to receive the reply while it is written. Each event has a
        name, and its data is JSON:
      </p>
      <FieldList
        fields={[
          {
            name: 'waiting',
            facts: ['any number', 'first'],
            description:
              '`{"ahead"}`: how many replies the model writes before this one. `0`: its turn has come.',
          },
          { name: 'delta', facts: ['any number'], description: '`{"text"}`: the next piece of the reply.' },
          {
            name: 'done',
            facts: ['last'],
            description: 'The whole response, as without a stream. Use the reply in this event.',
          },
          { name: 'problem', facts: ['last'], description: 'A problem that occurred after the first event.' },
        ]}
      />
      <p>
        If a stream ends without <code>done</code>, the reply is not complete. Lines that begin with a colon
        only keep the connection open.
      </p>
    </DocsSection>
  );
}

/** How to send a call again whose response was lost. */
export function Retries({ url, body }: { url: string; body: unknown }) {
  return (
    <DocsSection
      id="repeats"
      title="Safe retries"
      aside={
        <CodeBlock
          title="A call that can be sent again"
          text={curlPost({ url, body, idempotencyKey: 'letter-17' })}
        />
      }
    >
      <p>
        The response to a call can be lost. Send a different header <code>Idempotency-Key</code> with each
        call. To retry, send the same call with the same <code>Idempotency-Key</code> and the same API key.
        For 24 hours it gets the same reply, with the header <code>Idempotent-Replayed: true</code>, and it is
        charged only once. If two such calls arrive at the same time, the second waits for the first.
      </p>
      <p>
        A reply with an <code>Idempotency-Key</code> is written even if you close the connection. Without one
        it stops then: an event stream is charged if its text had begun, JSON is not. A reply that failed is
        not kept: the next call starts again. The kept reply is encrypted. Only the same call can open it; we
        cannot.
      </p>
    </DocsSection>
  );
}

/** The limits on sizes and on the number of calls. */
export function Limits() {
  return (
    <DocsSection id="limits" title="Rates and limits">
      <p>
        The number of replies in a minute is limited for each account, over all its keys. Readings and emails
        sent as files have their own limits. The header <code>RateLimit</code>, in the format of the IETF
        draft, has the number of calls that are left and the time when the count starts again. A retry is not
        counted, except as a file. Above the limit, the response is 429 with <code>Retry-After</code>: wait
        that many seconds.
      </p>
      <FieldList
        fields={[
          {
            name: 'An email as a file',
            facts: [`up to ${limits.upload / 1024 / 1024} MB`],
            description: 'Its text has the same limit as `emailContent`.',
          },
          {
            name: 'A JSON body',
            facts: [`up to ${limits.requestBody / 1024} kB`],
            description: 'Characters are counted as UTF-16 code units, as in JavaScript’s `length`.',
          },
        ]}
      />
      <p>
        Emails and replies are not stored, except for the encrypted reply to a call with an{' '}
        <code>Idempotency-Key</code>. The API does not send email: you send the reply yourself.
      </p>
    </DocsSection>
  );
}

/** The versions of the API. */
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
        Everything on this page stays available under <code>/api/v1</code>. We may add operations, fields,
        values and problem codes, so ignore fields that you do not know. A change that would break your
        program gets a new version number, and this version stays.
      </p>
      <p>
        You can generate a client from the{' '}
        <a href={publicApiPaths.openapi} className="link">
          OpenAPI description
        </a>
        .
      </p>
      <FieldList fields={[{ name: 'v1', facts: ['November 2026'], description: 'The first version.' }]} />
    </DocsSection>
  );
}

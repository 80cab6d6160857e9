import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { snippetTexts } from '#domain/desk-messages.ts';
import { limits } from '#domain/limits.ts';
import type { Snippet } from '#domain/snippets.ts';
import { readSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, Notice } from '#web/ui/notice.tsx';
import { useAction } from '../use-action.ts';
import {
  deleteSnippet,
  loadSnippets,
  moveGuestSnippets,
  readGuestSnippets,
  saveSnippet,
  useSnippets,
} from './snippets-store.ts';

function SnippetRow({ snippet, onDeleted }: { snippet: Snippet; onDeleted: () => void }) {
  const nameId = useId();
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await deleteSnippet(snippet.id);
      onDeleted();
      return 'done';
    },
  });
  return (
    <li className="flex items-start justify-between gap-4 border-t border-rule py-2.5">
      <div className="min-w-0">
        <p id={nameId} className="truncate font-medium">
          <bdi>{snippet.name}</bdi>
        </p>
        <p dir="auto" className="line-clamp-2 text-small whitespace-pre-line text-ink-soft wrap-anywhere">
          {snippet.text}
        </p>
        <div role="alert" className="empty:hidden">
          {problem ? <FieldError>{problem}</FieldError> : null}
        </div>
      </div>
      <Button
        ref={buttonRef}
        look="quiet"
        className="-me-2.5"
        aria-describedby={nameId}
        disabled={isBusy}
        onClick={() => void run()}
      >
        Delete
      </Button>
    </li>
  );
}

/** Says what was deleted, with a button that saves it again. The button gets the focus, because 'Delete' disappeared. */
function Deleted({ snippet, onDone }: { snippet: Snippet; onDone: () => void }) {
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await saveSnippet({ name: snippet.name, text: snippet.text });
      onDone();
      return 'done';
    },
  });
  useEffect(() => buttonRef.current?.focus(), [buttonRef]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2.5 text-small">
      <p role="status" className="min-w-0 truncate">
        Deleted “<bdi>{snippet.name}</bdi>”
      </p>
      <Button ref={buttonRef} look="quiet" className="-me-2.5" disabled={isBusy} onClick={() => void run()}>
        Undo
      </Button>
      {problem ? (
        <div role="alert" className="basis-full">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

/** Offers a signed-in person to move the snippets that were saved in this browser before. */
function MoveGuestSnippets() {
  const count = readGuestSnippets().length;
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await moveGuestSnippets();
      return 'done';
    },
  });
  if (count === 0) return null;
  return (
    <Notice
      kind="warning"
      className="mb-3"
      action={
        <Button ref={buttonRef} look="link" disabled={isBusy} onClick={() => void run()}>
          Move to my account
        </Button>
      }
    >
      {count === 1 ? '1 snippet is' : `${count} snippets are`} kept in this browser, from before you signed
      in.
      {problem ? <FieldError>{problem}</FieldError> : null}
    </Notice>
  );
}

function LoadFailure() {
  return (
    <Notice
      kind="danger"
      action={
        <Button look="link" onClick={() => void loadSnippets()}>
          Try again
        </Button>
      }
    >
      {snippetTexts.notLoaded}
    </Notice>
  );
}

/** The saved snippets, newest first. The last deleted one can be brought back. */
export function SavedSnippets() {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useSnippets();
  const [deleted, setDeleted] = useState<Snippet>();
  const headingId = useId();
  const snippets = state.kind === 'ready' ? state.snippets : [];
  let list: ReactNode = null;
  if (state.kind === 'failed') list = <LoadFailure />;
  else if (state.kind === 'loading') list = <p className="text-small text-ink-soft">Loading...</p>;
  else if (snippets.length === 0 && !deleted) {
    list = <p className="text-small text-ink-soft">You have no snippets yet.</p>;
  }
  return (
    <section className="mt-6">
      <h3
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="mb-2 flex justify-between gap-4 font-sans text-small"
      >
        <span className="font-medium">Saved snippets</span>
        {snippets.length > 0 ? (
          <span className="text-ink-soft tabular-nums">
            {snippets.length} of {limits.snippets}
          </span>
        ) : null}
      </h3>
      {readSession() ? <MoveGuestSnippets /> : null}
      {list}
      {deleted ? (
        <Deleted
          key={deleted.id}
          snippet={deleted}
          onDone={() => {
            setDeleted(undefined);
            heading.current?.focus();
          }}
        />
      ) : null}
      {snippets.length > 0 ? (
        <ul aria-labelledby={headingId}>
          {snippets.map((snippet) => (
            <SnippetRow key={snippet.id} snippet={snippet} onDeleted={() => setDeleted(snippet)} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

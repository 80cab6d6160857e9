import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { messages, snippetTexts } from '#domain/messages.ts';
import { type Snippet, type SnippetInput, snippetInputSchema } from '#domain/snippets.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError, Notice } from '#web/ui/notice.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useAction } from '../use-action.ts';
import { OwnWordsSection } from './own-words-form.tsx';
import { useWordsForm } from './snippets-form.ts';
import { deleteSnippet, loadSnippets, saveSnippet, useSnippets } from './snippets-store.ts';

const empty: SnippetInput = { name: '', text: '' };

/** The form that saves a new snippet. */
function NewSnippet() {
  const { form, field, isBusy, problem, buttonRef, submit } = useWordsForm<keyof SnippetInput>({
    name: 'snippet',
    saved: empty,
    schema: snippetInputSchema,
    save: async (typed) => {
      await saveSnippet(snippetInputSchema.parse(typed));
      showToast('success', messages.snippetSaved);
      return empty;
    },
  });
  return (
    <form
      ref={form}
      noValidate
      className="mt-5 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField label="Name" autoComplete="off" dir="auto" limit={limits.snippetName} {...field('name')} />
      <TextArea
        label="Text"
        autoComplete="off"
        dir="auto"
        rows={4}
        limit={limits.snippetText}
        className="field-sizing-content max-h-60 min-h-28 resize-none"
        {...field('text')}
      />
      <div role="alert" className="empty:hidden">
        {problem ? <Notice kind="danger">{problem}</Notice> : null}
      </div>
      <Button
        ref={buttonRef}
        look="primary"
        type="submit"
        disabled={isBusy}
        className="self-end max-sm:self-auto"
      >
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}

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
      <Button ref={buttonRef} look="quiet" disabled={isBusy} onClick={() => void run()}>
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
function SavedSnippets({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
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
      <h3 ref={heading} id={headingId} tabIndex={-1} className="mb-2 flex justify-between gap-4 text-small">
        <span className="font-medium">Saved snippets</span>
        {snippets.length > 0 ? (
          <span className="text-ink-soft tabular-nums">
            {snippets.length} of {limits.snippets}
          </span>
        ) : null}
      </h3>
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

/** The dialog in which the person saves and deletes snippets, and sets how replies open and close. */
export function SnippetsDialog({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void loadSnippets(), []);
  const place = readSession() ? 'They are kept in your account.' : 'They are kept in this browser.';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Snippets"
      description={`Texts that you use often. Type / in a reply to insert one. ${place}`}
      size="wide"
    >
      <NewSnippet />
      <SavedSnippets heading={heading} />
      <OwnWordsSection />
      <div className="mt-6 flex justify-end border-t border-rule pt-4">
        <Button look="plain" onClick={onClose} className="max-sm:grow">
          Close
        </Button>
      </div>
    </Dialog>
  );
}

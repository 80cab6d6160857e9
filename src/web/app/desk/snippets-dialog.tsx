import { type RefObject, useEffect, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { type SnippetInput, snippetInputSchema } from '#domain/snippets.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { OwnWordsSection } from './own-words-form.tsx';
import { useWordsForm } from './snippets-form.ts';
import { SavedSnippets } from './snippets-list.tsx';
import { loadSnippets, saveSnippet } from './snippets-store.ts';

const empty: SnippetInput = { name: '', text: '' };

/** The form that saves a new snippet. */
function NewSnippet({ nameField }: { nameField: RefObject<HTMLInputElement | null> }) {
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
      <TextField
        ref={nameField}
        label="Name"
        autoComplete="off"
        dir="auto"
        limit={limits.snippetName}
        {...field('name')}
      />
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

/** The dialog in which the person saves and deletes snippets, and sets how replies open and close. */
export function SnippetsDialog({ onClose }: { onClose: () => void }) {
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => void loadSnippets(), []);
  const place = readSession() ? 'They are kept in your account.' : 'They are kept in this browser.';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Snippets"
      description={`Texts that you use often. Type / in a reply to insert one. ${place}`}
      size="wide"
      initialFocus={nameField}
    >
      <NewSnippet nameField={nameField} />
      <SavedSnippets />
      <OwnWordsSection />
      <div className="mt-6 flex justify-end border-t border-rule pt-4">
        <Button look="plain" onClick={onClose} className="max-sm:grow">
          Close
        </Button>
      </div>
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { snippetTexts } from '#domain/desk-messages.ts';
import { messages } from '#domain/messages.ts';
import { emptyOwnWords, filledOwnWords, type OwnWords, ownWordsSchema } from '#domain/own-words.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { loadOwnWords, ownWordsLimits, saveOwnWords } from './own-words-calls.ts';
import { useWordsForm } from './snippets-form.ts';

type Texts = Record<keyof OwnWords, string>;

const toTexts = (words: OwnWords): Texts => ({ ...emptyOwnWords, ...words });

function OwnWordsForm({ saved }: { saved: OwnWords }) {
  const { form, field, isBusy, problem, buttonRef, submit } = useWordsForm<keyof OwnWords>({
    name: 'own-words',
    saved: toTexts(saved),
    schema: ownWordsSchema,
    save: async (typed) => {
      const words = filledOwnWords(ownWordsSchema.parse(typed)) ?? {};
      await saveOwnWords(words);
      showToast('success', messages.ownWordsSaved);
      return toTexts(words);
    },
  });
  const common = { autoComplete: 'off', dir: 'auto' } as const;
  const lines = { ...common, rows: 2, className: 'field-sizing-content min-h-19 max-h-40 resize-none' };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Opening"
        placeholder="Good to hear from you."
        {...common}
        limit={ownWordsLimits.opening}
        {...field('opening')}
      />
      <TextField label="Name to sign with" {...common} limit={ownWordsLimits.name} {...field('name')} />
      <TextArea
        label="Closing"
        placeholder="Best wishes,"
        {...lines}
        limit={ownWordsLimits.closing}
        {...field('closing')}
      />
      <TextArea
        label="Signature"
        placeholder="The lines below your name"
        {...lines}
        limit={ownWordsLimits.signature}
        {...field('signature')}
      />
      <div role="alert" className="empty:hidden sm:col-span-2">
        {problem ? <Notice kind="danger">{problem}</Notice> : null}
      </div>
      <Button
        ref={buttonRef}
        look="plain"
        type="submit"
        disabled={isBusy}
        className="sm:col-span-2 sm:justify-self-end"
      >
        {isBusy ? 'Saving...' : 'Save own words'}
      </Button>
    </form>
  );
}

/** The own words as they are saved; undefined until they are loaded. `isFailed`: they could not be loaded. */
function useSavedOwnWords() {
  const [words, setWords] = useState<OwnWords>();
  const [isFailed, setIsFailed] = useState(false);

  async function load(): Promise<void> {
    setIsFailed(false);
    try {
      setWords(await loadOwnWords());
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setIsFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it loads once, when the dialog opens.
  useEffect(() => void load(), []);
  return { words, isFailed, load };
}

/** The name, the signature, the opening and the closing that the person prefers, folded until the person opens it. */
export function OwnWordsSection() {
  const { words, isFailed, load } = useSavedOwnWords();
  return (
    <details className="group mt-6 border-t border-rule pt-3">
      <summary className="flex w-fit cursor-pointer items-center gap-1.5 py-1 font-medium pointer-coarse:py-2.5">
        <ChevronIcon className="size-4 -rotate-90 transition-transform duration-150 group-open:rotate-0" />
        Own words
      </summary>
      <p className="mt-1 text-small text-ink-soft">
        How each of your replies opens and ends. A field that you leave empty changes nothing.
      </p>
      {words ? <OwnWordsForm saved={words} /> : null}
      {isFailed ? (
        <Notice
          kind="danger"
          className="mt-3"
          action={
            <Button look="link" onClick={() => void load()}>
              Try again
            </Button>
          }
        >
          {snippetTexts.ownWordsNotLoaded}
        </Notice>
      ) : null}
    </details>
  );
}

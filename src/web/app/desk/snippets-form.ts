import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useAction } from '../use-action.ts';
import { forgetDraft, keepDraft, readDraft } from './snippets-drafts.ts';

type Values<Field extends string> = Record<Field, string>;

type WordsFormOptions<Field extends string> = {
  /** The name of the form, under which its draft stays. */
  name: string;
  /** What the fields contain without a draft. */
  saved: Values<Field>;
  schema: z.ZodType;
  /** Saves what was typed, after the check. Returns what the fields contain then. Throws `ApiProblem`. */
  save: (typed: Values<Field>) => Promise<Values<Field>>;
};

/**
 * A form in the dialog 'Snippets'. It is checked with the domain's schema, as on the server. After a failure everything
 * that was typed stays.
 */
export function useWordsForm<Field extends string>({ name, saved, schema, save }: WordsFormOptions<Field>) {
  const [kept, setKept] = useState(saved);
  const [typed, setTyped] = useState(() => readDraft(name) as Partial<Values<Field>>);
  const values: Values<Field> = { ...kept, ...typed };
  const [error, setError] = useState<{ field: PropertyKey | undefined; message: string }>();
  const form = useRef<HTMLFormElement>(null);

  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      const { error: refusal } = schema.safeParse(values);
      const issue = refusal?.issues[0];
      if (issue) {
        setError({ field: issue.path[0], message: issue.message });
        form.current?.querySelector<HTMLElement>(`[name="${String(issue.path[0])}"]`)?.focus();
        return 'done';
      }
      setKept(await save(values));
      setTyped({});
      forgetDraft(name);
      return 'done';
    },
  });

  function type(field: Field, text: string): void {
    const next = { ...typed, [field]: text };
    setTyped(next);
    keepDraft(name, next);
    if (error?.field === field) setError(undefined);
  }

  return {
    form,
    isBusy,
    problem,
    buttonRef,
    submit: () => void run(),
    /** The attributes of a field. While it is saved, it cannot be changed. */
    field: (field: Field) => ({
      name: field,
      value: values[field],
      readOnly: isBusy,
      error: error?.field === field ? error.message : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
    }),
  };
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SubmitButton, useAccountForm } from './account-form.tsx';
import { requestReset } from './auth-calls.ts';
import type { TypedFields } from './sign-in-form.tsx';

/**
 * An email address in any form that SUPPORT_ADDRESS may have. Does not match the full stop at the end of a sentence.
 */
const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence whose email addresses are `mailto:` links. */
function linkAddresses(sentence: string): ReactNode {
  // A split at a capture group returns the captured text as every second part.
  return sentence.split(emailAddress).map((part, index) =>
    index % 2 ? (
      <a key={part} className="link" href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/**
 * Sends a link for a new password to an account's address. The answer is the same whether the account exists or not,
 * so that it does not reveal who has an account.
 */
export function ForgotPassword({ typed, onBack }: { typed: TypedFields; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const answer = useRef<HTMLParagraphElement>(null);
  const { form, isBusy, submit, errorOf, problem, forget } = useAccountForm({
    kind: 'request-reset',
    send: async (values) => {
      await requestReset(values);
      setSentTo(values.email);
      return false;
    },
  });

  // Moves the focus to the next step: first to the address, then to the answer.
  useEffect(() => {
    const email = form.current?.elements.namedItem('email');
    if (sentTo) answer.current?.focus();
    else if (email instanceof HTMLElement) email.focus();
  }, [sentTo, form]);

  return (
    <div className="flex flex-col gap-5">
      {sentTo ? (
        <>
          <p ref={answer} tabIndex={-1} className="outline-none">
            {messages.resetLinkSent}
          </p>
          <p className="card-line wrap-anywhere">{sentTo}</p>
          <p className="text-small text-ink-soft">
            No email after a few minutes? Check your spam folder, or ask again.
          </p>
          <Button look="plain" onClick={() => setSentTo(undefined)}>
            Ask again
          </Button>
        </>
      ) : (
        <form
          ref={form}
          method="post"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={submit}
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) typed.email = target.value;
            forget('email');
          }}
        >
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.email}
            error={errorOf('email')}
          />
          <SubmitButton isBusy={isBusy} isHydrated problem={problem && linkAddresses(problem)}>
            Send a link
          </SubmitButton>
        </form>
      )}
      <Button look="link" className="self-start text-small" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { requestReset } from './account-calls.ts';
import { linkAddresses } from './link-addresses.tsx';
import type { Typed } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/**
 * Asks for the address of an account whose password is forgotten. Gives the same answer whether the account exists or
 * not, so that it does not reveal who has an account.
 */
export function ForgotPassword({ typed, onBack }: { typed: Typed; onBack: () => void }) {
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
            Nothing there after a few minutes? Look among the unwanted mail, or ask again.
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
          <SubmitButton isBusy={isBusy} isLive problem={problem && linkAddresses(problem)}>
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

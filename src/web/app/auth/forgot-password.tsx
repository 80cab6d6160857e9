import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SubmitButton, useAccountForm } from './account-form.tsx';
import { requestReset } from './auth-calls.ts';
import type { TypedFields } from './sign-in-form.tsx';

/** An email address, as in SUPPORT_ADDRESS. Does not match the full stop at the end of a sentence. */
const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence whose email addresses are `mailto:` links. */
function linkAddresses(sentence: string): ReactNode {
  // `split` with a capture group returns the captured addresses as every second part.
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

type RequestFormProps = { typed: TypedFields; onSent: (email: string) => void };

function RequestForm({ typed, onSent }: RequestFormProps) {
  const { form, isBusy, submit, errorOf, problem, forget } = useAccountForm({
    kind: 'request-reset',
    send: async (values) => {
      await requestReset(values);
      onSent(values.email);
      return false;
    },
  });

  useEffect(() => {
    const email = form.current?.elements.namedItem('email');
    if (email instanceof HTMLElement) email.focus();
  }, [form]);

  return (
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
  );
}

function RequestSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} tabIndex={-1} className="outline-none">
        {messages.resetLinkSent}
      </p>
      <p className="card-line wrap-anywhere">{email}</p>
      <p className="text-small text-ink-soft">
        No email after a few minutes? Check your spam folder, or ask again.
      </p>
      <Button look="plain" onClick={onAgain}>
        Ask again
      </Button>
    </>
  );
}

/**
 * The form that requests a link to choose a new password, and then the answer. The answer does not reveal whether the
 * account exists.
 */
export function ForgotPassword({ typed, onBack }: { typed: TypedFields; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className="flex flex-col gap-5">
      {sentTo ? (
        <RequestSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      ) : (
        <RequestForm typed={typed} onSent={setSentTo} />
      )}
      <Button look="link" className="self-start text-small" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}

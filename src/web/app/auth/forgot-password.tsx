import { type ReactNode, type RefObject, useState } from 'react';
import { accountProblems, messages } from '#domain/messages.ts';
import { sendsMail, supportAddress } from '#web/lib/page-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SubmitButton, useAccountForm } from './account-form.tsx';
import { requestReset } from './auth-calls.ts';
import { focusNow } from './focus-now.ts';
import type { EnteredFields } from './sign-in-form.tsx';

/** An email address, without the full stop that ends its sentence. Its one group is the address. */
const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence with its email addresses as links: a problem can name the address of the support. */
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

/** Why no link can be sent, and whom to ask for a new password. `takesFocus`: when it has replaced a form. */
export function NoMail({ takesFocus = false }: { takesFocus?: boolean }) {
  return (
    <p ref={takesFocus ? focusNow : null} tabIndex={-1} className="text-pretty outline-none">
      {linkAddresses(accountProblems.passwordNotResettable(supportAddress()))}
    </p>
  );
}

type RequestFormProps = { entered: RefObject<EnteredFields>; onSent: (email: string) => void };

function RequestForm({ entered, onSent }: RequestFormProps) {
  const { form, isBusy, submit, errorOf, problem, clearError } = useAccountForm({
    kind: 'request-reset',
    send: async (values) => {
      await requestReset(values);
      onSent(values.email);
      return 'done';
    },
  });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={submit}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) entered.current.email = target.value;
        clearError('email');
      }}
    >
      <TextField
        ref={focusNow}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={entered.current.email}
        error={errorOf('email')}
      />
      <SubmitButton isBusy={isBusy} problem={problem && linkAddresses(problem)}>
        Send a link
      </SubmitButton>
    </form>
  );
}

function RequestSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <p ref={focusNow} tabIndex={-1} className="outline-none">
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
 * The form that requests a link to choose a new password, if the server can send it, and then the result. The result
 * does not reveal whether the account exists.
 */
export function ForgotPassword({
  entered,
  onBack,
}: {
  entered: RefObject<EnteredFields>;
  onBack: () => void;
}) {
  const [sentTo, setSentTo] = useState<string>();
  const isPossible = sendsMail();
  return (
    <div className="flex flex-col gap-5">
      {sentTo ? (
        <RequestSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      ) : isPossible ? (
        <RequestForm entered={entered} onSent={setSentTo} />
      ) : (
        <NoMail takesFocus />
      )}
      <Button look={isPossible ? 'link' : 'plain'} className="self-start text-small" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}

import { useId } from 'react';
import { limits } from '#domain/limits.ts';
import type { PasswordSignIn } from '#domain/mailbox-connection.ts';
import { type MailboxKind, mailboxKindDetails } from '#domain/mailbox-kinds.ts';
import { problems } from '#domain/problems.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingButton } from '#web/ui/setting-row.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import { connectMailbox, type Mailboxes, mailboxOffers, useConnect } from './mailbox.ts';

type OfferProps = {
  kind: MailboxKind;
  isDisabled: boolean;
  /** The id of the sentence that says why the button is disabled. */
  captionId: string;
};

/** Below the buttons, so that it does not move them. */
function OfferProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="order-last w-full empty:hidden">
      {children ? <FieldError>{children}</FieldError> : null}
    </div>
  );
}

/** The button of a kind whose provider asks for permission. */
function ConsentOffer({ kind, isDisabled, captionId }: OfferProps) {
  const { isBusy, problem, buttonRef, run } = useConnect(kind);
  return (
    <>
      <SettingButton
        ref={buttonRef}
        disabled={isBusy || isDisabled}
        aria-describedby={isDisabled ? captionId : undefined}
        onClick={() => void run()}
      >
        {isBusy ? 'Connecting...' : mailboxKindDetails(kind).connect}
      </SettingButton>
      <OfferProblem>{problem}</OfferProblem>
    </>
  );
}

/** The button of a kind that needs a password, and the form that replaces it. */
function PasswordOffer({ kind, isDisabled, captionId }: OfferProps) {
  const { part, problem, isLoading, opener, close } = useLazyPart(() => import('./mailbox-form.tsx'));
  const { connect: label, form } = mailboxKindDetails(kind);
  if (part && form) {
    const connect = (signIn: PasswordSignIn) => connectMailbox({ kind, ...signIn });
    return <part.MailboxForm title={label} {...form} connect={connect} onClose={close} />;
  }
  return (
    <>
      <SettingButton
        disabled={isLoading || isDisabled}
        aria-describedby={isDisabled ? captionId : undefined}
        {...opener}
      >
        {isLoading ? 'Loading...' : label}
      </SettingButton>
      <OfferProblem>{problem}</OfferProblem>
    </>
  );
}

/** The kinds that can be connected, and a sentence about them. */
export function MailboxOffers({ connection }: { connection: Mailboxes }) {
  const captionId = useId();
  const isFull = connection.mailboxes.length >= limits.mailboxes;
  const offers = mailboxOffers(connection);
  const missingNote = offers
    .filter(({ isOffered }) => !isOffered)
    .map(({ kind }) => mailboxKindDetails(kind).notOffered)
    .join(' ');
  return (
    <div className="mailbox-offers">
      {offers.map(({ kind, isOffered }) => {
        const { needs } = mailboxKindDetails(kind);
        const props = { kind, isDisabled: isFull || !isOffered, captionId };
        if (needs === 'consent') return <ConsentOffer key={kind} {...props} />;
        return needs === 'password' ? <PasswordOffer key={kind} {...props} /> : null;
      })}
      <p id={captionId} className="mailbox-caption">
        {isFull
          ? problems.too_many_mailboxes.detail
          : missingNote || `You can connect up to ${limits.mailboxes} mailboxes.`}
      </p>
    </div>
  );
}

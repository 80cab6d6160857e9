import { useEffect, useRef } from 'react';
import { accountProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { forgetWork } from '#web/lib/kept-work.ts';
import type { Session } from '#web/lib/session.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { useAction } from '../use-action.ts';
import { endSession } from './account-calls.ts';
import { goToSignIn } from './new-password.tsx';
import { Postcard } from './postcard.tsx';

/** Ends the session of the person who is signed in here, and goes to the sign-in page for the new password. */
async function change(): Promise<boolean> {
  await endSession();
  forgetWork();
  goToSignIn();
  return true;
}

/**
 * Shown when one account got a new password while another account is signed in here. Says so, and lets the person
 * choose which account to use.
 */
export function OtherSession({ session }: { session: Session }) {
  const { busy, problem, button, run } = useAction(change, accountProblems.notSignedOut);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Postcard
      isCancelled
      title="Password changed"
      message={
        <p ref={words} tabIndex={-1} className="outline-none">
          The account that the link was for has its new password. In this browser another one is signed in.
        </p>
      }
    >
      <p className="text-ink-soft">Still signed in</p>
      <p className="card-line wrap-anywhere">{session.email}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button ref={button} look="primary" disabled={busy} onClick={() => void run()}>
          {busy ? 'Loading...' : 'Sign in with the new password'}
        </Button>
        <div role="alert" className="empty:hidden">
          {problem ? <FieldError>{problem}</FieldError> : null}
        </div>
        <a href={pagePaths.dashboard} className={buttonClasses('plain')}>
          Stay signed in
        </a>
      </div>
      <p className="mt-6 text-small text-ink-soft">
        Signing in with the new one signs this account out here.
      </p>
    </Postcard>
  );
}

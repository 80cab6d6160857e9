import { useEffect } from 'react';
import { accountProblems } from '#domain/messages.ts';
import { reloadAccount } from '#web/lib/account.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** Shown in place of the account if it could not be loaded. Says so in a toast too. */
export function LoadFailure() {
  useEffect(() => showToast('error', accountProblems.profileNotLoaded), []);
  return (
    <Sheet aria-label="Account" className="flex flex-col items-start gap-5 p-5 sm:p-9">
      <div>
        <FieldError>{accountProblems.profileNotLoaded}</FieldError>
        <p className="mt-2">Nothing of your account has changed. It may work in a moment.</p>
      </div>
      <Button look="primary" onClick={() => void reloadAccount()}>
        Try again
      </Button>
    </Sheet>
  );
}

import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountProblems, browserProblems } from '#domain/messages.ts';
import { ApiProblem, messageOf, unreachableProblem } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ActionEnd, useBusy } from '../use-action.ts';
import type { FormKind, FormValues } from './check-form.ts';

/** Why a form was not accepted. Shown below the field, or above the button if it is not about a field. */
type Refusal = { field?: string | undefined; message: string };

/** The field of a problem that the server reports, by problem code. */
const fieldsOfProblems: Partial<Record<ApiProblem['code'], string>> = {
  invalid_credentials: 'password',
  account_exists: 'email',
  mailbox_refused: 'password',
};

/**
 * Loads the script that validates a form. It is larger than the rest of the page, so it is loaded later. Throws
 * `ApiProblem` if it cannot be loaded.
 */
async function loadCheck(): Promise<typeof import('./check-form.ts')> {
  try {
    return await import('./check-form.ts');
  } catch {
    throw unreachableProblem('unavailable');
  }
}

/** The message for a problem, and the field below which it is shown. */
function refusalOf(problem: ApiProblem, validatedField: string | undefined): Refusal {
  const { code } = problem;
  const field = code === 'validation' ? (problem.field ?? validatedField) : fieldsOfProblems[code];
  return { field, message: messageOf(problem, browserProblems.unreachable) };
}

/** Moves the focus to the field, or back to the button, which loses the focus while it is disabled. */
function focusField(form: HTMLFormElement, field: string | undefined): void {
  if (!field && document.activeElement !== document.body) return;
  const control = field ? form.elements.namedItem(field) : form.querySelector('button[type=submit]');
  if (control instanceof HTMLElement) control.focus();
}

/** Why the form was not accepted. When the form can be used again, the field gets the focus. */
function useRefusal(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (refusal && !isBusy && form.current) focusField(form.current, refusal.field);
  }, [refusal, isBusy, form]);
  return {
    setRefusal,
    result: {
      /** Why the form was not accepted. */
      message: refusal?.message,
      /** Why a field was not accepted. */
      errorOf: (field: string) => (refusal?.field === field ? refusal.message : undefined),
      /** Why the form was not accepted, if it is not about a field. */
      problem: refusal && !refusal.field ? refusal.message : undefined,
      /** Removes the message about this field; without an argument, any message. */
      clearError: (field?: string) => {
        if (field === undefined || refusal?.field === field) setRefusal(undefined);
      },
    },
  };
}

type AccountFormOptions<Kind extends FormKind> = {
  kind: Kind;
  /** Values that are sent with the fields but have no field of their own. */
  extraValues?: object;
  /** The field that a problem `validation` of the server is about, if the problem does not say it. */
  validatedField?: string;
  /** Whether a failure is also shown in a toast. If the form has been removed meanwhile, it always is. */
  isToasted?: boolean;
  /** Sends the checked values. Throws `ApiProblem` if the server refuses them. */
  send: (values: FormValues<Kind>) => Promise<ActionEnd>;
};

/**
 * The state of an account form, which checks and sends its fields. The fields are uncontrolled, so they keep their
 * texts after a failure. The button stays busy if `send` ends with 'leaving'.
 */
export function useAccountForm<Kind extends FormKind>({
  kind,
  extraValues,
  validatedField,
  isToasted = true,
  send,
}: AccountFormOptions<Kind>) {
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, run } = useBusy();
  const { setRefusal, result } = useRefusal(form, isBusy);

  useEffect(() => {
    // A failure here is ignored: the press tries again and reports it.
    loadCheck().catch(() => undefined);
  }, []);

  function refuse(toast: string, { field, message }: Refusal): void {
    if (isToasted || !form.current) showToast('error', toast);
    setRefusal({ field, message });
  }

  async function checkAndSend(fields: object): Promise<ActionEnd> {
    setRefusal(undefined);
    try {
      const { checkForm } = await loadCheck();
      const checked = checkForm(kind, { ...fields, ...extraValues });
      if (checked.ok) return await send(checked.values);
      refuse(checked.message, checked);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refuse(messageOf(error, accountProblems.authFailed), refusalOf(error, validatedField));
    }
    return 'done';
  }

  function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    return run(() => checkAndSend(fields));
  }

  return { form, isBusy, submit, ...result };
}

type SubmitButtonProps = {
  isBusy: boolean;
  /** False before hydration: a press would be lost. */
  isHydrated?: boolean;
  /** Why the form was not accepted, if it is not about a field. */
  problem: ReactNode;
  children: ReactNode;
};

/** The submit button of an account form, and above it why the form was not accepted. */
export function SubmitButton({ isBusy, isHydrated = true, problem, children }: SubmitButtonProps) {
  return (
    <div className="mt-1 flex flex-col gap-4">
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
      <Button
        look="primary"
        type="submit"
        disabled={isBusy || !isHydrated}
        className={isHydrated ? '' : 'disabled:bg-accent disabled:text-on-accent'}
      >
        {isBusy ? 'Loading...' : children}
      </Button>
    </div>
  );
}

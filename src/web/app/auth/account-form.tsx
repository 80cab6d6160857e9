import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountProblems, browserProblems } from '#domain/messages.ts';
import { ApiProblem, messageOf, unansweredProblem } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBusy } from '../use-action.ts';
import type { FormKind, FormValues } from './check-form.ts';

/** Why a form was not accepted. Shown at the field, or at the button if no field is at fault. */
type Refusal = { field?: string | undefined; message: string };

/** The field that each problem code of the server is about. */
const fieldsOfProblems: Partial<Record<ApiProblem['code'], string>> = {
  invalid_credentials: 'password',
  account_exists: 'email',
};

/**
 * Loads the check separately, because its script is larger than the rest of the page. Throws `ApiProblem` if it cannot
 * be loaded.
 */
async function loadCheck(): Promise<typeof import('./check-form.ts')> {
  try {
    return await import('./check-form.ts');
  } catch {
    throw unansweredProblem('unavailable');
  }
}

/** Where a failure is shown, and its message. */
function refusalOf(problem: ApiProblem, validatedField: string | undefined): Refusal {
  const { code } = problem;
  const field = code === 'validation' ? validatedField : fieldsOfProblems[code];
  return { field, message: messageOf(problem, browserProblems.unreachable) };
}

/**
 * Moves the focus to the field with the mistake. If there is none, back to the button, which lost the focus while it
 * was disabled.
 */
function focusField(form: HTMLFormElement, field: string | undefined): void {
  if (!field && document.activeElement !== document.body) return;
  const control = field ? form.elements.namedItem(field) : form.querySelector('button[type=submit]');
  if (control instanceof HTMLElement) control.focus();
}

/** Keeps the reason for a refusal. Moves the focus to its field once the form can be used again. */
function useRefusal(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (refusal && !isBusy && form.current) focusField(form.current, refusal.field);
  }, [refusal, isBusy, form]);
  return {
    setRefusal,
    result: {
      /** Why the form was not accepted, whether a field is at fault or not. */
      message: refusal?.message,
      /** Why a field was not accepted. */
      errorOf: (field: string) => (refusal?.field === field ? refusal.message : undefined),
      /** A failure that is not the fault of a field. */
      problem: refusal && !refusal.field ? refusal.message : undefined,
      /** Removes the message if it is about this field; without an argument, removes any message. */
      forget: (field?: string) => {
        if (field === undefined || refusal?.field === field) setRefusal(undefined);
      },
    },
  };
}

type AccountFormOptions<Kind extends FormKind> = {
  kind: Kind;
  /** Values that are sent with the fields but have no field of their own. */
  extraValues?: object;
  /** The field that is at fault if the server answers `validation`, because only the server can check it. */
  validatedField?: string;
  /**
   * False if the form itself says why it was not accepted. If the form was removed meanwhile, a toast says it anyway.
   */
  isToasted?: boolean;
  send: (values: FormValues<Kind>) => Promise<boolean>;
};

/**
 * The state of an account form: checks the fields, sends them and shows the result. The fields keep their own texts, so
 * a failure loses nothing that was typed. `send` resolves to true if the page is being left: the button then stays
 * busy.
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

  async function checkAndSend(typed: object): Promise<boolean> {
    setRefusal(undefined);
    try {
      const { checkForm } = await loadCheck();
      const checked = checkForm(kind, { ...typed, ...extraValues });
      if (checked.ok) return await send(checked.values);
      refuse(checked.message, checked);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refuse(messageOf(error, accountProblems.authFailed), refusalOf(error, validatedField));
    }
    return false;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    return run(() => checkAndSend(typed));
  }

  return { form, isBusy, submit, ...result };
}

type SubmitButtonProps = {
  isBusy: boolean;
  /** False before hydration, when a press would be lost. */
  isHydrated: boolean;
  /** A failure that is not the fault of a field. */
  problem: ReactNode;
  children: ReactNode;
};

/** The submit button of an account form, below the failure message. */
export function SubmitButton({ isBusy, isHydrated, problem, children }: SubmitButtonProps) {
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

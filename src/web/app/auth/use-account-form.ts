import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { accountProblems, browserProblems } from '#domain/messages.ts';
import { ApiProblem, callFailed, wordsOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useBusy } from '../use-busy.ts';
import type { FormKind, FormValues } from './check-form.ts';

/** Why a form came back: beside a field, or beside the button where it is nobody's fault. */
type Refusal = { field?: string | undefined; message: string };

/** The fields that the server's answers are about. */
const fieldsOfProblems: Partial<Record<ApiProblem['code'], string>> = {
  invalid_credentials: 'password',
  account_exists: 'email',
};

/** The check weighs more than the rest of the page: it comes after it. Throws `ApiProblem` where it does not come. */
async function loadCheck(): Promise<typeof import('./check-form.ts')> {
  try {
    return await import('./check-form.ts');
  } catch {
    throw callFailed('unavailable');
  }
}

/** Where a failure is told, with what there is to do about it. */
function refusalOf(problem: ApiProblem, validatedField: string | undefined): Refusal {
  const { code } = problem;
  const field = code === 'validation' ? validatedField : fieldsOfProblems[code];
  return { field, message: wordsOf(problem, browserProblems.unreachable) };
}

/** Puts the focus where the mistake is; where there is none, back on the button, which lost it while it was disabled. */
function focusOn(form: HTMLFormElement, field: string | undefined): void {
  if (!field && document.activeElement !== document.body) return;
  const control = field ? form.elements.namedItem(field) : form.querySelector('button[type=submit]');
  if (control instanceof HTMLElement) control.focus();
}

/** Why the form came back, which the focus follows once the form can be typed in again. */
function useRefusal(form: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (refusal && !isBusy && form.current) focusOn(form.current, refusal.field);
  }, [refusal, isBusy, form]);
  return {
    setRefusal,
    told: {
      /** Why it came back, whatever it is about. */
      message: refusal?.message,
      /** Why a field came back. */
      errorOf: (field: string) => (refusal?.field === field ? refusal.message : undefined),
      /** What failed without being a field's fault. */
      problem: refusal && !refusal.field ? refusal.message : undefined,
      /** A message goes when what it is about changes, or with the form that it is of. */
      forget: (field?: string) => {
        if (field === undefined || refusal?.field === field) setRefusal(undefined);
      },
    },
  };
}

type AccountFormOptions<Kind extends FormKind> = {
  kind: Kind;
  /** What goes with the fields and has none of its own. */
  more?: object;
  /** The field that the server alone can hold against something. */
  validatedField?: string;
  /** False where the form tells by itself why it came back; a form that is gone meanwhile cannot. */
  isToasted?: boolean;
  send: (values: FormValues<Kind>) => Promise<boolean>;
};

/**
 * A form of an account, from the press to its answer. Its fields keep their own texts, so that nothing typed is lost
 * to a failure. `send` resolves to true where the page is left: the button waits on.
 */
export function useAccountForm<Kind extends FormKind>({
  kind,
  more,
  validatedField,
  isToasted = true,
  send,
}: AccountFormOptions<Kind>) {
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, run } = useBusy();
  const { setRefusal, told } = useRefusal(form, isBusy);

  useEffect(() => {
    // What fails now is tried again, and told, at the press.
    loadCheck().catch(() => undefined);
  }, []);

  function refuse(toast: string, { field, message }: Refusal): void {
    if (isToasted || !form.current) showToast('error', toast);
    setRefusal({ field, message });
  }

  async function answer(typed: object): Promise<boolean> {
    setRefusal(undefined);
    try {
      const { checkForm } = await loadCheck();
      const checked = checkForm(kind, { ...typed, ...more });
      if (checked.ok) return await send(checked.values);
      refuse(checked.message, checked);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refuse(wordsOf(error, accountProblems.authFailed), refusalOf(error, validatedField));
    }
    return false;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    return run(() => answer(typed));
  }

  return { form, isBusy, submit, ...told };
}

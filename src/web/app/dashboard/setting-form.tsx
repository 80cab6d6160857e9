import { type ReactNode, type RefObject, type SubmitEvent, useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type FormMessageProps = {
  /** Why the form was not accepted. */
  message: string | undefined;
  /** The same message, if it is not about a field and so is not shown anywhere else. */
  problem: string | undefined;
};

/** Why a form was not accepted. Always there for screen readers, but visible only if no field shows the message. */
export function FormMessage({ message, problem }: FormMessageProps) {
  return (
    <div role="alert" className={problem ? '' : 'sr-only'}>
      {problem ? <Notice kind="danger">{problem}</Notice> : message}
    </div>
  );
}

type SettingFormProps = {
  /** What `useAccountForm` returns. */
  state: {
    form: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
    message: string | undefined;
    problem: string | undefined;
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
    clearError: (field: string) => void;
  };
  onCancel: () => void;
  /** The label of the submit button, and its label while the form is sent. */
  action: string;
  busyAction?: string;
  /** The classes of its width. */
  className?: string;
  children: ReactNode;
};

/** A form that changes a setting. Its first field gets the focus. Escape closes the form. */
export function SettingForm({
  state,
  onCancel,
  action,
  busyAction = 'Loading...',
  className = 'max-w-96',
  children,
}: SettingFormProps) {
  const { form, isBusy, message, problem, submit, clearError } = state;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form]);

  useEffect(() => {
    function onKeyDown({ key, target }: KeyboardEvent): void {
      // The submit button loses the focus while it is disabled, so that keys arrive at the body.
      const isOwn = target === document.body || (target instanceof Node && form.current?.contains(target));
      // In a list of options, Escape closes the list.
      const isInList = target instanceof HTMLSelectElement;
      if (key === 'Escape' && isOwn && !isInList && !isBusy) onCancel();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, isBusy, onCancel]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={`mt-4 flex flex-col gap-5 ${className}`}
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLInputElement && clearError(target.name)}
    >
      {children}
      <FormMessage message={message} problem={problem} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button look="primary" type="submit" disabled={isBusy} className="min-w-37">
          {isBusy ? busyAction : action}
        </Button>
        <Button look="plain" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

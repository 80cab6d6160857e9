import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SettingFormProps = {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  problem: string | undefined;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Told the name of the field that is typed in. */
  onEdit: (field: string) => void;
  onCancel: () => void;
  /** What the button does, in its words. */
  action: string;
  children: ReactNode;
};

/** The fields that take the place of a setting while it is changed. The first has the focus; Escape leaves them. */
export function SettingForm({
  form,
  isBusy,
  problem,
  submit,
  onEdit,
  onCancel,
  action,
  children,
}: SettingFormProps) {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form]);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape' && !isBusy) onCancel();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-4 flex max-w-96 flex-col gap-5"
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLInputElement && onEdit(target.name)}
      onKeyDown={onKeyDown}
    >
      {children}
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button look="primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Loading...' : action}
        </Button>
        <Button look="plain" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import type { ReactNode } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useAction } from './use-action.ts';

type ActionSettingProps = {
  title: string;
  /** What the button does and what it says while it waits. */
  action: string;
  waiting: string;
  /** Does it; true where the page is left. Throws `ApiProblem`. */
  work: () => Promise<boolean>;
  children: ReactNode;
};

/** A setting of one button. Why it failed stands below the words on it. */
export function ActionSetting({ title, action, waiting, work, children }: ActionSettingProps) {
  const { busy, problem, button, run } = useAction(work);
  return (
    <SettingRow
      title={title}
      action={
        <SettingButton ref={button} disabled={busy} onClick={() => void run()}>
          {busy ? waiting : action}
        </SettingButton>
      }
    >
      <p>{children}</p>
      {problem ? (
        <div className="mt-1.5">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
    </SettingRow>
  );
}

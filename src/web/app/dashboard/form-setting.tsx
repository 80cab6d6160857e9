import type { ReactNode } from 'react';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

type FormSettingProps<Part> = {
  title: string;
  /** The label of the button that opens the form. */
  action: string;
  isReady: boolean;
  /** Loads the form, which is needed only after the press. */
  load: () => Promise<Part>;
  form: (part: Part, close: () => void) => ReactNode;
  children: ReactNode;
};

/** A setting that is changed with a form. The open form replaces its button. */
export function FormSetting<Part extends object>({
  title,
  action,
  isReady,
  load,
  form,
  children,
}: FormSettingProps<Part>) {
  const { part, problem, isLoading, opener, close } = useOpened(load);
  const button = (
    <SettingButton disabled={isLoading || !isReady} {...opener}>
      {isLoading ? 'Loading...' : action}
    </SettingButton>
  );
  return (
    <SettingRow title={title} action={part ? null : button} problem={problem}>
      <p>{children}</p>
      {part ? form(part, close) : null}
    </SettingRow>
  );
}

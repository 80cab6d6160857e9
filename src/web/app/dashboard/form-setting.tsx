import type { ReactNode } from 'react';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

type FormSettingProps<Part> = {
  title: string;
  /** What the button that opens the form says. */
  action: string;
  isReady: boolean;
  /** Fetches the form, which is of use from the press on. */
  load: () => Promise<Part>;
  form: (part: Part, close: () => void) => ReactNode;
  children: ReactNode;
};

/** A setting that is changed by a form, which takes its button's place. */
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

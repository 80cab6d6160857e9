import type { ReactNode } from 'react';
import { useAction } from '../use-action.ts';
import { SettingButton, SettingRow } from './settings-section.tsx';

type ActionSettingProps = {
  title: string;
  /** The button's label, and its label while it waits. */
  action: string;
  waiting: string;
  isReady: boolean;
  /** Does the work. Resolves to true if the page is being left. Throws `ApiProblem`. */
  work: () => Promise<boolean>;
  /** The toast for a failure, in addition to the reason that is shown here. */
  failed?: string;
  children: ReactNode;
};

/** A setting with a single button. The reason for a failure is shown below its text. */
export function ActionSetting({
  title,
  action,
  waiting,
  isReady,
  work,
  failed,
  children,
}: ActionSettingProps) {
  const { busy, problem, button, run } = useAction(work, failed);
  return (
    <SettingRow
      title={title}
      problem={problem}
      action={
        <SettingButton ref={button} disabled={busy || !isReady} onClick={() => void run()}>
          {busy ? waiting : action}
        </SettingButton>
      }
    >
      <p>{children}</p>
    </SettingRow>
  );
}

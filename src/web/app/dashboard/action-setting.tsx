import type { ReactNode } from 'react';
import { useAction } from '../use-action.ts';
import { SettingButton, SettingRow } from './settings-section.tsx';

type ActionSettingProps = {
  title: string;
  /** What the button does and what it says while it waits. */
  action: string;
  waiting: string;
  isReady: boolean;
  /** Does it; true where the page is left. Throws `ApiProblem`. */
  work: () => Promise<boolean>;
  /** What a toast says where it failed, beside the reason that stands here. */
  failed?: string;
  children: ReactNode;
};

/** A setting of one button. Why it failed stands below the words on it. */
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

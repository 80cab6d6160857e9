import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { unreachableProblem } from '#web/lib/api-problem.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { useAction } from '../use-action.ts';

/** A group of settings, with its heading next to them, or above them on a narrow screen. */
export function SettingsSection({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="settings-section">
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-1 text-small text-ink-soft">{note}</p>
      </div>
      <div className="settings-rows">{children}</div>
    </section>
  );
}

/** Why the action of a setting failed. */
export function SettingProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="mt-1.5 empty:hidden">
      {children ? <FieldError>{children}</FieldError> : null}
    </div>
  );
}

type SettingRowProps = {
  title: string;
  /** The state of the setting, or what the action does. */
  children: ReactNode;
  action?: ReactNode;
  /** Why the last action failed. */
  problem?: string | undefined;
};

/** A setting: its title, its state and its action. */
export function SettingRow({ title, children, action, problem }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-[1_1_168px]">
        <h3 className="font-sans text-body">{title}</h3>
        <div className="mt-0.5 text-ink-soft wrap-anywhere">{children}</div>
        <SettingProblem>{problem}</SettingProblem>
      </div>
      {action}
    </div>
  );
}

/** The button of a setting. */
export function SettingButton({
  look = 'plain',
  ...props
}: ComponentPropsWithRef<'button'> & { look?: 'plain' | 'danger' }) {
  return <button type="button" className={buttonClasses(look, { size: 'small' })} {...props} />;
}

/** Throws `ApiProblem` if the module cannot be loaded. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw unreachableProblem('unavailable');
  }
}

/**
 * A part of the page, for example a form, whose module is loaded when its button is pressed. `part`: the module while
 * the part is open. `problem`: why it could not be loaded; the next press tries again. `opener`: the props of the
 * button, which gets the focus back when the part is closed.
 */
export function useLazyPart<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const wasOpen = useRef(false);
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      setPart(await loadPart(load));
      return 'done';
    },
  });

  useEffect(() => {
    if (wasOpen.current && !part) buttonRef.current?.focus();
    wasOpen.current = part !== undefined;
  }, [part, buttonRef]);

  return {
    part,
    problem,
    isLoading: isBusy,
    opener: {
      ref: buttonRef,
      onClick: () => void run(),
      // Usually loaded before the press. A failure here is ignored: the press tries again and reports it.
      onPointerEnter: () => void load().catch(() => undefined),
    },
    close: () => setPart(undefined),
  };
}

import { type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react';
import { buttonClasses } from './button.tsx';
import { FieldError } from './notice.tsx';

/** A group of settings, with its heading next to them, or above them on a narrow screen. */
export function SettingsSection({
  ref,
  title,
  note,
  children,
}: {
  ref?: Ref<HTMLElement>;
  title: string;
  note: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="settings-section">
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
  title: ReactNode;
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

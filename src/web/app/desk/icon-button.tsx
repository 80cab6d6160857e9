import type { ComponentProps, ReactNode } from 'react';
import { Hint } from '#web/ui/hint.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The name of the button. */
  label: string;
  /** Shown as a hint. The name, if left out. */
  hint?: string;
  icon: ReactNode;
};

/** A small button of the desk with an icon only. */
export function IconButton({ label, hint = label, icon, ...button }: IconButtonProps) {
  return (
    <Hint text={hint}>
      <button
        type="button"
        aria-label={label}
        className={
          'flex size-8 shrink-0 items-center justify-center rounded text-ink-soft transition-colors duration-150 ' +
          'hover:bg-accent-wash hover:text-ink pointer-coarse:size-11'
        }
        {...button}
      >
        {icon}
      </button>
    </Hint>
  );
}

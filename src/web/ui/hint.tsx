import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type HintProps = {
  /** What the control does, in a few words. */
  text: string;
  /** The keys that do the same, as they are read: ['Ctrl', 'Enter']. */
  keys?: readonly string[];
  /** The control itself, one element. */
  children: ReactElement;
};

/** A tooltip on a control: what it does and the keys for it. Shown on hover and on keyboard focus. */
export function Hint({ text, keys = [], children }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} delay={400} />
      <Tooltip.Portal>
        <Tooltip.Positioner side="bottom" sideOffset={8} className="z-40">
          <Tooltip.Popup className="floating flex items-center gap-2 rounded bg-ink px-2.5 py-1.5 text-small text-paper shadow-float">
            {text}
            {keys.length > 0 ? (
              <span className="flex gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="rounded border border-current/40 px-1 font-sans leading-4">
                    {key}
                  </kbd>
                ))}
              </span>
            ) : null}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

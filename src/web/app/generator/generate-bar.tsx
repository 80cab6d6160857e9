import type { MouseEvent, RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { StopIcon } from '#web/ui/icons.tsx';

type GenerateBarProps = {
  /** The button's label, and the keys that do the same: `keys` for the hint, `keyshortcuts` for screen readers. */
  label: string;
  keys: readonly string[];
  keyshortcuts: string;
  busy: boolean;
  /** Why no reply can be generated; undefined if one can. */
  lack: string | undefined;
  refs: { generate: RefObject<HTMLButtonElement | null>; stop: RefObject<HTMLButtonElement | null> };
  onGenerate: () => void;
  onStop: () => void;
};

/** Ignores the second press of a double click, which would use another reply or stop this one. */
function once(press: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) press();
  };
}

/** The main button. In one column it stays at the bottom of the window, always in reach. */
export function GenerateBar({
  label,
  keys,
  keyshortcuts,
  busy,
  lack,
  refs,
  onGenerate,
  onStop,
}: GenerateBarProps) {
  return (
    <div className="generate-bar flex gap-2">
      <Hint text={lack ?? 'Generate the reply'} keys={keys}>
        <Button
          look="primary"
          className="grow"
          ref={refs.generate}
          disabled={busy || lack !== undefined}
          aria-keyshortcuts={keyshortcuts}
          onClick={once(onGenerate)}
        >
          {busy ? 'Generating...' : label}
        </Button>
      </Hint>
      {busy ? (
        <Hint text="Stop writing" keys={['Esc']}>
          <Button look="plain" ref={refs.stop} aria-keyshortcuts="Escape" onClick={once(onStop)}>
            <StopIcon className="size-4.5" />
            Stop
          </Button>
        </Hint>
      ) : null}
    </div>
  );
}

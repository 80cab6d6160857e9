import type { MouseEvent, RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { StopIcon } from '#web/ui/icons.tsx';

type GenerateBarProps = {
  busy: boolean;
  blank: boolean;
  refs: { generate: RefObject<HTMLButtonElement | null>; stop: RefObject<HTMLButtonElement | null> };
  onGenerate: () => void;
  onStop: () => void;
};

/** The press without the second half of a double click, which would use another reply or stop this one. */
function once(press: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) press();
  };
}

/** The one clear button. In one column it stays at the bottom of the window, always in reach. */
export function GenerateBar({ busy, blank, refs, onGenerate, onStop }: GenerateBarProps) {
  return (
    <div className="generate-bar flex gap-2">
      <Hint text={blank ? 'Paste or upload an email first' : 'Generate the reply'} keys={['Mod', 'Enter']}>
        <Button
          look="primary"
          className="grow"
          ref={refs.generate}
          disabled={busy || blank}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={once(onGenerate)}
        >
          {busy ? 'Generating...' : 'Generate Reply'}
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

import type { MouseEvent, RefObject } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { StopIcon } from '#web/ui/icons.tsx';

type GenerateBarProps = {
  label: string;
  /** The keys that do the same, for the hint. */
  keys: readonly string[];
  /** The same keys for screen readers, in the form of `aria-keyshortcuts`. */
  keyshortcuts: string;
  busy: boolean;
  /** Why no reply can be generated; undefined if one can. */
  disabledReason: string | undefined;
  refs: { generate: RefObject<HTMLButtonElement | null>; stop: RefObject<HTMLButtonElement | null> };
  onGenerate: () => void;
  onStop: () => void;
};

/** Ignores the second press of a double click, which would use another reply or stop this one. */
function ignoreSecondClick(press: () => void): (event: MouseEvent) => void {
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
  disabledReason,
  refs,
  onGenerate,
  onStop,
}: GenerateBarProps) {
  return (
    <div className="generate-bar flex gap-2">
      <Hint text={disabledReason ?? 'Generate the reply'} keys={keys}>
        <Button
          look="primary"
          className="grow"
          ref={refs.generate}
          disabled={busy || disabledReason !== undefined}
          aria-keyshortcuts={keyshortcuts}
          onClick={ignoreSecondClick(onGenerate)}
        >
          {busy ? 'Generating...' : label}
        </Button>
      </Hint>
      {busy ? (
        <Hint text="Stop writing" keys={['Esc']}>
          <Button look="plain" ref={refs.stop} aria-keyshortcuts="Escape" onClick={ignoreSecondClick(onStop)}>
            <StopIcon className="size-4.5" />
            Stop
          </Button>
        </Hint>
      ) : null}
    </div>
  );
}

/** What happens to the mail, below the button that sends it to the writer. */
export function PrivacyNote() {
  return (
    <p className="text-small text-ink-soft xl:mt-auto">
      Your email is used to write the reply and is not stored.{' '}
      <a className="link" href={pagePaths.privacy}>
        Privacy
      </a>
    </p>
  );
}

import type { MouseEvent, RefObject } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { StopIcon } from '#web/ui/icons.tsx';
import { repliesAhead } from './waiting.tsx';

type GenerateBarProps = {
  label: string;
  /** The keyboard shortcut, as the hint shows it. */
  keys: readonly string[];
  /** The same shortcut as a value of `aria-keyshortcuts`. */
  keyshortcuts: string;
  isBusy: boolean;
  /** How many replies are written before this one; 0 if none. Missing if the page says it in another place. */
  ahead?: number;
  /** Why no reply can be generated now; undefined if one can be. */
  disabledReason: string | undefined;
  refs: { generate: RefObject<HTMLButtonElement | null>; stop: RefObject<HTMLButtonElement | null> };
  onGenerate: () => void;
  onStop: () => void;
};

/** Ignores the second click of a double click, which would start another reply or stop this one. */
function ignoreSecondClick(press: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) press();
  };
}

/** The buttons Generate and Stop. On a narrow screen they stay at the bottom of the window. */
export function GenerateBar({
  label,
  keys,
  keyshortcuts,
  isBusy,
  ahead,
  disabledReason,
  refs,
  onGenerate,
  onStop,
}: GenerateBarProps) {
  return (
    <div className="generate-bar flex flex-wrap gap-2">
      {ahead === undefined ? null : (
        // Always there: some screen readers say nothing if a status comes together with its text.
        <p role="status" className="basis-full text-small text-ink-soft empty:absolute">
          {ahead > 0 ? repliesAhead(ahead) : ''}
        </p>
      )}
      <Hint text={disabledReason ?? 'Generate the reply'} keys={keys}>
        <Button
          look="primary"
          className="grow"
          ref={refs.generate}
          disabled={isBusy || disabledReason !== undefined}
          aria-keyshortcuts={keyshortcuts}
          onClick={ignoreSecondClick(onGenerate)}
        >
          {isBusy ? 'Generating...' : label}
        </Button>
      </Hint>
      {isBusy ? (
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

/** What happens to the mail. Shown below the button that sends it. */
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

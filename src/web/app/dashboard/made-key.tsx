import { useEffect, useId, useRef } from 'react';
import type { NewApiKey } from '#domain/api-keys.ts';
import { browserProblems, keyTexts, messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** A key that was just created. Its text is shown only this once. */
export function MadeKey({ made, onDone }: { made: NewApiKey; onDone: () => void }) {
  const aboutId = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    copyButton.current?.focus();
    // The form that was here is longer. On a phone the key would be above the visible area.
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(made.key);
      showToast('success', messages.keyCopied);
    } catch {
      field.current?.select();
      showToast('error', browserProblems.keyCopyRefused);
    }
  }
  return (
    <div ref={whole} className="mt-4 flex max-w-lg scroll-my-4 flex-col gap-4">
      <TextArea
        ref={field}
        label="Your new key"
        readOnly
        value={made.key}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        hint={keyTexts.shownOnce}
        rows={1}
        className="field-sizing-content min-h-11 resize-none font-mono text-small break-all"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {/* A screen reader comes here first. This says what to copy, and that it is shown only once. */}
        <span id={aboutId} hidden>
          {keyTexts.made} {keyTexts.shownOnce}
        </span>
        <Button ref={copyButton} look="primary" aria-describedby={aboutId} onClick={() => void copy()}>
          <CopyIcon className="size-4.5" />
          Copy
        </Button>
        <Button look="plain" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

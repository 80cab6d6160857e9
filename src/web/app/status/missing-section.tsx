import { useRef } from 'react';
import type { MissingSetting, Status } from '#domain/status.ts';
import { showToast } from '#web/lib/toasts.ts';
import { CopyIcon } from '#web/ui/icons.tsx';
import { SettingButton, SettingsSection } from '#web/ui/setting-row.tsx';

/** Copies a line. If the browser refuses, selects it, so that the operator can copy it. */
async function copyLine(line: string, element: HTMLElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(line);
    showToast('success', 'Line copied to clipboard!');
  } catch {
    if (element) window.getSelection()?.selectAllChildren(element);
    showToast('error', 'The browser did not allow copying. The line is selected: copy it by hand.');
  }
}

const lineClasses =
  'mt-3 flex items-start justify-between gap-x-3 rounded border border-rule bg-sheet p-1.5 ps-3.5 max-sm:flex-col ' +
  'max-sm:[&_button]:self-end';

function MissingRow({ title, text, line }: MissingSetting) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="py-5">
      <h3 className="font-sans text-body">{title}</h3>
      <p className="mt-0.5 text-ink-soft wrap-anywhere">{text}</p>
      <div className={lineClasses}>
        <code ref={code} dir="ltr" className="min-w-0 py-2.25 text-small wrap-anywhere">
          {line}
        </code>
        <SettingButton
          aria-label={`Copy the line for: ${title}`}
          onClick={() => void copyLine(line, code.current)}
        >
          <CopyIcon className="size-4.5" />
          Copy
        </SettingButton>
      </div>
    </div>
  );
}

/** What is not set up, each with the line for a terminal that changes it. */
export function MissingSection({ missing }: { missing: Status['missing'] }) {
  return (
    <SettingsSection title="What is missing" note="Each line starts the program with one more setting.">
      {missing.length === 0 ? <p className="py-5 text-ink-soft">Nothing. Everything is set up.</p> : null}
      {missing.map((row) => (
        <MissingRow key={row.title} {...row} />
      ))}
    </SettingsSection>
  );
}

import { useEffect, useRef } from 'react';
import { replyTextDirection } from '#web/lib/text-direction.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Reply } from '../generator/reply-versions.ts';

type VersionsDialogProps = {
  versions: readonly Reply[];
  present: number | undefined;
  onUse: (version: Reply) => void;
  onClose: () => void;
};

/** The versions of a reply side by side. On a narrow screen they are in a row that scrolls. */
export function VersionsDialog({ versions, present, onUse, onClose }: VersionsDialogProps) {
  const shown = useRef<HTMLLIElement>(null);
  // In an effect, because a dialog that is not open yet does not scroll.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Versions"
      description="Compare them, and use the best one."
      size="full"
    >
      <ul
        aria-label="Versions"
        className="-mx-1 mt-4 grid auto-cols-[100%] snap-x grid-flow-col gap-4 overflow-x-auto px-1 pt-1 pb-1 sm:auto-cols-[minmax(15rem,1fr)]"
      >
        {versions.map((reply, index) => (
          <li
            key={reply.version ?? 0}
            ref={reply.version === present ? shown : undefined}
            className="flex snap-center flex-col gap-2"
          >
            <h3 className="font-sans text-small">
              Version {index + 1} of {versions.length}
              {reply.version === present ? ' (shown now)' : ''}
            </h3>
            <textarea
              readOnly
              aria-label={`Text of version ${index + 1}`}
              value={reply.text}
              {...replyTextDirection(reply.language, reply.text)}
              className="h-[44svh] resize-none rounded border border-rule bg-transparent p-3 text-small"
            />
            <Button look="plain" disabled={reply.version === present} onClick={() => onUse(reply)}>
              Use version {index + 1}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex justify-end">
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

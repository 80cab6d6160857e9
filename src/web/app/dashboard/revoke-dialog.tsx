import type { ApiKey } from '#domain/api-keys.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAction } from '../use-action.ts';
import { revokeKey } from './keys.ts';

type RevokeDialogProps = { entry: ApiKey; onClose: () => void; onRevoked: () => void };

/** Asks before it revokes a key. The caller removes the dialog in `onClose` and in `onRevoked`. */
export function RevokeDialog({ entry, onClose, onRevoked }: RevokeDialogProps) {
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await revokeKey(entry.id);
      showToast('success', messages.keyRevoked);
      onRevoked();
      return 'done';
    },
  });
  return (
    <Dialog open onClose={onClose} title="Revoke this key?">
      <div className="mt-3 flex flex-col gap-5">
        <p className="text-ink-soft">
          Programs that use{' '}
          <span className="font-medium text-ink wrap-anywhere">
            <bdi>{entry.name}</bdi>
          </span>{' '}
          (<code className="text-small wrap-anywhere">{entry.prefix}…</code>) will be refused at their next
          call. The key cannot be restored.
        </p>
        <div role="alert" className="empty:hidden">
          {problem ? <Notice kind="danger">{problem}</Notice> : null}
        </div>
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
          <Button look="plain" disabled={isBusy} onClick={onClose}>
            Keep key
          </Button>
          <Button ref={buttonRef} look="danger" disabled={isBusy} onClick={() => void run()}>
            {isBusy ? 'Revoking...' : 'Revoke key'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

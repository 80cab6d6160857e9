import type { ApiKey } from '#domain/api-keys.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Question } from '../question.tsx';
import { useAction } from '../use-action.ts';
import { revokeKey } from './keys.ts';

type RevokeDialogProps = { entry: ApiKey; onClose: () => void; onRevoked: () => void };

/** Asks before it revokes a key. The caller removes the dialog in `onClose` and in `onRevoked`. */
export function RevokeDialog({ entry, onClose, onRevoked }: RevokeDialogProps) {
  const action = useAction({
    work: async () => {
      await revokeKey(entry.id);
      showToast('success', messages.keyRevoked);
      onRevoked();
      return 'done';
    },
  });
  return (
    <Dialog open onClose={onClose} title="Revoke this key?">
      <Question
        action={action}
        no="Keep key"
        onNo={onClose}
        yes="Revoke key"
        busy="Revoking..."
        look="danger"
      >
        Programs that use{' '}
        <span className="font-medium text-ink">
          <bdi>{entry.name}</bdi>
        </span>{' '}
        (<code className="text-small">{entry.prefix}…</code>) will be refused at their next call. The key
        cannot be restored.
      </Question>
    </Dialog>
  );
}

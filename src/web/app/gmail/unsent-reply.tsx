import { Button } from '#web/ui/button.tsx';
import type { MailReply } from './use-mail-reply.ts';

/** The reply that was closed without being sent. The person can continue or discard it. */
export function UnsentReply({ reply, onDiscard }: { reply: MailReply; onDiscard: () => void }) {
  const { mail, isUnsent, isOpen, sending } = reply;
  if (!mail || !isUnsent || isOpen) return null;
  const { name, address } = mail.sender;
  return (
    <section
      aria-label="Unsent reply"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-rule bg-sheet py-2 pr-2 pl-4"
    >
      <p className="min-w-0 grow basis-56 truncate">
        <span className="text-ink-soft">Unsent reply to</span>{' '}
        <bdi className="font-medium">{name || address || 'an unknown sender'}</bdi>
      </p>
      <div className="flex items-center gap-1 max-sm:ms-auto">
        <Button look="quiet" disabled={sending.isSending} onClick={onDiscard}>
          Discard
        </Button>
        <Button look="quiet" className="text-accent!" disabled={sending.isSending} onClick={reply.open}>
          {sending.isSending ? 'Sending...' : 'Continue reply'}
        </Button>
      </div>
    </section>
  );
}

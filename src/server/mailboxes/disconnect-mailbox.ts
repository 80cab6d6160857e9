import { deleteConnection, readConnection } from './connections.ts';
import type { MailboxContext } from './context.ts';

/**
 * Disconnects an account's mailbox: it is forgotten here first, then the right to it is given back. One that does
 * not open any more is forgotten alone. Throws `unavailable`.
 */
export async function disconnectMailbox({
  ctx,
  accountId,
}: {
  ctx: MailboxContext;
  accountId: string;
}): Promise<void> {
  const connected = await readConnection(ctx, accountId);
  await deleteConnection(ctx, connected ?? { accountId });
  if (!connected) return;
  await ctx.mailboxes.providers[connected.kind]?.open(connected).disconnect();
}

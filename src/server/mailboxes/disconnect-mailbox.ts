import { deleteConnection, readConnection } from './connections.ts';
import type { MailboxContext } from './context.ts';

/**
 * Disconnects an account's mailbox: deletes the connection here first, then revokes the access. If the credential
 * cannot be opened any more, only the connection is deleted. Throws `unavailable`.
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

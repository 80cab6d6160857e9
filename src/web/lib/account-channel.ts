/** The channel on which tabs tell each other that the account's count, plan or name has changed. */
const CHANNEL = 'account';

/** Opens the channel to the other tabs. Undefined if the browser does not support it, or blocks it like the storage. */
export function openAccountChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

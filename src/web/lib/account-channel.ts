/** The name of the channel that informs other tabs of a changed count, plan or name. */
const CHANNEL = 'account';

/** Opens the channel to the other tabs. Undefined if the browser has none, or blocks it together with the storage. */
export function openAccountChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

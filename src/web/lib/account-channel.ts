/** Tells other tabs that a count, a plan or a name changed. */
const CHANNEL = 'account';

/** A way to the other tabs; undefined where the browser has none, or refuses it with the storage. */
export function openAccountChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

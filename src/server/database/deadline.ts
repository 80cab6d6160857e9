/**
 * Calls `onPass` after `ms`, unless the returned function is called before. Data that has already arrived from the
 * network is delivered first. So a process that was blocked does not mistake its own delay for one of the other side.
 */
export function startDeadline(ms: number, onPass: () => void): () => void {
  let patience: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    patience = setImmediate(onPass);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(patience);
  };
}

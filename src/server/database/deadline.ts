/**
 * Calls `onPass` once `ms` have passed, unless the returned function is called before. What has already arrived from
 * the network is handed out first: a process that was held up does not take its own delay for the other side's.
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

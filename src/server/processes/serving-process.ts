// What a serving process and the primary process say to each other. Both load it, so it loads no other part.
import cluster from 'node:cluster';

/** Where the program is ready. `operatorUrl` is secret. */
export type Ready = { url: string; operatorUrl: string };

/** What a serving process tells the primary process about its start. */
export type ServingMessage =
  | ({ kind: 'ready' } & Ready)
  /** The configuration does not work. The process does nothing more and waits until it is ended. */
  | { kind: 'refused'; message: string };

/** Tells the primary process something. It may be gone: then this process ends soon, too. */
export function tellPrimary(message: ServingMessage): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** Calls `stop` when the primary process is gone. Without this, Node would end the process while it writes replies. */
export function stopWithPrimary(stop: () => Promise<void>): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    worker.exitedAfterDisconnect = true;
    void stop();
  });
}

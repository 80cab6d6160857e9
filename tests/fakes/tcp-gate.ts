import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a server behind the gate looks to its clients.
 * - 'open': as it is
 * - 'silent': as if it hangs; connections are accepted, but no data passes
 * - 'shut': as if it is gone; connections break and new ones are refused
 */
export type GateMode = 'open' | 'silent' | 'shut';

export type TcpGate = {
  port: number;
  /** Sets the mode. After 'silent', 'open' continues everything where it stopped, as after SIGCONT. */
  set(mode: GateMode): Promise<void>;
  close(): Promise<void>;
};

/** Opens a server on 127.0.0.1 that forwards every connection to a port of 127.0.0.1, if its mode allows it. */
export async function openGate(targetPort: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let mode: GateMode = 'open';
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
    if (mode === 'silent') socket.pause();
  };
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    keep(client, target);
    keep(target, client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async set(next) {
      const before = mode;
      mode = next;
      if (next === 'shut') await shut();
      else if (before === 'shut') await listen(port);
      for (const socket of sockets) {
        if (next === 'silent') socket.pause();
        else socket.resume();
      }
    },
    close: async () => {
      if (mode !== 'shut') await shut();
    },
  };
}

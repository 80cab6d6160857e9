import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a server behind the gate seems to its clients: 'open' as it is; 'silent' like one that hangs: connections are
 * taken and nothing is said on any; 'shut' like one that is gone: connections break and none is taken.
 */
export type GateMode = 'open' | 'silent' | 'shut';

export type TcpGate = {
  port: number;
  /** From 'silent' to 'open' everything goes on where it stopped, as after SIGCONT. */
  set(mode: GateMode): Promise<void>;
  close(): Promise<void>;
};

/** A server on 127.0.0.1 that hands every connection on to a port of 127.0.0.1, unless its mode forbids. */
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

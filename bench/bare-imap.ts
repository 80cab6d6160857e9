import { once } from 'node:events';
import { connect } from 'node:tls';

/** A client that does nothing but type commands and wait for the end of each answer. */
export type BareImap = { type(commands: readonly string[]): Promise<void>; close(): void };

/** Connects to an IMAP server with TLS, and signs in. */
export async function openBareImap(
  { host, port, certificate }: { host: string; port: number; certificate: string },
  { address, password }: { address: string; password: string },
): Promise<BareImap> {
  const socket = connect({ host, port, ca: certificate });
  let seen = '';
  let wanted = '* OK';
  let arrived = Promise.withResolvers<void>();
  socket.setEncoding('latin1').on('data', (text: string) => {
    // The end of an answer may come in two pieces.
    seen = seen.slice(-wanted.length - 2) + text;
    if (seen.includes(wanted)) arrived.resolve();
  });
  const answer = async (expected: string, command: string) => {
    wanted = expected;
    seen = '';
    arrived = Promise.withResolvers();
    socket.write(command, 'latin1');
    await arrived.promise;
  };
  const greeted = arrived.promise;
  await once(socket, 'secureConnect');
  await greeted;
  const type = async (commands: readonly string[]) => {
    for (const command of commands) {
      await answer(`${command.split(' ')[0]} OK`, `${command}\r\n`);
    }
  };
  await type([`in LOGIN "${address}" "${password}"`]);
  return { type, close: () => socket.destroy() };
}

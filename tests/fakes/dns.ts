import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The records of one name. */
type Records = {
  a?: string[];
  aaaa?: string[];
  mx?: [priority: number, exchange: string][];
  srv?: [priority: number, weight: number, port: number, target: string][];
};

/** `silent`: never answers. */
export type Zone = Record<string, Records | 'silent'>;

export type DnsFake = {
  /** For Resolver.setServers. */
  server: string;
  /** The names that were asked for. */
  asked: string[];
  close: () => void;
};

const types = { a: 1, mx: 15, aaaa: 28, srv: 33 } as const;

const uint16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));

const encodedName = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)])),
    Buffer.of(0),
  ]);

/** The address of eight groups or fewer, with '::' at most once. */
function encodedIPv6(address: string): Buffer {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return uint16(...[...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16)));
}

/** The data of the records of a type. */
function dataOf({ a = [], aaaa = [], mx = [], srv = [] }: Records, type: number): Buffer[] {
  if (type === types.a) return a.map((address) => Buffer.from(address.split('.').map(Number)));
  if (type === types.aaaa) return aaaa.map(encodedIPv6);
  if (type === types.mx)
    return mx.map(([priority, name]) => Buffer.concat([uint16(priority), encodedName(name)]));
  if (type !== types.srv) return [];
  return srv.map(([priority, weight, port, target]) =>
    Buffer.concat([uint16(priority, weight, port), encodedName(target)]),
  );
}

/** The name of a question, and where it ends. */
function questionOf(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let end = 12;
  for (let length = message[end] ?? 0; length > 0; length = message[end] ?? 0) {
    labels.push(message.toString('latin1', end + 1, end + 1 + length));
    end += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: end + 1 };
}

/** Answers one question: NXDOMAIN for a name that the zone does not have, an empty list for a type that it does not. */
function answerTo(message: Buffer, zone: Zone, asked: string[]): Buffer | undefined {
  const { name, end } = questionOf(message);
  asked.push(name);
  const records = zone[name];
  if (records === 'silent') return undefined;
  const type = message.readUInt16BE(end);
  const data = records ? dataOf(records, type) : [];
  return Buffer.concat([
    message.subarray(0, 2),
    uint16(records ? 0x8180 : 0x8183, 1, data.length, 0, 0),
    message.subarray(12, end + 4),
    // 0xc00c points to the name of the question. The records may be kept for 0 seconds.
    ...data.map((each) => Buffer.concat([uint16(0xc00c, type, 1, 0, 0, each.length), each])),
  ]);
}

/** Starts a DNS server on a free UDP port of 127.0.0.1 that knows only these names. */
export async function startDns(zone: Zone): Promise<DnsFake> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, { port, address }) => {
    const answer = answerTo(message, zone, asked);
    if (answer) socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
}

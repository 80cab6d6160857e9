// The baseline of the reply measures: receives a request, sends a fixed one to the model (as long as the program's own
// prompt) and pipes the answer back as it arrives. It reads no mail, builds no prompt, counts no quota and logs
// nothing.
import { Agent, createServer, request } from 'node:http';

const [upstream, upstreamBody] = process.argv.slice(2);
if (!upstream || !upstreamBody)
  throw new Error('pass-through.ts needs an address and the body to send to it');

const agent = new Agent({ keepAlive: true });
const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => {
    const forwarded = request(
      upstream,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(upstreamBody),
          authorization: 'Bearer bench',
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? '',
        });
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end(upstreamBody);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));

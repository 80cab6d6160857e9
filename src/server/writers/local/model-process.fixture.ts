// A process that speaks like model-process.ts, without a model. The path of the model says how it behaves.
import type { FromProcess, ToProcess } from './messages.ts';

const send = (message: FromProcess) => process.send?.(message);
let behaviour = '';

process.on('message', (message: ToProcess) => {
  if (message.kind === 'load') {
    behaviour = message.options.modelPath;
    if (behaviour === 'dies') process.exit(7);
    if (behaviour === 'broken') send({ kind: 'not loaded', reason: 'cannot be loaded: it is damaged' });
    else send({ kind: 'loaded' });
  } else if (message.kind === 'write') {
    const { id, prompt } = message;
    send({ kind: 'text', id, text: `${process.pid} ` });
    if (prompt.user === 'environment') {
      // biome-ignore lint/style/noProcessEnv: the test asks which variables came here.
      send({ kind: 'text', id, text: Object.keys(process.env).join(' ') });
    }
    if (prompt.user !== 'long') send({ kind: 'tokens', id, input: 20, output: 3 });
    if (prompt.user !== 'long') send({ kind: 'done', id, isWhole: true, isMailCut: prompt.user === 'cut' });
  } else if (behaviour !== 'deaf') send({ kind: 'stopped', id: message.id });
});
process.on('disconnect', () => process.exit());

import { type FindOllama, ollamaCommand, ollamaSentence } from '../status/ollama.ts';

/** Prints where the program is ready, the operator's link, and an Ollama that is not used yet. */
export async function printReadyLines(
  { url, operatorUrl }: { url: string; operatorUrl: string },
  findOllama: FindOllama,
): Promise<void> {
  process.stdout.write(`AI Reply Assistant is ready at ${url}\n`);
  process.stdout.write(`Operator's page: ${operatorUrl}\n`);
  const ollama = await findOllama();
  if (ollama) process.stdout.write(`${ollamaSentence(ollama)} To write with it: ${ollamaCommand(ollama)}\n`);
}

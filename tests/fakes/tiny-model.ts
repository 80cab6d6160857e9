// A language model for tests, made without a download: a GGUF file of the llama architecture that says a chosen text.
// Its attention and feed-forward weights are zero, so that only the last token counts, and `output.weight` leads from
// each token to the next. Run as a program, it writes such a file: node tests/fakes/tiny-model.ts FILE [TEXT]
import { writeFileSync } from 'node:fs';

/** The format's numbers for types of values (GGUF specification, version 3). */
const types = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 } as const;
const ALIGNMENT = 32;

const EMBEDDING = 64;
const CONTEXT = 8192;
/** Tokens before the words of the text: unknown, begin, end, and one for each byte. */
const BEGIN = 1;
const END = 2;
const FIRST_WORD = 3 + 256;
/** The kinds of tokens of a llama tokenizer. */
const kinds = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

type Tensor = { name: string; dimensions: number[]; values: Float32Array };

export type TinyModelOptions = {
  /** What the model says. No word may come twice, because each has one successor. */
  text?: string;
  /** True if the model says its text again and again. It then stops only at a limit. */
  isEndless?: boolean;
  /** The size of each feed-forward layer and their number: more of them make the model slower. */
  feedForward?: number;
  blocks?: number;
  /** The name of the architecture in the file. */
  architecture?: string;
  /** A key that the file lacks. */
  withoutKey?: string;
};

const defaultText =
  'Dear Sender,\n\nThank you very much for your message. I have read it carefully and will answer soon.\n\nKind regards';

class Bytes {
  readonly #parts: Buffer[] = [];
  length = 0;

  add(part: Buffer): this {
    this.#parts.push(part);
    this.length += part.length;
    return this;
  }

  uint32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    return this.add(part);
  }

  uint64(value: number): this {
    const part = Buffer.alloc(8);
    part.writeBigUInt64LE(BigInt(value));
    return this.add(part);
  }

  string(value: string): this {
    const part = Buffer.from(value, 'utf8');
    return this.uint64(part.length).add(part);
  }

  pad(): this {
    return this.add(Buffer.alloc((ALIGNMENT - (this.length % ALIGNMENT)) % ALIGNMENT));
  }

  join(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

function float32(value: number): Buffer {
  return Buffer.from(Float32Array.of(value).buffer);
}

function numbers(values: Int32Array | Float32Array): Buffer {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}

/** The tokens that say the text: each word with the white space before it. */
function wordTokens(text: string): string[] {
  const words: string[] = text.match(/\s*\S+/gu) ?? [];
  const twice = words.find((word, index) => words.indexOf(word) < index);
  if (twice !== undefined) throw new Error(`A tiny model cannot say a word twice: ${twice.trim()}`);
  return words.map((word) => word.replaceAll(' ', '\u2581'));
}

function vocabulary(words: readonly string[]): {
  tokens: string[];
  kindOf: Int32Array;
  scores: Float32Array;
} {
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  );
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...words];
  const kindOf = Int32Array.from(tokens, (_, index) =>
    index === 0 ? kinds.unknown : index < 3 ? kinds.control : index < FIRST_WORD ? kinds.byte : kinds.normal,
  );
  return {
    tokens,
    kindOf,
    scores: Float32Array.from(tokens, (_, index) => (index < FIRST_WORD ? 0 : -index)),
  };
}

/** A direction of its own for each token, the same in each run: 1 or -1 in each dimension. */
function directionOf(token: number): Float32Array {
  let state = (token + 1) * 2_654_435_761;
  return Float32Array.from({ length: EMBEDDING }, () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return (state >>> 16) & 1 ? 1 : -1;
  });
}

/** For each token, the token that follows it. Every token that is no word of the text leads to its first word. */
function successors(count: number, isEndless: boolean): number[] {
  return Array.from({ length: count }, (_, token) => {
    if (token < FIRST_WORD) return FIRST_WORD;
    if (token < count - 1) return token + 1;
    return isEndless ? FIRST_WORD : END;
  });
}

function tensorsOf(
  count: number,
  { isEndless, feedForward, blocks }: { isEndless: boolean; feedForward: number; blocks: number },
): Tensor[] {
  const embeddings = new Float32Array(EMBEDDING * count);
  const output = new Float32Array(EMBEDDING * count);
  for (const [token, next] of successors(count, isEndless).entries()) {
    // All tokens that lead to the first word share a direction, so that their sum does not outweigh the others.
    const direction = directionOf(token < FIRST_WORD ? 0 : token);
    embeddings.set(direction, token * EMBEDDING);
    if (token === 0 || token >= FIRST_WORD) {
      for (const [index, value] of direction.entries()) {
        const at = next * EMBEDDING + index;
        output[at] = (output[at] ?? 0) + value;
      }
    }
  }
  const ones = (length: number) => new Float32Array(length).fill(1);
  const zeros = (...dimensions: number[]) => new Float32Array(dimensions.reduce((all, one) => all * one, 1));
  const tensors: Tensor[] = [
    { name: 'token_embd.weight', dimensions: [EMBEDDING, count], values: embeddings },
    { name: 'output_norm.weight', dimensions: [EMBEDDING], values: ones(EMBEDDING) },
    { name: 'output.weight', dimensions: [EMBEDDING, count], values: output },
  ];
  for (let block = 0; block < blocks; block += 1) {
    const add = (name: string, dimensions: number[], values = zeros(...dimensions)) =>
      tensors.push({ name: `blk.${block}.${name}.weight`, dimensions, values });
    add('attn_norm', [EMBEDDING], ones(EMBEDDING));
    for (const name of ['attn_q', 'attn_k', 'attn_v', 'attn_output']) add(name, [EMBEDDING, EMBEDDING]);
    add('ffn_norm', [EMBEDDING], ones(EMBEDDING));
    add('ffn_gate', [EMBEDDING, feedForward]);
    add('ffn_up', [EMBEDDING, feedForward]);
    add('ffn_down', [feedForward, EMBEDDING]);
  }
  return tensors;
}

const template =
  "{% for message in messages %}{{ '<s>' + message['role'] + '\n' + message['content'] + '</s>\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<s>assistant\n' }}{% endif %}";

/** A value of the header: its type, and what writes it. */
type Value = { type: number; write: (bytes: Bytes) => Bytes };
const textValue = (value: string): Value => ({ type: types.string, write: (bytes) => bytes.string(value) });
const countValue = (value: number): Value => ({ type: types.uint32, write: (bytes) => bytes.uint32(value) });
const boolValue = (value: boolean): Value => ({
  type: types.bool,
  write: (bytes) => bytes.add(Buffer.from([value ? 1 : 0])),
});
const floatValue = (value: number): Value => ({
  type: types.float32,
  write: (bytes) => bytes.add(float32(value)),
});
const listValue = (type: number, length: number, write: (bytes: Bytes) => Bytes): Value => ({
  type: types.array,
  write: (bytes) => write(bytes.uint32(type).uint64(length)),
});

/**
 * The bytes of a model file of about 280 kB that node-llama-cpp loads. Greedy decoding says exactly `text`, then ends.
 * Source of the layout: the GGUF specification, version 3.
 */
export function tinyModel({
  text = defaultText,
  isEndless = false,
  feedForward = 64,
  blocks = 1,
  architecture = 'llama',
  withoutKey,
}: TinyModelOptions = {}): Buffer {
  const { tokens, kindOf, scores } = vocabulary(wordTokens(text));
  const values: Record<string, Value> = {
    'general.architecture': textValue(architecture),
    'general.name': textValue('Tiny model for tests'),
    [`${architecture}.context_length`]: countValue(CONTEXT),
    [`${architecture}.embedding_length`]: countValue(EMBEDDING),
    [`${architecture}.block_count`]: countValue(blocks),
    [`${architecture}.feed_forward_length`]: countValue(feedForward),
    [`${architecture}.attention.head_count`]: countValue(4),
    [`${architecture}.attention.layer_norm_rms_epsilon`]: floatValue(1e-5),
    'tokenizer.ggml.model': textValue('llama'),
    'tokenizer.ggml.tokens': listValue(types.string, tokens.length, (bytes) => {
      for (const token of tokens) bytes.string(token);
      return bytes;
    }),
    'tokenizer.ggml.scores': listValue(types.float32, tokens.length, (bytes) => bytes.add(numbers(scores))),
    'tokenizer.ggml.token_type': listValue(types.int32, tokens.length, (bytes) => bytes.add(numbers(kindOf))),
    'tokenizer.ggml.bos_token_id': countValue(BEGIN),
    'tokenizer.ggml.eos_token_id': countValue(END),
    'tokenizer.ggml.add_bos_token': boolValue(false),
    'tokenizer.ggml.add_space_prefix': boolValue(false),
    'tokenizer.chat_template': textValue(template),
  };
  if (withoutKey !== undefined) delete values[withoutKey];
  const tensors = tensorsOf(tokens.length, { isEndless, feedForward, blocks });
  const file = new Bytes().add(Buffer.from('GGUF')).uint32(3);
  file.uint64(tensors.length).uint64(Object.keys(values).length);
  for (const [key, { type, write }] of Object.entries(values)) write(file.string(key).uint32(type));
  let offset = 0;
  for (const { name, dimensions, values: weights } of tensors) {
    file.string(name).uint32(dimensions.length);
    for (const dimension of dimensions) file.uint64(dimension);
    file.uint32(0).uint64(offset);
    offset += Math.ceil(weights.byteLength / ALIGNMENT) * ALIGNMENT;
  }
  file.pad();
  for (const { values: weights } of tensors) file.add(numbers(weights)).pad();
  return file.join();
}

if (process.argv[1] === import.meta.filename) {
  const [path, text] = process.argv.slice(2);
  if (!path) throw new Error('Give the file to write: node tests/fakes/tiny-model.ts FILE [TEXT]');
  writeFileSync(path, tinyModel(text === undefined ? {} : { text }));
}

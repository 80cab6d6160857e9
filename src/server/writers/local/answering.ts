import type { Tokens } from '../model.ts';
import type { Prompt } from '../prompt.ts';
import { fitPrompt } from './fit-prompt.ts';
import type {
  ChatWrapper,
  Llama,
  LlamaGrammar,
  LlamaLibrary,
  LlamaModel,
  LlamaSequence,
  Token,
} from './llama.ts';
import type { AnswerEnd, LoadOptions } from './messages.ts';

/** The smallest context with which replies to usual mails are possible, in tokens. */
const MIN_CONTEXT_TOKENS = 2048;
/** Tokens of the chat template after the prompt, and of marks that the library adds. */
const MARGIN_TOKENS = 64;
/** Low, so that a model keeps to the mail; not 0, because some models then repeat themselves. */
const TEMPERATURE = 0.3;
const TOP_P = 0.9;

/**
 * How many tokens of a prompt are evaluated between two looks at the signal. A piece that took less than `shortMs` is
 * followed by a larger one, one that took more than `longMs` by a smaller one.
 */
const PIECE = { smallest: 8, largest: 512, shortMs: 150, longMs: 400 };

/** An answer that cannot be given. `message` is one sentence without text of a prompt. */
export class CannotAnswer extends Error {
  override readonly name = 'CannotAnswer';
}

export type AnswerOptions = {
  maxTokens: number;
  /** The answer ends before one of these texts. */
  stopTexts: string[];
  signal: AbortSignal;
  onText: (text: string) => void;
  /** Called while the prompt is evaluated. */
  onProgress: () => void;
  /**
   * Called when the answer has ended, also if it was stopped. The beginning of a prompt that the model remembers from
   * an earlier one is not counted.
   */
  onTokens: (tokens: Tokens) => void;
};

/** A model in memory. */
export type Answering = {
  /** Answers a prompt. Waits until the model has room. Throws `CannotAnswer`, and the signal's reason. */
  answer(prompt: Prompt, options: AnswerOptions): Promise<AnswerEnd>;
};

/** Turns the models' reasoning off where their own template would turn it on. */
const withoutReasoning = {
  gemma4: { reasoning: false },
  qwen: { thoughts: 'discourage' },
  deepSeek: { thoughts: 'discourage' },
};

/** Gives out the parts of a context in which one answer at a time is written. */
class Sequences {
  readonly #free: LlamaSequence[];
  readonly #waiting: ((sequence: LlamaSequence) => void)[] = [];

  constructor(sequences: LlamaSequence[]) {
    this.#free = sequences;
  }

  take(): Promise<LlamaSequence> {
    // The one that was used last holds the beginning of a prompt most likely.
    const sequence = this.#free.pop();
    if (sequence) return Promise.resolve(sequence);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  giveBack(sequence: LlamaSequence): void {
    const next = this.#waiting.shift();
    if (next) next(sequence);
    else this.#free.push(sequence);
  }
}

function commonLength(one: readonly Token[], other: readonly Token[]): number {
  const different = one.findIndex((token, index) => token !== other[index]);
  return different < 0 ? one.length : different;
}

/** How a model's chat template writes a prompt, in tokens. */
class PromptTokens {
  readonly #model: LlamaModel;
  readonly #wrapper: ChatWrapper;
  readonly #fixedLengths = new Map<string, number>();

  constructor(model: LlamaModel, wrapper: ChatWrapper) {
    this.#model = model;
    this.#wrapper = wrapper;
  }

  of(system: string, user: string): Token[] {
    const chatHistory = [
      ...this.#wrapper.generateInitialChatHistory({ systemPrompt: system }),
      { type: 'user', text: user },
      { type: 'model', response: [] },
    ];
    const { contextText } = this.#wrapper.generateContextState({ chatHistory });
    return contextText.tokenize(this.#model.tokenizer, 'trimLeadingSpace');
  }

  /** How many tokens at the beginning are the same for every prompt with this system part. */
  fixedLength(system: string): number {
    const known = this.#fixedLengths.get(system);
    if (known !== undefined) return known;
    const length = commonLength(this.of(system, 'a'), this.of(system, '1'));
    this.#fixedLengths.set(system, length);
    return length;
  }
}

/** Evaluates prompts piece by piece. It remembers the size of a piece that suits the model on this machine. */
class PromptEvaluation {
  #size = PIECE.smallest;

  /** Throws the signal's reason between two pieces. */
  async run(
    sequence: LlamaSequence,
    tokens: readonly Token[],
    { signal, onProgress }: Pick<AnswerOptions, 'signal' | 'onProgress'>,
  ): Promise<void> {
    for (let position = 0; position < tokens.length; ) {
      signal.throwIfAborted();
      const startedAt = performance.now();
      const piece = tokens.slice(position, position + this.#size);
      await sequence.evaluateWithoutGeneratingNewTokens(piece);
      position += piece.length;
      this.#adapt(piece.length, performance.now() - startedAt);
      onProgress();
    }
    signal.throwIfAborted();
  }

  #adapt(length: number, ms: number): void {
    if (ms > PIECE.longMs) this.#size = Math.max(this.#size >> 1, PIECE.smallest);
    else if (ms < PIECE.shortMs && length === this.#size)
      this.#size = Math.min(this.#size * 2, PIECE.largest);
  }
}

/**
 * Loads a model. Throws what the library throws: for a file that is no model, an unknown kind of model, too little
 * memory. A file that lacks a key can end the whole process.
 */
export async function loadAnswering(
  { modelPath, threads, answersAtOnce, contextTokens }: LoadOptions,
  library: LlamaLibrary,
  llama: Llama,
): Promise<Answering> {
  const model = await llama.loadModel({ modelPath });
  const wrapper = library.resolveChatWrapper(model, { customWrapperSettings: withoutReasoning });
  const context = await model.createContext({
    sequences: answersAtOnce,
    contextSize: { min: Math.min(MIN_CONTEXT_TOKENS, model.trainContextSize), max: contextTokens },
    threads,
    swaFullCache: true,
  });
  const sequences = new Sequences(Array.from({ length: answersAtOnce }, () => context.getSequence()));
  const promptTokens = new PromptTokens(model, wrapper);
  const evaluation = new PromptEvaluation();
  const grammars = new Map<string, Promise<LlamaGrammar>>();

  function grammarFor(schema: object): Promise<LlamaGrammar> {
    const key = JSON.stringify(schema);
    const grammar = grammars.get(key) ?? llama.createGrammarForJsonSchema(schema);
    grammars.set(key, grammar);
    return grammar;
  }

  /** Evaluates the prompt but for its last token, which the first word of the answer needs. */
  async function prepare(sequence: LlamaSequence, system: string, user: string, options: AnswerOptions) {
    const tokens = promptTokens.of(system, user).slice(0, -1);
    await sequence.adaptStateToTokens(tokens, false);
    const fixed = promptTokens.fixedLength(system);
    if (sequence.nextTokenIndex < fixed) {
      await evaluation.run(sequence, tokens.slice(sequence.nextTokenIndex, fixed), options);
      if (sequence.needsCheckpoints) await sequence.takeCheckpoint();
    }
    await evaluation.run(sequence, tokens.slice(sequence.nextTokenIndex), options);
  }

  return {
    async answer(prompt, options) {
      const grammar = prompt.schema && (await grammarFor(prompt.schema));
      const room =
        context.contextSize - promptTokens.fixedLength(prompt.system) - options.maxTokens - MARGIN_TOKENS;
      const fitted = fitPrompt(prompt, room, {
        tokenize: (text) => model.tokenize(text),
        detokenize: (tokens) => model.detokenize(tokens),
      });
      if (!fitted) throw new CannotAnswer('has too little room for this mail');
      const { user, isMailCut } = fitted;
      const sequence = await sequences.take();
      const before = sequence.tokenMeter.getState();
      try {
        await prepare(sequence, prompt.system, user, options);
        const session = new library.LlamaChatSession({
          contextSequence: sequence,
          chatWrapper: wrapper,
          systemPrompt: prompt.system,
          autoDisposeSequence: false,
        });
        try {
          const { stopReason } = await session.promptWithMeta(user, {
            onTextChunk: options.onText,
            signal: options.signal,
            stopOnAbortSignal: true,
            maxTokens: options.maxTokens,
            temperature: TEMPERATURE,
            topP: TOP_P,
            ...(grammar ? { grammar } : {}),
            customStopTriggers: options.stopTexts,
            budgets: { thoughtTokens: 0 },
          });
          options.signal.throwIfAborted();
          return { isWhole: stopReason !== 'maxTokens', isMailCut };
        } finally {
          session.dispose({ disposeSequence: false });
        }
      } finally {
        const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
        options.onTokens({ input: usedInputTokens, output: usedOutputTokens });
        sequences.giveBack(sequence);
      }
    },
  };
}

// The part of node-llama-cpp 3.21 that this program uses. The library is not a dependency of the project, because only
// those who want a local model install it; so its types are written here. Source: its own declarations.

export type Token = number;

type ChatWrapper = {
  generateInitialChatHistory(options: { systemPrompt: string }): object[];
  generateContextState(options: { chatHistory: object[] }): {
    contextText: { tokenize(tokenizer: Tokenizer, options?: 'trimLeadingSpace'): Token[] };
  };
};

type Tokenizer = object;

export type LlamaModel = {
  readonly tokenizer: Tokenizer;
  /** The longest context that the model was made for, in tokens. */
  readonly trainContextSize: number;
  tokenize(text: string): Token[];
  detokenize(tokens: readonly Token[]): string;
  createContext(options: {
    sequences: number;
    contextSize: { min: number; max: number };
    threads: number;
    /** Keeps what was evaluated of a prompt's beginning for models with a sliding window, at the cost of memory. */
    swaFullCache: boolean;
  }): Promise<LlamaContext>;
};

export type LlamaContext = { readonly contextSize: number; getSequence(): LlamaSequence };

export type LlamaSequence = {
  /** How many tokens are evaluated. */
  readonly nextTokenIndex: number;
  /** Whether a beginning can be kept only with a checkpoint (models with a recurrent state). */
  readonly needsCheckpoints: boolean;
  /** Counts what the sequence evaluates and writes. */
  readonly tokenMeter: TokenMeter;
  takeCheckpoint(): Promise<void>;
  /** Keeps the common beginning of what is evaluated and of `tokens`, and forgets the rest. */
  adaptStateToTokens(tokens: Token[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>;
};

type TokenMeterState = { usedInputTokens: number; usedOutputTokens: number };
type TokenMeter = { getState(): TokenMeterState; diff(before: TokenMeterState): TokenMeterState };

export type LlamaGrammar = object;

export type LlamaChatSession = {
  promptWithMeta(
    text: string,
    options: {
      onTextChunk: (text: string) => void;
      signal: AbortSignal;
      stopOnAbortSignal: boolean;
      maxTokens: number;
      temperature: number;
      topP: number;
      grammar?: LlamaGrammar;
      customStopTriggers: string[];
      budgets: { thoughtTokens: number };
    },
  ): Promise<{ stopReason: string }>;
  dispose(options: { disposeSequence: boolean }): void;
};

export type Llama = {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<LlamaGrammar>;
};

export type LlamaLibrary = {
  getLlama(options: {
    gpu: 'auto';
    /** Without these two the first call may compile or download the library's native part. */
    build: 'never';
    skipDownload: true;
    progressLogs: false;
    maxThreads: number;
    logLevel: 'error';
    logger: (level: string, message: string) => void;
  }): Promise<Llama>;
  resolveChatWrapper(model: LlamaModel, options: { customWrapperSettings: object }): ChatWrapper;
  LlamaChatSession: new (options: {
    contextSequence: LlamaSequence;
    chatWrapper: ChatWrapper;
    systemPrompt: string;
    autoDisposeSequence: false;
  }) => LlamaChatSession;
};

export type { ChatWrapper };

import type { ZodType } from 'zod';

/** A tool as a model sees it: it reads, for one caller, and cannot change anything. */
export type ModelTool = {
  description: string;
  input: ZodType;
  /** The answer for the model, as text. */
  run: (input: unknown) => Promise<string>;
};

export type ModelRequest = {
  instructions: string;
  /** Oldest first; the last one is the question. */
  messages: ReadonlyArray<{ role: 'user' | 'assistant'; content: string }>;
  tools: Readonly<Record<string, ModelTool>>;
  /** Ends the call at once. */
  signal: AbortSignal;
};

/** A language model behind any protocol. Text comes as it is written; every failure is thrown. */
export type LanguageModelPort = { write: (request: ModelRequest) => AsyncIterable<string> };

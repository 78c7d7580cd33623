/** Numbers in rows of rows, as the models take and give them. */
export type Tensor = { data: Float32Array; dims: readonly number[] };

/** `detection` finds lines of print in a picture, `recognition` reads one line. */
export type Model = 'detection' | 'recognition';

/** Runs a model on one tensor. Browsers and Node have their own way to load the models; what happens before and after is the same. */
export type RunModel = (model: Model, input: Tensor) => Promise<Tensor>;

export type ReadProgress = { step: 'finding' } | { step: 'reading'; done: number; total: number };

/** What an `AbortSignal` has: this package knows no browser and no Node. */
export type Cancel = { throwIfAborted(): void };

export type ReadOptions = {
  /** Ends the reading between two lines. */
  signal?: Cancel;
  onProgress?: (progress: ReadProgress) => void;
};

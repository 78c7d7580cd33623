import { vi } from 'vitest';

/**
 * jsdom has no workers. This one runs the real code of the worker of that file on the same thread, with copies in and out as between
 * threads. Other workers cannot be started, as this one where `answer` is null.
 */
export function fakeWorker<In, Out>(file: string, answer: ((message: In) => Out) | null): void {
  class FakeWorker extends EventTarget {
    readonly answers: boolean;
    constructor(url: URL | string) {
      super();
      this.answers = answer !== null && String(url).includes(file);
      if (!this.answers) queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
    postMessage(message: In): void {
      if (answer === null || !this.answers) return;
      const data = structuredClone(answer(structuredClone(message)));
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker);
}

/** The same for a worker that posts by itself, any number of times. */
export function fakePostingWorker<In, Out>(take: (message: In, post: (answer: Out) => void) => void): void {
  class FakeWorker extends EventTarget {
    postMessage(message: In): void {
      take(structuredClone(message), (answer) => {
        const data = structuredClone(answer);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      });
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker);
}

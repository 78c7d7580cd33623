/** The web's list worker in a thread of Node: the same file, with a browser's two functions for messages. */
import { parentPort } from 'node:worker_threads';

Object.assign(globalThis, {
  addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) =>
    parentPort?.on('message', (data: unknown) => listener({ data })),
  postMessage: (message: unknown, { transfer }: { transfer: ArrayBuffer[] }) => parentPort?.postMessage(message, transfer),
});
await import('../../apps/web/src/data/scores/lists/list-worker.ts');

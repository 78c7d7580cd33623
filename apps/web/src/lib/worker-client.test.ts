import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerClient } from './worker-client.ts';

type Question = { readonly call: number; readonly text: string };
type Answer = { readonly call: number; readonly text: string };

class StandIn extends EventTarget {
  readonly asked: Question[] = [];
  hasEnded = false;
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.hasEnded = true;
  }
  answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** The platform's workers as a test plays them: the one that was started last, and how many were. */
let worker = new StandIn();
let started = 0;

function startStandIn(): StandIn {
  worker = new StandIn();
  started += 1;
  return worker;
}

const client = (times: { limitMs?: number; idleMs?: number } = {}) =>
  createWorkerClient<Question, Answer>({ start: () => new Worker('./worker.js'), failure: 'It failed', ...times });

beforeEach(() => {
  started = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', startStandIn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a client of a worker', () => {
  it('gives each question its own answer, in whichever order they come, of one worker', async () => {
    const { ask } = client();
    const [one, two] = [ask((call) => ({ call, text: 'one' })), ask((call) => ({ call, text: 'two' }))];
    for (const { call, text } of worker.asked.toReversed()) worker.answer({ call, text: `${text}!` });
    expect([await one, await two]).toMatchObject([{ text: 'one!' }, { text: 'two!' }]);
    expect(started).toBe(1);
  });

  it('answers null where the worker breaks or is silent for too long, and starts another for the next question', async () => {
    const { ask } = client({ limitMs: 1000 });
    const broken = ask((call) => ({ call, text: 'one' }));
    worker.dispatchEvent(new Event('error'));
    expect([await broken, worker.hasEnded]).toEqual([null, true]);
    const silent = ask((call) => ({ call, text: 'two' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([await silent, started]).toEqual([null, 2]);
  });

  it('answers null where there are no workers, or none can be started', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await client().ask((call) => ({ call, text: '' }))).toBeNull();
    vi.stubGlobal('Worker', function refuse() {
      throw new Error('not here');
    });
    expect(await client().ask((call) => ({ call, text: '' }))).toBeNull();
  });

  it('ends a worker that nobody asked for a while, never one that somebody waits for', async () => {
    const { ask, endIfIdle } = client({ idleMs: 500 });
    const first = ask((call) => ({ call, text: 'one' }));
    endIfIdle();
    expect(worker.hasEnded).toBe(false);
    worker.answer({ call: worker.asked[0]?.call ?? 0, text: '' });
    await first;
    await vi.advanceTimersByTimeAsync(499);
    expect(worker.hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker.hasEnded).toBe(true);
  });

  it('tells a worker what it asks back, and waits on for the answer itself', async () => {
    const asked = client().ask(
      (call) => ({ call, text: 'question' }),
      ({ call, text }) => (text === 'what?' ? Promise.resolve({ call, text: 'this' }) : null),
    );
    const call = worker.asked[0]?.call ?? 0;
    worker.answer({ call, text: 'what?' });
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.asked[1]).toEqual({ call, text: 'this' });
    worker.answer({ call, text: 'done' });
    expect(await asked).toEqual({ call, text: 'done' });
  });
});

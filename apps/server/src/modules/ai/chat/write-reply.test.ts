import { describe, expect, it } from 'vitest';
import { TimeLimitError } from '../../../lib/resilience.ts';
import { inTime } from '../model/model-writer.ts';
import { type Piece, writeReply } from './write-reply.ts';

const forever = new Promise<never>(() => undefined);
async function* hanging(...pieces: string[]): AsyncGenerator<Piece> {
  for (const text of pieces) yield { text };
  await forever;
}

/** A row in memory, as the database would hold it. */
function start(writer: (signal: AbortSignal) => AsyncIterable<Piece>) {
  const failures: unknown[] = [];
  const reply = writeReply(
    {
      repository: {
        beat: async () => true,
        finish: async (id, finished, now) => ({
          id,
          conversationId: 'c',
          memberId: 'm',
          position: 2,
          role: 'assistant',
          author: 'model',
          echoed: 0,
          createdAt: now,
          updatedAt: now,
          ...finished,
        }),
      },
      now: () => 0,
      onFailure: (error) => failures.push(error),
    },
    'r',
    writer,
  );
  return { reply, failures };
}

describe('a reply', () => {
  it.each([
    [
      'that the service gives up while it stops counts as failed, says that it broke off, and is not reported',
      'given up',
      'Oats are \n\n*The reply broke off here.*',
    ],
    ['that the member stops has what there is, and no word of a failure', 'stopped', 'Oats are '],
  ] as const)('%s', async (_what, why, content) => {
    const { reply, failures } = start((signal) => inTime(hanging('Oats ', 'are '), { first: 1000, next: 1000, all: 1000 }, signal));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    reply.end(why);
    expect(await reply.done).toMatchObject({ status: 'failed', content });
    expect(failures).toEqual([]);
  });

  it('without a single word has failed', async () => {
    const { reply } = start(async function* () {
      yield { text: ' \n' };
    });
    expect(await reply.done).toMatchObject({ status: 'failed' });
  });

  it('tells late listeners what they missed, and those who left nothing more', async () => {
    const gate = Promise.withResolvers<undefined>();
    const { reply } = start(async function* () {
      yield { text: 'one ' };
      await gate.promise;
      yield { text: 'two' };
      yield { sources: ['WHO'] };
    });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const [late, gone]: [string[], string[]] = [[], []];
    reply.listen((text) => late.push(text));
    reply.listen((text) => gone.push(text))();
    gate.resolve(undefined);
    expect(await reply.done).toMatchObject({ status: 'complete', content: 'one two', sources: '["WHO"]' });
    expect([late, gone]).toEqual([['one ', 'two'], ['one ']]);
  });
});

describe('time limits', () => {
  const collect = async (source: AsyncIterable<Piece>, limits: Parameters<typeof inTime>[1], signal = new AbortController().signal) => {
    const seen: Piece[] = [];
    for await (const piece of inTime(source, limits, signal)) seen.push(piece);
    return seen;
  };
  const SHORT = { first: 20, next: 20, all: 1000 };

  it.each([
    ['nothing comes', hanging()],
    ['nothing more comes', hanging('one')],
  ])('end the waiting when %s', async (_name, source) => {
    await expect(collect(source, SHORT)).rejects.toThrow(TimeLimitError);
  });

  it('end a source that goes on for too long in small pieces', async () => {
    async function* dripping(): AsyncGenerator<Piece> {
      for (;;) {
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        yield { text: '.' };
      }
    }
    await expect(collect(dripping(), { first: 1000, next: 1000, all: 60 })).rejects.toThrow(TimeLimitError);
  });

  it('let a quick source through whole, and end at once when asked to', async () => {
    async function* quick(): AsyncGenerator<Piece> {
      yield { text: 'a' };
      yield { text: 'b' };
    }
    expect(await collect(quick(), SHORT)).toEqual([{ text: 'a' }, { text: 'b' }]);
    expect(await collect(hanging('a'), { first: 60_000, next: 60_000, all: 60_000 }, AbortSignal.abort())).toEqual([]);
  });
});

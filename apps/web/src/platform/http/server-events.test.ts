import { describe, expect, it } from 'vitest';
import { serverEvents } from './server-events.ts';

const bytes = new TextEncoder();

function streaming(pieces: readonly Uint8Array[], end: 'closes' | 'breaks' | 'hangs' = 'closes'): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        if (end === 'closes') controller.close();
        if (end === 'breaks') controller.error(new TypeError('network error'));
      },
    }),
  );
}

async function read(answer: Parameters<typeof serverEvents>[0], idleMs = 1000) {
  const events = [];
  for await (const event of serverEvents(answer, idleMs)) events.push(event);
  return events;
}

const TEXT = 'event: start\ndata: {"a":"é 🍎"}\n\n: keep-alive\n\nevent: delta\r\ndata: {"text":\r\ndata: "x"}\r\n\r\ndata: no json\n\n';
const EVENTS = [
  { name: 'start', data: { a: 'é 🍎' } },
  { name: 'delta', data: { text: 'x' } },
  { name: 'message', data: undefined },
];

describe('events of a stream', () => {
  it('are the same however the bytes are cut', async () => {
    const whole = bytes.encode(TEXT);
    for (let size = 1; size <= 7; size += 1) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, n) => whole.slice(n * size, (n + 1) * size));
      expect(await read(streaming(pieces))).toEqual(EVENTS);
    }
  });

  it('are read from a whole text where the platform cannot stream', async () => {
    const answer = { status: 200, ok: true, statusText: '', headers: { get: () => null }, text: async () => TEXT };
    expect(await read(answer)).toEqual(EVENTS);
  });

  it('never come of half an event', async () => expect(await read(streaming([bytes.encode('event: done\ndata: {}')]))).toEqual([]));

  it('end with an error when the connection breaks, or stays silent for too long', async () => {
    await expect(read(streaming([], 'breaks'))).rejects.toThrow('network error');
    await expect(read(streaming([bytes.encode(': keep-alive\n\n')], 'hangs'), 20)).rejects.toThrow('silent');
  });
});

import type { HttpAnswer } from './answer.ts';

/** One server-sent event; `data` is the JSON it carried, `undefined` for what is no JSON. */
export type ServerEvent = { readonly name: string; readonly data: unknown };

/**
 * The events of an answer as they arrive; all at once where the platform hands over whole texts only (the native plugin).
 * Comments and empty events are left out.
 *
 * @param idleMs how long the stream may stay silent
 * @throws when the connection breaks or stays silent for too long
 * @source WHATWG HTML, section 9.2 "Server-sent events"
 */
export async function* serverEvents(answer: HttpAnswer, idleMs: number): AsyncGenerator<ServerEvent> {
  if (answer.body == null) {
    yield* eventsIn(`${await answer.text()}\n\n`.replaceAll('\r\n', '\n')).events;
    return;
  }
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), idleMs);
      rest += decoder.decode(value, { stream: !done }).replaceAll('\r', '');
      const found = eventsIn(rest);
      rest = found.rest;
      yield* found.events;
      if (done) return;
    }
  } finally {
    // Whoever stops listening lets the connection go.
    reader.cancel().catch(() => undefined);
  }
}

/** The whole events in a text, and what begins an event that is not whole yet. */
function eventsIn(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap(eventOf), rest };
}

function eventOf(block: string): ServerEvent[] {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const named = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = named('data');
  return data.length === 0 ? [] : [{ name: named('event').at(-1) ?? 'message', data: parse(data.join('\n')) }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The stream fell silent.', 'TimeoutError')), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

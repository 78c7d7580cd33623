import { createParser } from 'eventsource-parser';
import { within } from '../../lib/timing.ts';
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
  const found: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => found.push({ name: event, data: parse(data) }) });
  if (answer.body == null) {
    // A blank line ends an event; in a whole text the last one may lack it.
    parser.feed(`${await answer.text()}\n\n`);
    yield* found;
    return;
  }
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await within(idleMs, reader.read(), 'The stream fell silent.');
      parser.feed(decoder.decode(value, { stream: !done }));
      yield* found.splice(0);
      if (done) return;
    }
  } finally {
    // Whoever stops listening closes the connection.
    reader.cancel().catch(() => undefined);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

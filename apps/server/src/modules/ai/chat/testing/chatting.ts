import type { Message } from '@labelwise/contracts/ai';
import { onTestFinished } from 'vitest';
import { type ModelStandIn, startModelStandIn } from '../../../../adapters/ai-model/testing/model-stand-in.ts';
import type { ContextOptions } from '../../../../context.ts';
import type { Dialect } from '../../../../db/db.ts';
import { signUp } from '../../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

export type Member = Awaited<ReturnType<typeof signUp>>;
export type ServerEvent = { event: string; data: ReturnType<typeof JSON.parse> };

/** The service with a stand-in for the model, both closed when the test ends. */
export async function startWithModel(
  dialect: Dialect,
  env: Record<string, string> = {},
  options: ContextOptions = {},
): Promise<{ test: TestApp; model: ModelStandIn }> {
  const model = await startModelStandIn();
  onTestFinished(() => model.close());
  return {
    test: await startTestApp(dialect, {
      env: { AI_BASE_URL: model.url, AI_API_KEY: 'sk-secret-key', AI_MODEL: 'stand-in', ...env },
      ...options,
    }),
    model,
  };
}

export function premiumMember(test: TestApp, name: string): Promise<Member> {
  return signUp(test, name, { trial: true });
}

/** Begins a conversation. */
export async function begin({ as }: Member): Promise<string> {
  return (await as('POST', '/api/ai/conversations', { title: 'Chat' })).json.id;
}

/** Asks in one piece. */
export function ask(
  { as }: Member,
  conversationId: string,
  message: string,
  headers: Record<string, string> = {},
): ReturnType<Member['as']> {
  return as('POST', '/api/ai/chat', { conversationId, message }, headers);
}

export async function messagesOf({ as }: Member, conversationId: string): Promise<Message[]> {
  return (await as('GET', `/api/ai/conversations/${conversationId}/messages`)).json;
}

/** Asks over a real connection and yields the events as they arrive; ending the loop early hangs up. */
export async function* stream(test: TestApp, { token }: Member, conversationId: string, message: string): AsyncGenerator<ServerEvent> {
  const base = test.app.server.listening ? test.app.listeningOrigin : await test.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${base}/api/ai/chat`, {
    method: 'POST',
    body: JSON.stringify({ conversationId, message }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
    },
  });
  if (answer.body === null || answer.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    throw new Error(`no events: ${answer.status} ${await answer.text()}`);
  let held = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    held += piece;
    for (let end = held.indexOf('\n\n'); end >= 0; end = held.indexOf('\n\n')) {
      const [first = '', data = ''] = held.slice(0, end).split('\n');
      held = held.slice(end + 2);
      if (!first.startsWith(':')) yield { event: first.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) };
    }
  }
}

export async function eventsOf(events: AsyncGenerator<ServerEvent>): Promise<ServerEvent[]> {
  const all: ServerEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

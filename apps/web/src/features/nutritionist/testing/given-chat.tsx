import { vi } from 'vitest';
import type { FetchAnswers } from '../../../testing/fake-fetch.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { NutritionistScreen } from '../nutritionist-screen.tsx';

export const LIST = 'GET /api/ai/conversations';
export const CREATE = 'POST /api/ai/conversations';
export const CHAT = 'POST /api/ai/chat';
export const messagesOf = (id: string) => `GET /api/ai/conversations/${id}/messages`;
export const QUESTION = 'Suggest protein-rich snacks';

export const conversation = (id: string, title: string, createdAt = '2026-11-19T09:00:00Z') => ({ id, title, createdAt });
export const turn = (id: string, role: 'user' | 'assistant', content: string, changes: Record<string, unknown> = {}) => ({
  id,
  role,
  content,
  timestamp: '2026-11-20T08:52:00',
  status: 'complete',
  ...changes,
});

/** What `GET /api/ai/status` answers. */
export const status = (changes: Record<string, unknown> = {}) => ({
  body: { mode: 'guide', dailyLimit: 50, remaining: 50, resetsAt: '2026-11-22T00:00:00Z', sharesHealth: false, ...changes },
});

const PREMIUM = { subscriptionStatus: 'trial', trialEndsAt: '2999-01-01T00:00:00Z' };

/** The screen of a member with premium access, on an API that begins conversations and answers nothing yet. */
export function openChat(
  answers: FetchAnswers = {},
  { at = '/ai-nutritionist', member = PREMIUM, wide = true }: { at?: string; member?: Record<string, unknown>; wide?: boolean } = {},
) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return renderScreen(
    <NutritionistScreen />,
    {
      'GET /api/ai/status': status(),
      [LIST]: { body: [] },
      [CREATE]: ({ body }) => ({ status: 201, body: conversation('new', String(Reflect.get(Object(body), 'title'))) }),
      ...answers,
    },
    { at, member },
  );
}

/** A reply that is sent piece by piece, as the test says. */
export function replyStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const bytes = new TextEncoder();
  const send = (event: string, data: unknown) => controller?.enqueue(bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    answer: { stream, headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
    start: (question: string) => send('start', { question: turn('q1', 'user', question), replyId: 'r1' }),
    text: (text: string) => send('delta', { text }),
    done: (text: string, changes: Record<string, unknown> = {}) => {
      send('done', { message: turn('r1', 'assistant', text, { by: 'guide', ...changes }) });
      controller?.close();
    },
    fail: () => send('error', { error: 'The model did not answer.', code: 'assistant_failed' }),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
}

import type { Page } from '@playwright/test';

type Turn = { id: string; role: 'user' | 'assistant'; content: string; timestamp: string; status: string };

/** Replaces the messages of one conversation, for texts that the guide never answers. */
export async function givenTalk(page: Page, messages: readonly Pick<Turn, 'role' | 'content'>[]): Promise<void> {
  const began = Date.parse('2026-11-20T08:00:00Z');
  const turns = messages.map(
    (message, n): Turn => ({ ...message, id: `m${n}`, timestamp: new Date(began + n * 60_000).toISOString(), status: 'complete' }),
  );
  await page.route('**/api/ai/conversations', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [{ id: 'c1', title: 'A talk', createdAt: '2026-11-20T08:00:00Z' }] })
      : route.continue(),
  );
  await page.route('**/api/ai/conversations/c1/messages*', (route) => {
    // Newest page first, as the server pages it.
    const end = Number(new URL(route.request().url()).searchParams.get('cursor') ?? turns.length);
    const from = Math.max(0, end - 200);
    const headers: Record<string, string> = from === 0 ? {} : { link: `</api/ai/conversations/c1/messages?cursor=${from}>; rel="next"` };
    return route.fulfill({ json: turns.slice(from, end), headers });
  });
}

/** Questions and answers of different lengths, numbered. */
export const longTalk = (count: number): Pick<Turn, 'role' | 'content'>[] =>
  Array.from({ length: count }, (_, n) =>
    n % 2 === 0
      ? { role: 'user', content: `Question ${n}` }
      : { role: 'assistant', content: `Answer ${n}\n\n${'A sentence about **fiber** and salt. '.repeat(1 + (n % 9))}\n\n- one\n- two` },
  );

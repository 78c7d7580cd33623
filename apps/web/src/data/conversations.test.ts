import { describe, expect, it } from 'vitest';
import { changeMessages, chatMessage, inOrder, messagesQuery } from './conversations.ts';
import { createQueryClient } from './query-client.ts';

const answered = { id: 'm1', role: 'user', content: 'Why?', timestamp: '2026-11-20T08:52:00.000Z', status: 'complete' } as const;
const turn = (id: string, status: 'complete' | 'pending' = 'complete') => ({ id, role: 'assistant' as const, content: id, at: 0, status });

describe('a message', () => {
  it('has its timestamp as a date once it is loaded', () => {
    const { at, ...rest } = chatMessage(answered);
    expect(new Date(at).toISOString()).toBe(answered.timestamp);
    expect(rest).toEqual({ id: 'm1', role: 'user', content: 'Why?', status: 'complete' });
  });

  it('without a readable date counts as written just now', () => expect(chatMessage({ ...answered, timestamp: 'soon' }, 7).at).toBe(7));
});

describe('the messages of a conversation', () => {
  const page = (...rows: ReturnType<typeof turn>[]) => ({ rows, next: null });

  it('stand in the order of the talk, though the newest page comes first', () => {
    const data = { pages: [page(turn('c'), turn('d')), page(turn('a'), turn('b'))], pageParams: [undefined, '2'] };
    expect(inOrder(data).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['pending', 1500],
    ['complete', false],
  ] as const)('are asked for again while the last is %s: %s', (status, interval) => {
    expect(messagesQuery('c1').refetchInterval({ state: { data: { pages: [page(turn('a', status))], pageParams: [undefined] } } })).toBe(
      interval,
    );
  });

  it('take new turns at their end; without a page only a talk that is known to be whole does', () => {
    const client = createQueryClient();
    const held = () => inOrder(client.getQueryData(messagesQuery('c1').queryKey)).map(({ id }) => id);
    changeMessages(client, 'c1', (rows) => [...rows, turn('a')]);
    expect(held()).toEqual([]);
    changeMessages(client, 'c1', (rows) => [...rows, turn('a')], true);
    changeMessages(client, 'c1', (rows) => [...rows, turn('b')]);
    expect(held()).toEqual(['a', 'b']);
  });
});

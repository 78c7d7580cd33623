import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../data/conversations.ts';
import { rowsOf } from './use-thread.ts';

const NOW = new Date(2026, 10, 21, 12).getTime();
const message = (id: string, day: number, hour = 10): ChatMessage => ({
  id,
  role: 'user',
  content: id,
  at: new Date(2026, 10, day, hour).getTime(),
  status: 'complete',
});
const days = (messages: readonly ChatMessage[]) => rowsOf(messages, NOW).map(({ day }) => day);

it('names each day once, above its first message', () => {
  expect(days([message('a', 18), message('b', 18, 23), message('c', 20), message('d', 21)])).toEqual([
    'Wednesday, November 18',
    null,
    'Yesterday',
    'Today',
  ]);
});

it('does not name today where nothing older stands above', () =>
  expect(days([message('a', 21), message('b', 21, 11)])).toEqual([null, null]));

it('marks the first row of the talk', () =>
  expect(rowsOf([message('a', 21), message('b', 21)], NOW).map(({ isFirst }) => isFirst)).toEqual([true, false]));

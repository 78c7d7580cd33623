import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LEDGER_WORDS, MUESLI_LEDGER } from '../design-page/samples.data.ts';
import { LedgerWaterfall } from './ledger-waterfall.tsx';

it('the ledger is two lists of sentences for readers, and its lanes are hidden from them', () => {
  const { container } = render(<LedgerWaterfall groups={MUESLI_LEDGER} score={87} level="good" words={LEDGER_WORDS} />);
  const list = screen.getByRole('list', { name: 'What matters to you' });
  const fiber = within(list).getAllByRole('listitem')[1];
  expect(fiber && within(fiber).getByText('Fiber, Prefer: plus 10, total 103.')).toBeDefined();
  expect(fiber && within(fiber).getByText('High in fiber: 9.1 g per 100 g')).toBeDefined();
  const bars = [...container.querySelectorAll('[style*="--a"]')];
  expect(bars).toHaveLength(9);
  expect(bars.every((bar) => bar.closest('[aria-hidden="true"]') !== null)).toBe(true);
});

it('the ledger proves its sum', () => {
  render(<LedgerWaterfall groups={MUESLI_LEDGER} score={87} level="good" words={LEDGER_WORDS} />);
  expect(screen.getByText('It adds up: 92 − 3 − 3 + 3 + 4 + 10 − 15 + 0 − 1 = 87')).toBeDefined();
});

it('a group without lines is left out', () => {
  const groups = [
    { title: 'The food itself', rows: [{ id: 'base', what: 'Nutri-Score A', points: 84, reason: '' }] },
    { title: 'What matters to you', rows: [] },
  ];
  render(<LedgerWaterfall groups={groups} score={84} level="good" words={LEDGER_WORDS} />);
  expect(screen.queryByRole('heading', { name: 'What matters to you' })).toBeNull();
});

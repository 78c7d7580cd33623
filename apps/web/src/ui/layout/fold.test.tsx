import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Clamp } from './fold.tsx';

afterEach(() => vi.restoreAllMocks());

function given(scrollHeight: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60);
  render(
    <Clamp lines={3} more="Show all" less="Show less">
      Sugar, <mark tabIndex={-1}>hazelnuts</mark>
    </Clamp>,
  );
}

it('a text that fits has no way to open it', () => {
  given(60);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a longer text is opened and closed again, and is there for readers all the time', async () => {
  given(200);
  screen.getByText('hazelnuts');
  await userEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  screen.getByRole('button', { name: 'Show all' });
});

it('a focus that goes to words which do not show opens the text', async () => {
  given(200);
  screen.getByText('hazelnuts').focus();
  await screen.findByRole('button', { name: 'Show less' });
});

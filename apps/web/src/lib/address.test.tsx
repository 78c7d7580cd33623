import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useSearchParams } from './address.ts';

/** A page at `address`: what it shows, and what may be done on it. */
const pageAt = (address: string) =>
  renderHook(
    () => {
      const [params, change] = useSearchParams();
      const navigate = useNavigate();
      return { shown: String(params), change, navigate };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter> },
  ).result;

const put = (name: string, value: string) => (now: URLSearchParams) => {
  now.set(name, value);
  return now;
};
const without = (name: string) => (now: URLSearchParams) => {
  now.delete(name);
  return now;
};

it('the second of two choices that are made before the first is drawn keeps the first', () => {
  const page = pageAt('/search?q=milk&fits=1');
  act(() => {
    page.current.change(without('fits'));
    page.current.change(put('shelf', 'milks'));
  });
  expect(page.current.shown).toBe('q=milk&shelf=milks');
});

it('a choice after another page was opened by its address starts from that address', () => {
  const page = pageAt('/search?q=milk');
  act(() => {
    page.current.change(put('fits', '1'));
    void page.current.navigate('/search?q=bread');
  });
  act(() => page.current.change(put('good', '1')));
  expect(page.current.shown).toBe('q=bread&good=1');
});

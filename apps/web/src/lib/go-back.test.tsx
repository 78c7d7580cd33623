import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { expect, it } from 'vitest';
import { createNavigationMemory, NavigationMemoryProvider, useGoBack } from './navigation.tsx';

function Page({ fallback }: { fallback: string | undefined }) {
  const goBack = useGoBack(fallback);
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={goBack}>
        Back
      </button>
      <output>{`${useNavigationType()} ${pathname}${search}`}</output>
    </>
  );
}

/** A page at the end of `history`; `remembered` are the routes that the shell knows of. Answers where Back leads, and how. */
function backFrom(history: readonly string[], remembered: readonly string[], fallback?: string) {
  render(
    <NavigationMemoryProvider value={createNavigationMemory(remembered)}>
      <MemoryRouter initialEntries={[...history]} initialIndex={history.length - 1}>
        <Page fallback={fallback} />
      </MemoryRouter>
    </NavigationMemoryProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  return screen.getByRole('status').textContent;
}

it('is one step back in the history, to the page before with its query, not home', () => {
  const way = ['/', '/search?q=oats', '/results/1'];
  expect(backFrom(way, way)).toBe('POP /search?q=oats');
});

it('is the page that the address names, a step of its own where another was left last', () => {
  expect(backFrom(['/', '/compare', '/results/1?from=favorites'], ['/', '/compare', '/results/1'])).toBe('PUSH /favorites');
});

it('is one step back to the named page where that was just left, as it was left', () => {
  const way = ['/', '/favorites?sort=score', '/results/1?from=favorites'];
  expect(backFrom(way, way)).toBe('POP /favorites?sort=score');
});

it.each([
  [undefined, '/'],
  ['/preferences', '/preferences'],
])('without anything before takes the place of the page: fallback %s → %s', (fallback, target) => {
  expect(backFrom(['/results/1'], ['/results/1'], fallback)).toBe(`REPLACE ${target}`);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary, ErrorScreen } from './message-screen.tsx';

let broken = true;
function Page() {
  if (broken) throw new Error('boom');
  return <p>page</p>;
}

it('shows the error screen in place of a page that throws, and the page again after Try Again', async () => {
  // React reports a caught error on the console by itself; that is not the noise that fails tests.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  render(
    <ErrorBoundary renderFallback={(_error, reset) => <ErrorScreen onTryAgain={reset} />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page.")).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('page')).toBeDefined();
});

import { render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { SaveFailed } from './messages.tsx';

afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it('what could not be saved goes away by another try, also where scrolling to it answers a promise', () => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => Promise.resolve(), configurable: true });
  const failed = (
    <SaveFailed retryLabel="Try Again" onRetry={() => undefined}>
      Not saved.
    </SaveFailed>
  );
  const { rerender } = render(failed);
  screen.getByText('Not saved.');
  rerender(<p>Saved.</p>);
  screen.getByText('Saved.');
});

import { afterEach, expect, it, vi } from 'vitest';
import { observeSize } from '../ui/layout/fold.tsx';

afterEach(() => vi.unstubAllGlobals());

it('reads all elements of a frame before anything is done with what was read, and none that is no longer wanted', () => {
  let tell: (targets: readonly Element[]) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notice: (entries: readonly { target: Element }[]) => void) {
        tell = (targets) => notice(targets.map((target) => ({ target })));
      }
      observe() {}
      unobserve() {}
    },
  );
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  const done: string[] = [];
  const reader = (name: string) => () => {
    done.push(`read ${name}`);
    return () => void done.push(`act on ${name}`);
  };
  observeSize(one, reader('one'));
  const end = observeSize(other, reader('other'));
  expect(done).toEqual([]);
  tell([one, other]);
  expect(done).toEqual(['read one', 'read other', 'act on one', 'act on other']);
  end();
  tell([other]);
  expect(done).toHaveLength(4);
});

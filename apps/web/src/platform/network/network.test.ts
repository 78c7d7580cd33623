import { expect, it, vi } from 'vitest';
import { network, tellNetwork } from './network.ts';

it('goes by the browser until the shell says otherwise, and tells only what changed', () => {
  expect(network.isOnline()).toBe(true);
  const listener = vi.fn();
  const stop = network.subscribe(listener);
  tellNetwork(true);
  expect(listener).not.toHaveBeenCalled();
  tellNetwork(false);
  expect(listener).toHaveBeenCalledOnce();
  expect(network.isOnline()).toBe(false);
  stop();
  tellNetwork(true);
  expect(listener).toHaveBeenCalledOnce();
});

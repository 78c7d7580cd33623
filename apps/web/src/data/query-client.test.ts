import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import '../platform/http/http.ts';
import { eventually } from '../testing/eventually.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { afterSaves, createQueryClient, forgetMember } from './query-client.ts';

describe('the query client', () => {
  const defaults = createQueryClient().getDefaultOptions();

  it('keeps data fresh for five minutes, drops it after five unused, and never asks by itself', () => {
    expect(defaults.queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(defaults.mutations?.retry).toBe(false);
  });
});

it('an app that starts without a network notices when the network comes', async () => {
  window.dispatchEvent(new Event('offline'));
  createQueryClient();
  const heard = vi.fn();
  const end = onlineManager.subscribe(heard);
  fakeFetch({ 'GET /api/health': { body: {} } });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => heard).toHaveBeenLastCalledWith(true);
  end();
  vi.unstubAllGlobals();
});

/** A save that is under way until it is ended. */
function slowSave() {
  const client = createQueryClient();
  const hold: { end: (answer: string) => void } = { end: () => undefined };
  const promise = new Promise<string>((resolve) => {
    hold.end = resolve;
  });
  const saved = vi.fn<(answer: unknown) => void>();
  const outcome = client
    .getMutationCache()
    .build(client, { mutationFn: () => promise, onSuccess: (answer) => saved(answer) })
    .execute(undefined);
  return { client, saved, outcome, end: () => hold.end('of the former member') };
}

it('a save that is under way when somebody else comes arrives, and writes nothing here any more', async () => {
  const { client, saved, outcome, end } = slowSave();
  forgetMember(client);
  end();
  expect(await outcome).toBe('of the former member');
  expect(saved).not.toHaveBeenCalled();
});

it('what waits for saves runs after the last of them, and at once where there is none', async () => {
  const { client, saved, outcome, end } = slowSave();
  const run = vi.fn<() => void>();
  afterSaves(client, run);
  expect(run).not.toHaveBeenCalled();
  end();
  await outcome;
  await eventually(() => expect(run).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledOnce();
  afterSaves(client, run);
  expect(run).toHaveBeenCalledTimes(2);
});

import { describe, expect, it, vi } from 'vitest';
import { runScan, type ScanFlowDeps } from './scan-flow.ts';

const flow = (changes: Partial<ScanFlowDeps<string, number>> = {}): ScanFlowDeps<string, number> => ({
  lookup: async (barcode) => `food ${barcode}`,
  score: async () => 82,
  keep: () => undefined,
  save: null,
  isDailyLimit: () => false,
  ...changes,
});

describe('a scan', () => {
  it('of an anonymous visitor is stored on the device and opens /results/temp', async () => {
    const keep = vi.fn();
    expect(await runScan('96385074', flow({ keep }))).toEqual({ kind: 'open', path: '/results/temp' });
    expect(keep).toHaveBeenCalledExactlyOnceWith('food 96385074', 82);
  });

  it('of a member is saved, then opens the results of its barcode', async () => {
    const save = vi.fn(async () => undefined);
    expect(await runScan('96385074', flow({ save }))).toEqual({ kind: 'open', path: '/results/96385074' });
    expect(save).toHaveBeenCalledExactlyOnceWith('food 96385074', 82);
  });

  it('that cannot be saved opens /results/temp', async () => {
    const save = vi.fn(async () => Promise.reject(new Error('500')));
    expect(await runScan('96385074', flow({ save }))).toEqual({ kind: 'open', path: '/results/temp' });
  });

  it('beyond the daily limit still shows the food, and says so', async () => {
    const save = () => Promise.reject(new Error('429'));
    expect(await runScan('96385074', flow({ save, isDailyLimit: () => true }))).toEqual({
      kind: 'open',
      path: '/results/temp?limit=scans',
    });
  });

  it('that finds no food keeps nothing', async () => {
    const keep = vi.fn();
    const error = new Error('404');
    expect(await runScan('96385074', flow({ keep, lookup: () => Promise.reject(error) }))).toEqual({ kind: 'lookup-failed', error });
    expect(keep).not.toHaveBeenCalled();
  });

  it('that cannot be scored says so', async () => {
    expect(await runScan('96385074', flow({ score: () => Promise.reject(new Error('no')) }))).toEqual({ kind: 'score-failed' });
  });
});

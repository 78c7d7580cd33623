import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEARNT_FROM } from '../../packages/domain/src/guide/intents/classifier.data.ts';
import { STRESS } from '../../packages/domain/src/testing/index.ts';
import { examples, fingerprint } from './inputs.mjs';

describe('the classifier of questions', () => {
  it('is stored as it was learnt from the questions that stand here, in the way that stands here', () => {
    expect(LEARNT_FROM, 'run `node tooling/intents/train.mjs`').toBe(fingerprint());
  });

  it('learns no words with two meanings', () => {
    const kinds = new Map<string, string>();
    const twice: string[] = [];
    for (const { kind, text } of examples().filter(({ isAlone }) => isAlone)) {
      const known = kinds.get(text.toLowerCase());
      if (known !== undefined && known !== kind) twice.push(`${text}: ${known}, ${kind}`);
      kinds.set(text.toLowerCase(), kind);
    }
    expect(twice).toEqual([]);
  });

  it.runIf(STRESS)('is stored byte for byte as the script gives it', { timeout: 600_000 }, () => {
    const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'train.mjs'), '--check'], { stdio: 'inherit' });
    expect(status).toBe(0);
  });
});

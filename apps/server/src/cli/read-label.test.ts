import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('read-label.ts', import.meta.url));
/** Of the generator in `bench/lib/labels`, scaled down. */
const LABEL = fileURLToPath(new URL('fixtures/label.jpg', import.meta.url));

describe('npm run read-label', () => {
  it('reads a photographed table with the models of the installed packages, and says what is no picture', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, LABEL, SCRIPT]);
    const [label, script] = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(script).toEqual({ file: SCRIPT, error: 'not_an_image' });
    expect(label).toMatchObject({
      file: LABEL,
      table: {
        serving: { value: 35, unit: 'g' },
        columns: [
          {
            basis: { kind: 'per-100', unit: 'g' },
            figures: {
              energyKj: { amount: { value: 1626, unit: 'kJ' } },
              energyKcal: { state: 'confirmed', amount: { value: 385, unit: 'kcal' } },
              fat: { amount: { value: 4.3, unit: 'g' } },
              carbohydrates: { state: 'confirmed', amount: { value: 70, unit: 'g' } },
              sugars: { amount: { value: 18, unit: 'g' } },
              proteins: { amount: { value: 12, unit: 'g' } },
              salt: { amount: { value: 0.32, unit: 'g' } },
            },
          },
          { basis: { kind: 'serving', size: { value: 35, unit: 'g' } }, figures: { energyKcal: { amount: { value: 135 } } } },
        ],
      },
      ingredients: [],
    });
  });

  it('says how it is used when no picture is named', async () => {
    await expect(promisify(execFile)(process.execPath, [SCRIPT])).rejects.toMatchObject({ code: 2 });
  });
});

import { readConfig } from '../../../../config.ts';
import type { Dialect } from '../../../../db/db.ts';
import { loadSampleCatalogue } from '../../../../jobs/sample-catalogue/load-sample-catalogue.ts';
import { signUp } from '../../../../testing/members.ts';
import { createTestApp, READING_THREADS } from '../../../../testing/test-app.ts';
import { createTracking } from '../../../../tracking-context.ts';
import { createFoodsRepository } from '../../../foods/foods.repository.ts';
import { createFoodsService } from '../../../foods/foods.service.ts';
import { createRowReader } from '../../../foods/storage/row-reader.ts';

/** A member of the evaluation: what he told about himself, and what he scanned, oldest first. */
export type Persona = {
  readonly name: string;
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly preferences: Readonly<Record<string, number>>;
  readonly scans: readonly string[];
};

/** The whole service with the sample catalogue, the guide over the same database, and members made over HTTP. */
export async function startGuided(dialect: Dialect) {
  const test = await createTestApp(dialect, { env: { FREE_SCANS_PER_DAY: '0' } });
  await loadSampleCatalogue(test.db);
  const foods = createFoodsService({ repository: createFoodsRepository(test.db), upstream: null, now: Date.now });
  const { guide, tools } = createTracking({
    config: readConfig({ FREE_SCANS_PER_DAY: '0', OFF_ENABLED: 'false' }),
    db: test.db,
    foods,
    reader: createRowReader(test.db),
    understand: async () => [],
    understandTyped: READING_THREADS.members.understand,
  });

  return {
    test,
    guide,
    tools,
    async join({ name, profile, preferences, scans }: Persona): Promise<string> {
      const { as, id } = await signUp(test, name, { trial: true });
      if (profile !== null) expectOk(await as('PUT', '/api/health-profile', { consentVersion: '2026-11', ...profile }));
      for (const [ingredient, preferenceValue] of Object.entries(preferences))
        expectOk(await as('PUT', `/api/user-preferences/${encodeURIComponent(ingredient)}`, { preferenceValue }));
      for (const foodId of scans) expectOk(await as('POST', '/api/scans', { foodId }));
      return id;
    },
    close: test.close,
  };
}

function expectOk({ status, json }: { status: number; json: unknown }): void {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(json)}`);
}

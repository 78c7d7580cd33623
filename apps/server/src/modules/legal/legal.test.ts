import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { examine } from '../../jobs/doctor/doctor.ts';
import { applyRetention, oldScans } from '../../jobs/retention.ts';
import { DIALECTS, openTestDatabase, RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, signUp } from '../../testing/members.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { startTestApp } from '../../testing/test-app.ts';

const DAY = 86_400_000;
const OATS = '4006040055235';

describe.each(RULE_DIALECTS)('what the law asks of an operator, on %s', (dialect) => {
  it('comes from the settings', async () => {
    const env = {
      OPERATOR_NAME: 'Food Club',
      OPERATOR_ADDRESS: '1 Long Street | 10115 Berlin',
      OPERATOR_EMAIL: 'hello@food.example',
      OPERATOR_REGISTER: 'VR 1234',
      ACCESSIBILITY_ENFORCEMENT: 'https://enforce.example',
      KEEP_SCANS_DAYS: '365',
      BACKUP_EVERY: '1d',
      BACKUP_KEEP_DAYS: '14',
    };
    const { json } = await anyone(await startTestApp(dialect, { env }))('GET', '/api/legal');
    expect(json).toEqual({
      operator: {
        name: 'Food Club',
        address: ['1 Long Street', '10115 Berlin'],
        email: 'hello@food.example',
        phone: null,
        representative: null,
        register: 'VR 1234',
        vatId: null,
        dataProtection: null,
      },
      accessibility: { contact: 'hello@food.example', enforcement: 'https://enforce.example' },
      retention: { scansDays: 365, chatsDays: null, backupsDays: 14 },
    });
  });

  it('is stated as missing where nothing was set', async () => {
    const { json } = await anyone(await startTestApp(dialect))('GET', '/api/legal');
    expect(json).toEqual({
      operator: null,
      accessibility: { contact: null, enforcement: null },
      retention: { scansDays: null, chatsDays: null, backupsDays: null },
    });
  });
});

it('the doctor asks for an imprint where the server has a public address, and for one that is whole', async () => {
  const look = async (env: Record<string, string>) =>
    (await examine({ DATA_DIR: temporaryFolder(), PORT: '0', ...env }, Date.now())).find(({ about }) => about === 'imprint');
  expect(await look({})).toMatchObject({ level: 'good' });
  expect(await look({ PUBLIC_URL: 'https://food.example' })).toMatchObject({
    level: 'advice',
    sentence: expect.stringContaining('OPERATOR_NAME'),
  });
  expect(await look({ OPERATOR_NAME: 'Food Club' })).toMatchObject({
    level: 'advice',
    sentence: expect.stringContaining('OPERATOR_ADDRESS'),
  });
  expect(() => readConfig({ OPERATOR_PHONE: '123' })).toThrow('OPERATOR_NAME');
});

describe.each(DIALECTS)('periods of storage on %s', (dialect) => {
  it('that the operator set delete scans and conversations that are older, of everybody, and nothing else', async () => {
    const { db, ...rest } = await startTestApp(dialect);
    await givenFoods(db, { gtin: OATS });
    const ana = await signUp({ db, ...rest }, 'ana', { trial: true });
    const now = Date.now();
    for (let made = 0; made < 2; made += 1) {
      await ana.as('POST', '/api/scans', { foodId: OATS });
      const { json } = await ana.as('POST', '/api/ai/conversations', { title: `talk ${made}` });
      await ana.as('POST', `/api/ai/conversations/${json.id}/messages`, { role: 'user', content: 'Hello' });
    }
    await ana.as('POST', '/api/favorites', { foodId: OATS });
    const [oldScan] = await db.read.selectFrom('scan').select('id').execute();
    const [oldTalk, newTalk] = await db.read.selectFrom('conversation').select('id').orderBy('title').execute();
    const old = now - 31 * DAY;
    await db.write(async (tx) => {
      await tx
        .updateTable('scan')
        .set({ scannedAt: old })
        .where('id', '=', oldScan?.id ?? '')
        .execute();
      await tx.updateTable('conversation').set({ createdAt: old }).execute();
      await tx
        .updateTable('message')
        .set({ updatedAt: old })
        .where('conversationId', '=', oldTalk?.id ?? '')
        .execute();
    });

    await applyRetention(db, { scansDays: null, chatsDays: null }, now);
    expect(await db.read.selectFrom('scan').select('id').execute()).toHaveLength(2);
    await applyRetention(db, { scansDays: 30, chatsDays: 30 }, now);
    const scans = await db.read.selectFrom('scan').select('id').execute();
    expect(scans).toHaveLength(1);
    expect(scans).not.toContainEqual(oldScan);
    expect(await db.read.selectFrom('conversation').select('id').execute()).toEqual([newTalk]);
    expect(await db.read.selectFrom('message').select('conversationId').execute()).toEqual([{ conversationId: newTalk?.id }]);
    expect((await ana.as('GET', '/api/favorites')).json).toHaveLength(1);
  });
});

it('scans that are past their period are found by the index of their members', async () => {
  const db = await openTestDatabase('sqlite');
  if (db.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const { sql, parameters } = oldScans(db, ['ana', 'bob'], 1).compile();
  const plan = db.reader.prepare(`explain query plan ${sql}`).all(...parameters);
  expect(plan).toMatchObject([
    { detail: expect.stringMatching(/^SEARCH scan USING (?:COVERING )?INDEX scanMember \(memberId=\? AND scannedAt<\?\)/u) },
  ]);
});

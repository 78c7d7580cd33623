import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/members.ts';
import { judge } from './evaluation/judge.ts';
import { FOR_PEOPLE } from './evaluation/people.data.ts';
import { PERSONAS } from './evaluation/questions.data.ts';
import { startGuided } from './testing/guide-app.ts';

describe('the guide, asked for people of the household', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    for (const name of ['family', 'parent', 'nobody'] as const) ids.set(name, await guided.join(PERSONAS[name]));
  });
  afterAll(() => guided.close());

  const ask = (as: string, questions: readonly string[], language: 'en' | 'de' = 'en', judgedFor?: string) =>
    guided.lastAnswer(ids.get(as) ?? '', questions, { language, judgedFor });

  it.each(FOR_PEOPLE.map((asked) => ({ asked, title: `${asked.as}: ${asked.ask.join(' → ')}` })))('$title', async ({ asked }) => {
    const text = await ask(asked.as, asked.ask);
    expect(judge(asked, text), text).toBe('right');
  });

  it('proposes nothing to several that is not proposed to each of them', async () => {
    const member = ids.get('family') ?? '';
    const { people } = await guided.tools.householdOf(member);
    const proposed = async (chosen: typeof people) => {
      const tools = await guided.tools.forMember(member, 'guide', [], [], { people: chosen, withSelf: false });
      return tools.ideas({ shelves: ['en:snacks'], criteria: [], limit: 12 });
    };
    const each = await Promise.all(
      people.map((one) => guided.tools.forMember(member, 'guide', [], [], { people: [one], withSelf: false })),
    );
    for (const { barcode } of await proposed(people))
      for (const tools of each) expect((await tools.product(barcode))?.suggestable, barcode).toBe(true);
  });

  it('is never milder for several than for the strictest of them, in whatever order', async () => {
    const member = ids.get('family') ?? '';
    const { people } = await guided.tools.householdOf(member);
    const judged = async (chosen: typeof people, barcode: string) =>
      (await guided.tools.forMember(member, 'guide', [], [], { people: chosen, withSelf: true })).product(barcode);
    for (const barcode of ['3017620422003', '5000159461122', '7300400118101', '9002490100070']) {
      const all = await judged(people, barcode);
      const turned = await judged(people.toReversed(), barcode);
      expect([turned?.score, turned?.suggestable, turned?.people]).toEqual([all?.score, all?.suggestable, all?.people]);
      for (const one of people) {
        const alone = await judged([one], barcode);
        expect(all?.score ?? 100).toBeLessThanOrEqual(alone?.score ?? 0);
        if (alone?.suggestable === false) expect(all?.suggestable).toBe(false);
      }
    }
  });

  it('calls no food safe that is only near by name to the one that was asked about', async () => {
    for (const food of ['raw milk cheese', 'raw milk']) {
      const text = await ask('family', [`Can Ben have ${food}?`]);
      expect(text, text).toMatch(/no “raw milk|\*\*Raw milk can carry germs/u);
      expect(text, text).not.toMatch(/is safe for/u);
    }
  });

  it('says it in the language of the question', async () => {
    expect(await ask('family', ['Darf Ben Snickers essen?'], 'de')).toMatch(/nicht für Ben/u);
    expect(await ask('family', ['Darf Lukas Snickers essen?'], 'de')).toMatch(/niemanden namens Lukas/u);
  });

  describe('by the choice of the screens', () => {
    const chosen = (judgedFor: string, ...questions: string[]) => ask('family', questions, 'en', judgedFor);
    const idOf = async (name: string) =>
      (await guided.tools.householdOf(ids.get('family') ?? '')).people.find((one) => one.name === name)?.id ?? '';

    it('is for everyone, one of them or oneself, where the question names nobody', async () => {
      const all = await chosen('everyone', 'is nutella good?');
      expect(all).toMatch(/\*\*For you, Ana, Ben and Oma/u);
      expect(all).toMatch(/not for [^*]*Ben/u);
      const bens = await chosen(await idOf('Ben'), 'is nutella good?');
      expect(bens).toMatch(/\*\*For Ben:\*\*/u);
      expect(bens).not.toContain('Ana');
      expect(await chosen('me', 'is nutella good?')).not.toMatch(/Ben|For you/u);
    });

    it('who is there no longer stands for everyone', async () => {
      expect(await chosen('erased', 'is nutella good?')).toMatch(/\*\*For you, Ana, Ben and Oma/u);
    });

    it('goes on for them, and whom a question names goes before', async () => {
      expect(await chosen('everyone', 'is nutella good?', 'and snickers?')).toMatch(/not for [^*]*Ben/u);
      expect(await chosen('everyone', 'can Ana eat nutella?', 'and snickers?')).toMatch(/\*\*For Ana:\*\*/u);
      expect(await chosen('everyone', 'can i eat nutella?', 'and snickers?')).toMatch(/For you alone/u);
      expect(await chosen(await idOf('Ben'), 'is nutella ok for everyone?')).toMatch(/not for [^*]*Ben/u);
    });

    it('says where an answer is about the member alone', async () => {
      expect(await chosen('everyone', 'how was my week?')).toMatch(/^\*\*For you alone:\*\*/u);
      expect(await chosen('me', 'how was my week?')).not.toMatch(/For you alone/u);
      expect(await chosen('everyone', 'hello')).not.toMatch(/\*\*For /u);
    });

    it('proposes to several only what is proposed to each, without anybody being named', async () => {
      const text = await chosen('everyone', 'suggest a snack');
      const links = [...text.matchAll(/\]\(\/results\/(?<code>\d+)\)/gu)].map(({ groups }) => groups?.['code'] ?? '');
      const member = ids.get('family') ?? '';
      const { people } = await guided.tools.householdOf(member);
      const tools = await guided.tools.forMember(member, 'guide', [], [], { people, withSelf: true });
      for (const code of links) expect((await tools.product(code))?.suggestable, code).toBe(true);
    });

    it('judges every food that an answer names, however many there are', async () => {
      const text = await chosen('everyone', 'which of my scans contain sugar');
      const member = ids.get('family') ?? '';
      const { people } = await guided.tools.householdOf(member);
      const tools = await guided.tools.forMember(member, 'guide', [], [], { people, withSelf: true });
      const links = new Set([...text.matchAll(/\]\(\/results\/(?<code>\d+)\)/gu)].map(({ groups }) => groups?.['code'] ?? ''));
      expect(links.size).toBeGreaterThan(2);
      for (const code of links) {
        const food = await tools.product(code);
        const headline = food?.people?.answer === 'conflict' ? 'not for' : food?.people?.answer === 'unknown' ? 'check the pack for' : null;
        if (headline !== null) expect(text).toMatch(new RegExp(`\\(/results/${code}\\): ${headline}`, 'u'));
      }
    });

    it('what holds for people in general stands below what any of them keeps to', async () => {
      expect(await chosen('everyone', 'are nuts healthy?')).toMatch(/nuts: no[^\n]*nut-free/iu);
    });
  });

  it('whom another member shares counts as well, and who shares nothing is named', async () => {
    const { test } = guided;
    const [rosa, omar, lea] = await Promise.all(['rosa', 'omar', 'lea'].map((name) => signUp(test, name, { trial: true })));
    if (rosa === undefined || omar === undefined || lea === undefined) throw new Error('nobody');
    for (const { as } of [omar, lea]) {
      const { link } = (await rosa.as('POST', '/api/household/invitations')).json;
      await as('POST', '/api/household/join', { token: new URL(link).searchParams.get('invitation') });
    }
    const tim = { nickname: 'Tim', colour: 'sky', age: 6, dietaryRestrictions: ['Nut allergies'], medicalConditions: [], healthGoals: [] };
    const { id } = (await omar.as('POST', '/api/people', { ...tim, preferences: [], consentVersion: '2026-11' })).json;
    await omar.as('PUT', '/api/health-profile', { consentVersion: '2026-11', dietaryRestrictions: ['Vegan'] });
    await omar.as('PUT', '/api/household/sharing', { shared: ['me', id], consentVersion: '2026-11' });
    const asked = async (question: string, judgedFor?: string) =>
      (await guided.guide.answer({ caller: { userId: rosa.id }, question, history: [], language: 'en', judgedFor })).text;

    for (const text of [await asked('is nutella good?', 'everyone'), await asked('is nutella ok for everyone?')]) {
      expect(text).toMatch(/not for [^*]*Tim/u);
      expect(text).toMatch(/Not judged for lea/iu);
    }
    expect(await asked('can Tim eat nutella?')).toMatch(/not for Tim/u);
    expect(await asked('is nutella good?', id)).not.toMatch(/Not judged for/u);
    await omar.as('DELETE', '/api/household');
    expect(await asked('is nutella good?', 'everyone')).not.toMatch(/Tim|omar/iu);
  });
});

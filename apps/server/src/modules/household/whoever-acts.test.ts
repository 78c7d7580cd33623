import type { Household } from '@labelwise/contracts/household';
import { times } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

type Who = Awaited<ReturnType<typeof signUp>>;
/** What a member of the test leaves out, and whom of theirs; null: never given, or withdrawn. */
type Left = {
  readonly who: Who;
  readonly name: string;
  own: string[] | null;
  child: { id: string; out: string[] } | null;
  household: number;
};
const ALLERGIES = ['Allergy: Milk', 'Allergy: Peanuts', 'Allergy: Fish', 'Vegan', 'wild garlic'];
const CONSENT = { consentVersion: '2026-11' };
const STEPS = times(40, 400);

/** The same choices in every run. */
function choices(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe.each(DIALECTS)('members who join, leave, share and change what they leave out on %s', (dialect) => {
  it('see of each other what counts now or that nothing is judged, and hear of every change', async () => {
    const test = await startTestApp(dialect);
    const pick = choices(7);
    const members: Left[] = (await Promise.all(['ana', 'ben', 'cleo'].map(async (name) => ({ name, who: await signUp(test, name) })))).map(
      (one, household) => ({
        ...one,
        own: null,
        child: null,
        household,
      }),
    );
    const view = async ({ who }: Left): Promise<Household> => (await who.as('GET', '/api/household')).json;
    const cursor = async ({ who }: Left): Promise<string> => (await who.as('GET', '/api/household/events')).json.cursor;
    const out = () => [ALLERGIES[pick(ALLERGIES.length)] ?? ''];
    const togetherWith = (one: Left) => members.filter((other) => other !== one && other.household === one.household);
    const acts: readonly ((one: Left) => Promise<void>)[] = [
      async (one) => {
        const host = members.find((other) => other !== one && other.household !== one.household);
        if (host === undefined || togetherWith(one).length > 0) return;
        const { json } = await host.who.as('POST', '/api/household/invitations');
        const token = new URL(json.link).searchParams.get('invitation') ?? '';
        const joined = await one.who.as('POST', '/api/household/join', { token });
        if (joined.status === 200) one.household = host.household;
      },
      async (one) => {
        if (togetherWith(one).length === 0) return;
        await one.who.as('DELETE', '/api/household');
        one.household = Math.max(...members.map(({ household }) => household)) + 1;
      },
      async (one) => {
        one.own = out();
        await one.who.as('PUT', '/api/health-profile', { dietaryRestrictions: one.own, ...CONSENT });
      },
      async (one) => {
        await one.who.as('DELETE', '/api/health-profile');
        one.own = null;
      },
      async (one) => {
        const fields = {
          nickname: 'Mia',
          colour: 'rose',
          age: 6,
          dietaryRestrictions: out(),
          medicalConditions: [],
          healthGoals: [],
          preferences: [],
        };
        const { json } =
          one.child === null
            ? await one.who.as('POST', '/api/people', { ...fields, ...CONSENT })
            : await one.who.as('PUT', `/api/people/${one.child.id}`, { dietaryRestrictions: fields.dietaryRestrictions });
        one.child = { id: json.id, out: fields.dietaryRestrictions };
      },
      async (one) => {
        if (one.child !== null) await one.who.as('DELETE', `/api/people/${one.child.id}`);
        one.child = null;
      },
      async (one) => {
        const shared = ['me', ...(one.child === null ? [] : [one.child.id])].slice(0, 1 + pick(2));
        await one.who.as('PUT', '/api/household/sharing', { shared, ...CONSENT });
      },
      async (one) => {
        await one.who.as('PUT', '/api/household/sharing', { shared: [], ...CONSENT });
      },
    ];
    const seen = new Map(
      await Promise.all(members.map(async (one) => [one, { view: await view(one), cursor: await cursor(one) }] as const)),
    );
    for (let step = 0; step < STEPS; step += 1) {
      const one = members[pick(members.length)];
      if (one === undefined) continue;
      await acts[pick(acts.length)]?.(one);
      for (const viewer of members) {
        const now = { view: await view(viewer), cursor: await cursor(viewer) };
        const others = now.view.members.filter(({ isMe }) => !isMe);
        expect(others.map(({ name }) => name).toSorted()).toEqual(
          togetherWith(viewer)
            .map(({ name }) => name)
            .toSorted(),
        );
        for (const { id, name, people } of others) {
          const other = members.find((member) => member.name === name);
          for (const person of people)
            expect([step, person.nickname, person.dietaryRestrictions]).toEqual([
              step,
              person.nickname,
              person.id === id ? other?.own : other?.child?.id === person.id ? other.child.out : null,
            ]);
        }
        const before = seen.get(viewer);
        if (others.length > 0 && before !== undefined && JSON.stringify(before.view) !== JSON.stringify(now.view))
          expect([step, viewer.name, now.cursor]).not.toEqual([step, viewer.name, before.cursor]);
        seen.set(viewer, now);
      }
    }
  });
});

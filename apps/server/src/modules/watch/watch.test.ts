import { LANGUAGES } from '@labelwise/contracts/languages';
import { PERSON_CONSENT_VERSION } from '@labelwise/contracts/people';
import { WatchAnswer } from '@labelwise/contracts/watch';
import { preparePeople } from '@labelwise/domain/people';
import { prepareFood } from '@labelwise/domain/scoring';
import { whatChanged } from '@labelwise/domain/watch';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepOldWatch } from '../../jobs/watch.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { givenWatch, PUBLIC_URL } from './testing/given-watch.ts';
import { stopToken } from './watch.service.ts';

const OATS = '4006040055235';
const OTHER = '4006040055242';
const PLAIN = { gtin: OATS, ingredientsText: 'Wholegrain oats, raisins' };
const NUTTY = { gtin: OATS, ingredientsText: 'Wholegrain oats, raisins, hazelnuts' };
const MIA = {
  nickname: 'Mia',
  colour: 'plum',
  age: 6,
  dietaryRestrictions: ['Allergy: Tree nuts'],
  medicalConditions: [],
  healthGoals: [],
  preferences: [],
  consentVersion: PERSON_CONSENT_VERSION,
};
const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;

type Who = Awaited<ReturnType<typeof signUp>>;

describe.each(DIALECTS)('the watch on %s', (dialect) => {
  let test: TestApp;
  let ana: Who;
  let bob: Who;
  let watch: ReturnType<typeof givenWatch>;
  beforeEach(async () => {
    test = await startTestApp(dialect, { env: { PUBLIC_URL } });
    watch = givenWatch(test.db);
    [ana, bob] = await Promise.all([signUp(test, 'ana', { trial: true }), signUp(test, 'bob')]);
    await watch.says(PLAIN);
  });
  const list = async (who: Who) => WatchAnswer.parse((await who.as('GET', '/api/watch')).json);
  const changed = async (who: Who) => (await list(who)).changes.map(({ food, as }) => [food.id, as]);
  const buy = (who: Who, gtin = OATS) => who.as('POST', `/api/purchased/${gtin}`);
  const change = async (to: Parameters<typeof watch.says>[0] = NUTTY) => {
    await watch.says(to);
    return watch.compare();
  };

  it('is silent about another picture, and about what was put right again', async () => {
    await buy(ana);
    await change({ ...PLAIN, imageUrl: 'https://example.org/other.jpg' });
    expect(await changed(ana)).toEqual([]);
    await change();
    expect(await changed(ana)).toHaveLength(1);
    await change(PLAIN);
    expect(await changed(ana)).toEqual([]);
  });

  it('what is removed shows nothing, and its change is back when that is undone', async () => {
    await buy(ana);
    await change();
    await ana.as('DELETE', `/api/purchased/${OATS}`);
    expect(await changed(ana)).toEqual([]);
    await buy(ana);
    expect(await changed(ana)).toHaveLength(1);
  });

  it('what counts as seen is gone, comes back when that is undone, and again with the next change', async () => {
    await buy(ana);
    await change();
    const see = (isSeen: boolean, who = ana) => who.as('PUT', `/api/watch/foods/${OATS}`, { what: 'change', isSeen });
    expect((await see(true, bob)).json.code).toBe('not_found');
    expect((await see(true)).status).toBe(200);
    expect(await changed(ana)).toEqual([]);
    await see(false);
    expect((await list(ana)).changes[0]?.before.ingredientsText).toBe(PLAIN.ingredientsText);
    await see(true);
    await change({ ...NUTTY, ingredientsText: 'Wholegrain oats, raisins, hazelnuts, milk' });
    expect((await list(ana)).changes[0]?.before.ingredientsText).toBe(NUTTY.ingredientsText);
  });

  it('two processes at once compare each change once', async () => {
    await Promise.all([buy(ana), buy(bob)]);
    await watch.says(NUTTY);
    const [one, other] = await Promise.all([watch.compare(), watch.compare()]);
    expect(one + other).toBe(1);
    expect(await watch.compare()).toBe(0);
    expect(await test.db.read.selectFrom('foodChange').selectAll().execute()).toEqual([]);
    expect([await changed(ana), await changed(bob)].flat()).toHaveLength(2);
  });

  it('what a food was is stored once for all who saw it, and goes with the last of them', async () => {
    await Promise.all([buy(ana), buy(bob)]);
    const versions = async () => (await test.db.read.selectFrom('foodVersion').select('hash').execute()).length;
    expect(await versions()).toBe(0);
    await watch.says(NUTTY);
    expect(await versions()).toBe(1);
    await ana.as('DELETE', `/api/purchased/${OATS}`);
    await bob.as('DELETE', `/api/users/${bob.id}`, { currentPassword: PASSWORD });
    await sweepOldWatch({ db: test.db, now: Date.now });
    expect(await versions()).toBe(0);
    expect(await test.db.read.selectFrom('watchedFood').selectAll().execute()).toEqual([]);
  });

  it('what was seen after the change before is compared with the change after it, each former record stored once', async () => {
    await buy(ana);
    await watch.says(NUTTY);
    await bob.as('POST', '/api/scans', { foodId: OATS });
    await change({ ...PLAIN, ingredientsText: 'Wholegrain oats, sesame' });
    expect(await changed(ana)).toHaveLength(1);
    expect(await changed(bob)).toHaveLength(1);
    expect(await test.db.read.selectFrom('foodVersion').select('hash').execute()).toHaveLength(2);
  });

  it('a shelf that a saved food has changed to shows what arrives on it', async () => {
    await buy(ana);
    const categoriesTags = ['en:snacks', 'en:bars'];
    await change({ ...PLAIN, categoriesTags, nutriments: { energyKj: 1900, sugars: 40, saturatedFat: 9 }, nova: 4 });
    await ana.as('POST', '/api/scans', { foodId: OATS });
    await watch.says({ gtin: OTHER, name: 'Better bar', categoriesTags });
    expect((await list(ana)).shelves.flatMap(({ arrivals }) => arrivals.map(({ id }) => id))).toEqual([OTHER]);
  });

  it('a good food that is new on the shelf of a saved one is there to be proposed, until it counts as seen', async () => {
    const sweet = {
      ...PLAIN,
      nutriments: { energyKj: 1900, sugars: 40, saturatedFat: 9, salt: 1.5, fiber: 1, proteins: 4, fat: 20 },
      nova: 4,
    } as const;
    await watch.says(sweet);
    await buy(ana);
    await watch.says({ gtin: OTHER, name: 'Better oats' });
    const [shelf] = (await list(ana)).shelves;
    expect([shelf?.saved.map(({ id }) => id), shelf?.arrivals.map(({ id }) => id)]).toEqual([[OATS], [OTHER]]);
    expect((await list(bob)).shelves).toEqual([]);
    const see = (isSeen: boolean) => ana.as('PUT', `/api/watch/foods/${OATS}`, { what: 'better', isSeen });
    await see(true);
    expect((await list(ana)).shelves).toEqual([]);
    await see(false);
    expect((await list(ana)).shelves).toHaveLength(1);
  });

  it('switched off it erases what was seen and notes nothing, switched on it begins anew', async () => {
    await buy(ana);
    await change();
    const set = async (settings: object) => (await ana.as('PUT', '/api/watch/settings', settings)).json;
    expect(await set({ isOn: false, digest: true })).toEqual({ isOn: false, digest: false });
    await ana.as('POST', '/api/favorites', { foodId: OATS });
    expect(await test.db.read.selectFrom('watchedFood').selectAll().execute()).toEqual([]);
    expect(await set({ isOn: true })).toEqual({ isOn: true, digest: false });
    expect(await changed(ana)).toEqual([]);
    await change(PLAIN);
    expect(await changed(ana)).toEqual([[OATS, 'purchased']]);
  });

  describe('the weekly mail', () => {
    beforeEach(async () => {
      await ana.as('POST', '/api/people', MIA);
      await buy(ana);
    });
    const ask = (digest = true) => ana.as('PUT', '/api/watch/settings', { digest });

    it('goes to nobody who did not ask for it, and to who did only where something changed that matters', async () => {
      await change();
      expect(await watch.mailed(WEEK + HOUR)).toEqual([]);
      await ask();
      expect(await watch.mailed(WEEK + HOUR)).toEqual([]);
      await change({ ...NUTTY, ingredientsText: 'Wholegrain oats, almonds' });
      expect(await watch.mailed(HOUR)).toEqual([]);
    });

    it('names the food and what its pack says, and no person, no allergy and no diet', async () => {
      await ask();
      await change();
      const [mail, ...more] = await watch.mailed(2 * WEEK);
      expect(more).toEqual([]);
      expect([mail?.to, mail?.subject]).toEqual(['ana@example.org', 'News of your foods']);
      expect(mail?.text).toContain('Rolled oats (Mill & Field)\n- Now: Contains hazelnuts');
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Mia|allerg|tree nuts|score/iu);
      expect(await watch.mailed(2 * WEEK + HOUR)).toEqual([]);
      expect(test.logs()).not.toMatch(/hazelnut/u);
    });

    it('speaks the member’s language', async () => {
      await ask();
      await ana.as('PATCH', `/api/users/${ana.id}`, { language: 'de' });
      await change();
      const [mail] = await watch.mailed(2 * WEEK);
      expect(mail?.subject).toBe('Neues zu deinen Lebensmitteln');
      expect(mail?.text).toMatch(/Jetzt: Enthält Haselnüsse/u);
    });

    it.runIf(dialect === 'sqlite')('is whole in every language, and nothing of it English in another', async () => {
      for (const language of LANGUAGES) {
        await loadLanguage(language);
        const member = await signUp(test, `m${language}`);
        await member.as('PATCH', `/api/users/${member.id}`, { language });
        await member.as('POST', '/api/people', MIA);
        await buy(member);
        await member.as('PUT', '/api/watch/settings', { digest: true });
      }
      await change();
      const mails = new Map((await watch.mailed(2 * WEEK)).map((mail) => [mail.to, mail]));
      const linesOf = (language: string) =>
        (mails.get(`m${language}@example.org`)?.text ?? '').replaceAll(/https?:\S+/gu, '').split(/\n+/u);
      const english = new Set(linesOf('en'));
      for (const language of LANGUAGES) {
        expect(mails.get(`m${language}@example.org`)?.subject).toBe(sayIn(language)('mails.watch_subject'));
        expect(linesOf(language).join('\n')).not.toMatch(/[{}]|undefined|null/u);
        if (language !== 'en')
          expect(linesOf(language).filter((line) => line !== '' && english.has(line))).toEqual(['Rolled oats (Mill & Field)']);
      }
    });

    it('is sent once by two processes, and again after a mail server that was down', async () => {
      await ask();
      await change();
      const down = () => Promise.reject(new Error('down'));
      expect(await watch.mailed(2 * WEEK, down)).toEqual([]);
      expect(await watch.mailed(2 * WEEK)).toEqual([]);
      const sent = await Promise.all([watch.mailed(2 * WEEK + 2 * HOUR), watch.mailed(2 * WEEK + 2 * HOUR)]);
      expect(sent.flat()).toHaveLength(1);
    });

    it('ends with one press, without a sign-in, by the link and by the button of a mail program', async () => {
      await ask();
      await change();
      const [mail] = await watch.mailed(2 * WEEK);
      expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const url = /<(?<url>[^>]+)>/u.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.groups?.['url']?.replace(PUBLIC_URL, '') ?? '';
      expect(mail?.text).toContain(`${PUBLIC_URL}/stop-mail?token=`);
      const opened = await test.app.inject({ method: 'GET', url });
      expect([opened.statusCode, opened.headers.location]).toEqual([303, url.replace('/api/watch/stop', '/stop-mail')]);
      expect((await list(ana)).settings.digest).toBe(true);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const pressed = await test.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
      expect(pressed.json()).toEqual({ success: true });
      expect((await list(ana)).settings).toEqual({ isOn: true, digest: false });
      expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(200);
      await change({ ...PLAIN, ingredientsText: 'Wholegrain oats, almonds' });
      expect(await watch.mailed(4 * WEEK)).toEqual([]);
    });

    it('is stopped by no other token than its own', async () => {
      await ask();
      const forged = `${stopToken(ana.id, 'another key')}`;
      for (const token of [forged, ana.id, `${ana.id}.`, 'x.y.z'])
        expect((await test.app.inject({ method: 'POST', url: `/api/watch/stop?token=${token}` })).statusCode).toBe(404);
      expect((await list(ana)).settings.digest).toBe(true);
    });
  });

  if (isRuledElsewhere(dialect)) return;

  it('shows a food that says something else than when it was saved, with both records, to those alone who have it', async () => {
    await buy(ana);
    expect((await list(ana)).changes).toEqual([]);
    expect(await change()).toBe(1);
    const [one] = (await list(ana)).changes;
    expect([one?.food.id, one?.as, one?.before.ingredientsText]).toEqual([OATS, 'purchased', PLAIN.ingredientsText]);
    const people = preparePeople([{ id: 'mia', age: 6, profile: { restrictions: MIA.dietaryRestrictions } }]);
    const [before, now] = [one?.before, one?.food.facts].map((facts) => prepareFood(facts ?? expect.fail()));
    expect(whatChanged(before ?? expect.fail(), now ?? expect.fail(), people)?.gravity).toBe('conflict');
    expect(await changed(bob)).toEqual([]);
  });

  it('a scan shows the food as it is, a food that is saved again is still compared with what was seen first', async () => {
    await buy(ana);
    await change();
    await ana.as('POST', '/api/favorites', { foodId: OATS });
    expect(await changed(ana)).toEqual([[OATS, 'purchased']]);
    await ana.as('POST', '/api/scans', { foodId: OATS });
    expect(await changed(ana)).toEqual([]);
  });

  it('a food that nobody has is marked for nobody', async () => {
    await buy(ana);
    await watch.says({ gtin: OTHER });
    await watch.says({ gtin: OTHER, ingredientsText: 'Sand' });
    expect(await watch.compare()).toBe(0);
  });

  it('a history that was cleared shows nothing, and its changes are back when that is undone', async () => {
    await ana.as('POST', '/api/scans', { foodId: OATS });
    await change();
    await ana.as('DELETE', '/api/scans');
    expect(await changed(ana)).toEqual([]);
    await ana.as('POST', '/api/scans/restore');
    expect(await changed(ana)).toHaveLength(1);
    await ana.as('DELETE', '/api/scans');
    await sweepOldWatch({ db: test.db, now: Date.now });
    expect(await test.db.read.selectFrom('watchedFood').selectAll().execute()).toEqual([]);
  });
});

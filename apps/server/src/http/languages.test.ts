import { LANGUAGES } from '@labelwise/contracts/languages';
import { sayIn } from '@labelwise/messages/say-in';
import { describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../testing/database.ts';
import { givenFoods } from '../testing/given-foods.ts';
import { anyone, signUp } from '../testing/members.ts';
import { startTestApp } from '../testing/test-app.ts';

const KNOWN = '4006381333931';
const accepting = (header: string) => ({ 'accept-language': header });

describe.each(RULE_DIALECTS)('the API on %s', (dialect) => {
  it.each(LANGUAGES)('refuses in %s where that is what the client accepts, and says so', async (language) => {
    const test = await startTestApp(dialect);
    const answer = await anyone(test)('GET', '/api/foods/barcode/96385074', undefined, accepting(`sv, ${language};q=0.9`));
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'food_not_found', error: sayIn(language)('errors.food_not_found') });
    expect(answer.headers).toMatchObject({ 'content-language': language, vary: expect.stringContaining('Accept-Language') });
  });

  it.each(LANGUAGES)('says in %s what is wrong with each field, of the body, the query and the address', async (language) => {
    const visitor = anyone(await startTestApp(dialect));
    const issues = async (path: string, header: string, body?: object) => {
      const { json } = await visitor(body === undefined ? 'GET' : 'POST', path, body, accepting(header));
      expect(json.code).toBe('invalid_input');
      return json.issues;
    };
    for (const [path, body] of [
      ['/api/auth/register', { email: 'x', password: '1', firstName: 7 }],
      ['/api/foods/search?q=a&limit=x', undefined],
    ] as const) {
      const [own, english] = await Promise.all([issues(path, language, body), issues(path, 'en', body)]);
      expect(own.length).toBeGreaterThan(0);
      const paths = (all: { path: string }[]) => all.map((one) => one.path);
      expect(paths(own)).toEqual(paths(english));
      const messages = own.map(({ message }: { message: string }) => message);
      if (language !== 'en') for (const { message } of english) expect(messages).not.toContain(message);
    }
  });

  it('answers in English where the client accepts nothing that we speak, and names what the answer depends on once', async () => {
    const visitor = anyone(await startTestApp(dialect));
    const headers = { ...accepting('zh-Hant, ja;q=0.5, *;q=0.1'), origin: 'capacitor://localhost' };
    const answer = await visitor('GET', '/api/nothing-here', undefined, headers);
    expect(answer.json.error).toBe('There is nothing here.');
    expect(answer.headers['content-language']).toBe('en');
    expect(String(answer.headers['vary']).split(', ').toSorted()).toEqual(['Accept-Language', 'Origin']);
  });

  it('speaks the language that a member chose, whatever their device asks for, until they leave it to the device again', async () => {
    const test = await startTestApp(dialect);
    const ana = await signUp(test, 'ana');
    const missing = async (header: string) => (await ana.as('GET', '/api/foods/barcode/96385074', undefined, accepting(header))).json.error;
    expect(await missing('de')).toBe('Produkt nicht gefunden');
    const changed = await ana.as('PATCH', `/api/users/${ana.id}`, { language: 'pt' });
    expect(changed.json.language).toBe('pt');
    expect(await missing('de')).toBe('Produto não encontrado');
    expect((await ana.as('GET', '/api/auth/me')).json.language).toBe('pt');
    await ana.as('PATCH', `/api/users/${ana.id}`, { language: null });
    expect(await missing('de')).toBe('Produkt nicht gefunden');
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { language: 'tlh' })).status).toBe(400);
  });

  it('says what succeeded in the same way', async () => {
    const test = await startTestApp(dialect);
    const ana = await signUp(test, 'ana');
    const login = { email: ana.email, password: 'wrong one' };
    expect((await anyone(test)('POST', '/api/auth/login', login, accepting('es'))).json).toMatchObject({
      success: false,
      message: 'Comprueba tus datos de acceso e inténtalo de nuevo.',
    });
    const { json, headers } = await ana.as('POST', '/api/start-trial', {}, accepting('fr-BE'));
    expect(json.message).toBe('Votre essai gratuit de 7 jours a commencé.');
    expect(headers['content-language']).toBe('fr');
  });
});

it('a score has its ledger, alerts and unknowns in the language of the reader, figures by its rules, and the same points', async () => {
  const visitor = anyone(await startTestApp('sqlite'));
  const food = {
    name: 'Butterkeks',
    ingredients: 'Weizenmehl, Zucker, Butter, Salz',
    lang: 'de',
    nutriments: {
      energy_100g: 1900,
      fat_100g: 14.5,
      'saturated-fat_100g': 9.1,
      carbohydrates_100g: 70,
      sugars_100g: 22.5,
      proteins_100g: 7,
      salt_100g: 0.9,
    },
    categoriesTags: ['en:biscuits'],
  };
  const score = async (language: string) => (await visitor('POST', '/api/calculate-score', { food }, accepting(language))).json;
  const [english, french, german] = await Promise.all(['en', 'fr', 'de'].map(score));
  expect(french.score).toBe(english.score);
  expect(french.contributions.map(({ points }: { points: number }) => points)).toEqual(
    english.contributions.map(({ points }: { points: number }) => points),
  );
  const words = ({ contributions, unknowns }: { contributions: { reason: string }[]; unknowns: { reason: string }[] }) =>
    [...contributions, ...unknowns].map(({ reason }) => reason).join(' ');
  expect(words(french)).not.toMatch(/\b(?:the|where|counted|stated)\b/u);
  expect(words(german)).toContain('Auf der Skala des Nutri-Score');
  expect(words(english)).toContain('On Nutri-Score’s own scale');
});

it('ledger, alerts and read-back have no sentence of English in any other language', async () => {
  const visitor = anyone(await startTestApp('sqlite'));
  const food = {
    name: 'Butterkeks',
    ingredients: 'Weizenmehl, Zucker, Butter, Haselnüsse, Salz, Farbstoff E102',
    lang: 'de',
    nutriments: { energy_100g: 1900, sugars_100g: 32.5, 'saturated-fat_100g': 9.1, salt_100g: 1.9, proteins_100g: 7 },
  };
  const sentencesIn = async (language: string) => {
    const score = (await visitor('POST', '/api/calculate-score', { food }, accepting(language))).json;
    const typed = (await visitor('POST', '/api/restrictions/understand', { typed: 'soy allergy' }, accepting(language))).json;
    const words = [...score.contributions, ...score.unknowns, ...(score.alerts ?? [])].flatMap((one: Record<string, unknown>) =>
      ['label', 'reason', 'title', 'text'].flatMap((field) => one[field] ?? []),
    );
    // Of two words there are names: "Nutri-Score E".
    return [...words, ...typed.readBack].filter((text): text is string => typeof text === 'string' && text.split(' ').length > 2);
  };
  const english = new Set(await sentencesIn('en'));
  expect(english.size).toBeGreaterThan(4);
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const own = await sentencesIn(language);
    expect(own.length, language).toBeGreaterThan(4);
    expect(
      own.filter((text) => english.has(text) || text.includes('{')),
      language,
    ).toEqual([]);
  }
});

it('an answer that is data alone is the same for readers of all languages, its ETag too', async () => {
  const test = await startTestApp('sqlite');
  await givenFoods(test.db, { gtin: KNOWN });
  const answers = await Promise.all(
    ['en', 'de'].map((language) => anyone(test)('GET', `/api/foods/barcode/${KNOWN}`, undefined, accepting(language))),
  );
  const [first, second] = answers;
  expect(first?.headers['etag']).toBeDefined();
  expect([second?.json, second?.headers['etag']]).toEqual([first?.json, first?.headers['etag']]);
  expect(first?.headers['content-language']).toBeUndefined();
});

it('why guidance asks for something is in the language of the reader, also after a client has sent it back in another', async () => {
  const ana = await signUp(await startTestApp('sqlite'), 'ana');
  await ana.as('POST', '/api/health-profile', { healthGoals: ['Heart Health'], consentVersion: '2026-11' });
  const sodium = async (language: string) =>
    (await ana.as('GET', '/api/user-preferences', undefined, accepting(language))).json.find(
      ({ ingredientName }: { ingredientName: string }) => ingredientName === 'Sodium',
    );
  const french = await sodium('fr');
  expect(french.reason).toBe('Le sel fait monter la tension.');
  const { ingredientName, preferenceValue, reason } = french;
  const saved = { ingredientName, preferenceValue, reason, autoGenerated: true };
  expect((await ana.as('POST', '/api/user-preferences', saved, accepting('fr'))).json.reason).toBe(reason);
  expect((await sodium('en')).reason).toBe('Salt pushes blood pressure up.');
});

it('what a member typed is read back in their language', async () => {
  const visitor = anyone(await startTestApp('sqlite'));
  const readBack = async (typed: string, language: string) =>
    (await visitor('POST', '/api/restrictions/understand', { typed }, accepting(language))).json.readBack;
  expect(await readBack('allergie aux fraises', 'fr')).toEqual(['Fraise et tout ce qui en est fait']);
  expect(await readBack('soy allergy', 'pt')).toEqual([sayIn('pt')('restrictions.soy-free')]);
});

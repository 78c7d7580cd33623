import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteFigures } from '../../../data/foods/scanned-figures.ts';
import { takeFiguresAlong } from '../../../data/guest-data.ts';
import { answerReader } from '../../../data/reading/answer-reader.ts';
import { foodScores } from '../../../data/scores/score-cache.ts';
import { fakeWorker } from '../../../testing/fake-worker.ts';
import { aScan } from '../../../testing/foods.ts';
import { storeMember } from '../../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../../ui/feedback/toast-store.ts';
// Loaded with the test: on a busy machine its own file takes longer than a page waits.
import '../details/details.tsx';
import { givenFood, ok, openResults, type Replies } from '../testing/results-page.tsx';

const AT = '/results/4006381333931';

beforeEach(() => fakeWorker('reader-worker', answerReader));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  foodScores.clear();
  dismissToast();
});

describe('the pack says otherwise', () => {
  it('a value put right counts at once, and the catalogue’s stays beside it; taken back, Undo puts it back', async () => {
    const { user } = await openResults(AT, await givenFood());
    await user.click((await screen.findAllByRole('button', { name: 'The pack says otherwise: figures' }))[0] ?? document.body);
    const sheet = await screen.findByRole('dialog', { name: 'What the table says' });
    const sugars = within(sheet).getByRole('textbox', { name: 'Sugars' });
    expect(sugars).toHaveProperty('value', '6.2');
    await user.clear(sugars);
    await user.type(sugars, '18,5');
    await user.click(within(sheet).getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const own = (await screen.findByRole('heading', { name: 'Your values' })).closest('section') ?? document.body;
    expect(own.textContent).toContain('18.5');
    expect(own.textContent).toContain('Catalogue: 6.2');
    screen.getByText(/^With your values of /);
    within(screen.getByRole('table', { name: 'Of your day' })).getByText('18.5 g');
    await user.click(within(own).getByRole('button', { name: 'Take back: Sugars' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your values' })).toBeNull());
    within(screen.getByRole('table', { name: 'Of your day' })).getByText('6.2 g');
    currentToast()?.action?.onPress();
    await screen.findByRole('heading', { name: 'Your values' });
    within(screen.getByRole('table', { name: 'Of your day' })).getByText('18.5 g');
  });

  it('what is no number is named at its field, and nothing is stored', async () => {
    const { user } = await openResults(AT, await givenFood());
    await user.click((await screen.findAllByRole('button', { name: 'The pack says otherwise: figures' }))[0] ?? document.body);
    const sheet = await screen.findByRole('dialog');
    await user.type(within(sheet).getByRole('textbox', { name: 'Salt' }), ' grams');
    await user.click(within(sheet).getByRole('button', { name: 'Use these values' }));
    expect(within(sheet).getByRole('textbox', { name: 'Salt' }).getAttribute('aria-invalid')).toBe('true');
    expect(localStorage.getItem('labelwise_submissions')).toBeNull();
  });

  it('a list that is not the whole one is shown as not confirmed', async () => {
    const { user } = await openResults(AT, await givenFood());
    await user.click(await screen.findByRole('button', { name: 'The pack says otherwise: ingredients' }));
    const sheet = await screen.findByRole('dialog', { name: 'What the list says' });
    const list = within(sheet).getByRole('textbox', { name: 'Ingredients' });
    await user.clear(list);
    await user.type(list, 'Oats, hazelnuts');
    await user.click(within(sheet).getByRole('button', { name: 'Use these values' }));
    await screen.findByText(/Not confirmed yet: what it does not name may still be in it\./);
    await screen.findByText('a part of the list');
  });
});

it('a food says where it is from and how old that is', async () => {
  const provenance = { source: 'open-food-facts', modifiedAt: Date.parse('2024-03-12T12:00:00Z'), own: [] };
  await openResults(AT, { ...(await givenFood()), provenance: { ...provenance, source: 'open-food-facts' } });
  await screen.findByText(/Last changed there on Mar 12, 2024\./);
});

describe('a member', () => {
  const OWN = {
    kind: 'figure',
    field: 'sugars',
    own: 18,
    bound: null,
    origin: 'printed',
    catalogue: 6.2,
    from: 'photo',
    at: Date.parse('2026-11-22T12:00:00Z'),
  } as const;
  const given = async () => ({ ...(await givenFood()), provenance: { source: 'import' as const, modifiedAt: null, own: [OWN] } });
  const CODE = '4006381333931';
  const submission = (state: string, reason: string | null = null) =>
    ok({
      foodId: CODE,
      fields: {},
      updatedAt: '2026-11-22T12:00:00Z',
      sharing: { state, reason, at: null },
      contributedAt: null,
      food: null,
    });

  it('reads above the button what is shared, offers it, and reads what became of it', async () => {
    await storeMember();
    let state = submission('private');
    const { user, calls } = await openResults(AT, await given(), {
      'GET /api/submissions/settings': ok({ sharing: 'reviewed', openFoodFacts: false }),
      [`GET /api/submissions/${CODE}`]: async () => state,
      [`POST /api/submissions/${CODE}/share`]: async () => {
        state = submission('refused', 'Another product');
        return submission('waiting');
      },
    });
    await screen.findByText(/without your name\. What is taken stays, also when you leave\./);
    await user.click(screen.getByRole('button', { name: 'Share these values' }));
    await screen.findByText('Not taken: Another product');
    expect(calls).toContain(`POST /api/submissions/${CODE}/share`);
    expect(screen.getByText('With your photo of Nov 22')).toBeDefined();
  });

  describe('with an account at Open Food Facts', () => {
    const shown = (value: string, key: string) =>
      ok({
        fields: [
          { what: 'basis', name: 'nutrition_data_per', value: '100g', unit: null },
          { what: 'sugars', name: 'nutriment_sugars', value, unit: 'g' },
        ],
        leftOut: null,
        isKnownThere: true,
        key,
      });
    const open = async (replies: Replies, first = 'This leaves, and nothing else') => {
      await storeMember();
      const page = await openResults(AT, await given(), {
        'GET /api/submissions/settings': ok({ sharing: 'off', openFoodFacts: true }),
        [`GET /api/submissions/${CODE}`]: submission('private'),
        [`GET /api/submissions/${CODE}/open-food-facts`]: shown('18', 'first'),
        ...replies,
      });
      await page.user.click(await screen.findByRole('button', { name: 'Send to Open Food Facts' }));
      const sheet = await screen.findByRole('dialog', { name: 'Send to Open Food Facts' });
      await within(sheet).findByText(first);
      return { ...page, sheet };
    };
    const enter = async ({ user, sheet }: Awaited<ReturnType<typeof open>>) => {
      await user.type(within(sheet).getByLabelText('User name at Open Food Facts'), 'ana-off');
      await user.type(within(sheet).getByLabelText('Password at Open Food Facts'), 'plums');
      await user.click(within(sheet).getByRole('button', { name: 'Send these values' }));
    };

    it('reads each field before anything leaves, and sends those', async () => {
      const page = await open({ [`POST /api/submissions/${CODE}/open-food-facts`]: submission('private') });
      const { sheet, calls } = page;
      const lines = within(sheet)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
      expect(lines).toEqual([`Barcode: ${CODE}`, 'The figures are for: 100 g or 100 ml', 'Sugars: 18\u00a0g']);
      expect(calls.filter((call) => call.startsWith('POST /api/submissions'))).toEqual([]);
      await enter(page);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(calls).toContain(`POST /api/submissions/${CODE}/open-food-facts`);
    });

    it('reads that what would leave could not be loaded, and not that it was not sent', async () => {
      const words = 'What would be sent could not be loaded. Nothing has left.';
      const { sheet } = await open({ [`GET /api/submissions/${CODE}/open-food-facts`]: { status: 502, body: {} } }, words);
      within(sheet).getByRole('button', { name: 'Try Again' });
      expect(sheet.textContent).not.toMatch(/Not sent/);
    });

    it('reads why it was not taken, and loses nothing that was typed', async () => {
      const error = 'Open Food Facts did not accept this user name and password. Nothing was sent.';
      const page = await open({
        [`POST /api/submissions/${CODE}/open-food-facts`]: { status: 403, body: { error, code: 'contributor_not_accepted' } },
      });
      await enter(page);
      await within(page.sheet).findByText(error);
      expect(within(page.sheet).getByLabelText('User name at Open Food Facts')).toHaveProperty('value', 'ana-off');
      expect(within(page.sheet).getByLabelText('Password at Open Food Facts')).toHaveProperty('value', 'plums');
    });

    it('sees anew what would leave once it is something else', async () => {
      let next = shown('18', 'first');
      const page = await open({
        [`GET /api/submissions/${CODE}/open-food-facts`]: async () => next,
        [`POST /api/submissions/${CODE}/open-food-facts`]: async () => {
          next = shown('19', 'second');
          return { status: 409, body: { error: 'Your values have changed meanwhile.', code: 'conflict' } };
        },
      });
      await enter(page);
      await within(page.sheet).findByText('19 g');
      expect(within(page.sheet).getByLabelText('Password at Open Food Facts')).toHaveProperty('value', 'plums');
    });
  });

  it('reads what changed in the recipe since their last scan', async () => {
    await storeMember();
    const figures = [{ field: 'sugars', before: 12, now: 18 }];
    await openResults(AT, await given(), { [`GET /api/scans/${CODE}/changes`]: ok({ since: '2024-03-12T12:00:00Z', figures }) });
    const line = await screen.findByText('Changed since your last scan:');
    expect(line.closest('p')?.textContent).toBe('Changed since your last scan: sugars 12 → 18\u00a0g, since Mar 12, 2024.');
  });
});

describe('a guest', () => {
  const CODE = '4006381333931';
  const scannedIn2024 = async () => noteFigures(await givenFood({ nutriments: { sugars_100g: 3 } }), Date.parse('2024-03-12T12:00:00Z'));

  it('reads what changed in the recipe since the last scan on this device', async () => {
    await scannedIn2024();
    const { calls } = await openResults(AT, await givenFood());
    const line = await screen.findByText('Changed since your last scan:');
    expect(line.closest('p')?.textContent).toBe('Changed since your last scan: sugars 3 → 6.2\u00a0g, since Mar 12, 2024.');
    expect(calls.filter((call) => call.includes('/api/scans'))).toEqual([]);
  });

  it.each([
    ['goes on reading it once they took it along', '2024-02-01T12:00:00Z', true],
    ['reads what another device knows of later', '2024-05-01T12:00:00Z', false],
  ])('%s', async (_title, scannedAt, isShown) => {
    await scannedIn2024();
    takeFiguresAlong();
    await storeMember();
    const scan = { ...aScan({ id: CODE, barcode: CODE }, { at: scannedAt }) };
    const { calls } = await openResults(AT, await givenFood(), {
      [`GET /api/scans/${CODE}/changes`]: ok({ since: null, figures: [] }),
      [`GET /api/scans?foodId=${CODE}&limit=10`]: ok([scan]),
    });
    await waitFor(() => expect(calls.some((call) => call.includes(`/api/scans?`))).toBe(true));
    if (isShown) await screen.findByText('Changed since your last scan:');
    else expect(screen.queryByText('Changed since your last scan:')).toBeNull();
  });
});

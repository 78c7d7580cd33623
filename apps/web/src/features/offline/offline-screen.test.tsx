import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notePack } from '../../data/pack/pack.ts';
import { outbox } from '../../data/saved-foods.ts';
import { waitingScans } from '../../data/scans.ts';
import { waitingPreferences } from '../../data/waiting-preferences.ts';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood } from '../../testing/foods.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { OfflineScreen } from './offline-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const OFFER = {
  of: 'world',
  version: 'a'.repeat(16),
  foods: 50_000,
  bytes: 5_120_000,
  sha256: 'x',
  vocabulary: 'v',
  rules: 'r',
  madeAt: 1_795_000_000_000,
};
const PACKS = {
  'GET /api/packs': {
    body: {
      packs: [
        { of: 'de', offer: null },
        { of: 'world', offer: OFFER },
      ],
    },
  },
  'GET /api/packs/world': { body: { state: 'ready', offer: OFFER, difference: null } },
  'GET /api/packs/de': { body: { state: 'making' } },
};

async function open(answers: FetchAnswers = PACKS) {
  fakeFetch(answers);
  return renderApp(<OfflineScreen />, { at: '/offline' });
}

describe('/offline', () => {
  it('offers a pack with its size, and another country', async () => {
    const { user } = await open();
    expect(await screen.findByText('5.1 MB')).toBeTruthy();
    expect(screen.getByText(/^50,000 foods from everywhere on this device/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Another country' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Foods of' }), 'Germany');
    expect(await screen.findByText('Being packed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep on this device' })).toHaveProperty('disabled', true);
  });

  it('names a country with the article that English gives it', async () => {
    await open({
      'GET /api/packs': { body: { packs: [{ of: 'nl', offer: null }] } },
      'GET /api/packs/nl': { body: { state: 'ready', offer: { ...OFFER, of: 'nl', foods: 297 }, difference: null } },
    });
    expect(await screen.findByText(/^297 foods of the Netherlands on this device/)).toBeTruthy();
  });

  it('shows what is here, as of when, with its update and a way to erase it, asked about once', async () => {
    notePack({
      of: 'world',
      foods: 606,
      vocabulary: 'v',
      madeAt: Date.UTC(2026, 10, 22, 12),
      layers: [{ version: 'b'.repeat(16), from: null, bytes: 9 }],
    });
    const { user } = await open();
    const card = within(await screen.findByRole('region', { name: 'The most scanned foods are on this device' }));
    expect(card.getByText('606 foods, as of Nov 22. New figures come when there is a network.')).toBeTruthy();
    expect(await card.findByRole('button', { name: 'Update, 5.1 MB' })).toBeTruthy();
    vi.stubGlobal('indexedDB', undefined);
    await user.click(card.getByRole('button', { name: /^Erase/ }));
    const question = within(screen.getByRole('alertdialog', { description: /You can fetch it again at any time/ }));
    expect(localStorage.getItem('labelwise_packs')).not.toBe('[]');
    await user.click(question.getByRole('button', { name: 'Erase' }));
    expect(localStorage.getItem('labelwise_packs')).toBe('[]');
  });

  it('offers a member their own shelf, an empty one not, and a guest none', async () => {
    const own = (foods: number) => ({ body: { state: 'ready', offer: { ...OFFER, of: 'own', foods, bytes: 41_000 }, difference: null } });
    const { unmount } = await open({ ...PACKS, 'GET /api/packs/own': own(41) });
    await screen.findByText('5.1 MB');
    expect(screen.queryByRole('region', { name: 'Your own shelf' })).toBeNull();
    unmount();
    storeMember();
    const filled = await open({ ...PACKS, 'GET /api/packs/own': own(41) });
    const card = within(await screen.findByRole('region', { name: 'Your own shelf' }));
    expect(card.getByText(/: 41 foods\. Nobody else on this device sees it\.$/)).toBeTruthy();
    expect(card.getByText('41 kB')).toBeTruthy();
    filled.unmount();
    await open({ ...PACKS, 'GET /api/packs/own': own(0) });
    await screen.findByText('5.1 MB');
    expect(screen.queryByRole('region', { name: 'Your own shelf' })).toBeNull();
  });

  it('lists what waits, each thing with its time', async () => {
    waitingScans.add({ key: 'k', foodId: '1', score: 3, userId: 'ana', name: 'Chickpea Puffs', at: Date.now() });
    outbox.add({ list: 'favorites', foodId: '4001', userId: 'ana', isSaved: true, at: Date.now() });
    await open({ ...PACKS, 'GET /api/foods/barcode/4001': { body: { ...aListFood(), name: 'Skyr Natural' } } });
    const card = within(await screen.findByRole('region', { name: '2 things wait here' }));
    expect(card.getByText('Scan of Chickpea Puffs')).toBeTruthy();
    expect(await card.findByText('Skyr Natural, favorite')).toBeTruthy();
    expect(card.getAllByText(/\d:\d\d [AP]M$/)).toHaveLength(2);
    expect(card.queryByRole('button', { name: /^Try Again/ })).toBeNull();
  });

  it('says what the server did not take, and why; it can be tried again or removed, with Undo', async () => {
    waitingScans.add({ key: 'k', foodId: '1', score: 3, userId: 'ana', name: 'Chickpea Puffs', at: Date.now(), refused: 'limit' });
    waitingPreferences.add({
      ingredientName: 'Sugar',
      preferenceValue: -3,
      autoGenerated: false,
      reason: null,
      userId: 'ana',
      at: Date.now(),
    });
    const { user } = await open();
    const card = within(await screen.findByRole('region', { name: '1 thing waits here' }));
    expect(card.getByText('Want less: Sugar')).toBeTruthy();
    expect(card.getByText(/ · Not stored: today’s free scans are used up\.$/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Remove: Want less: Sugar' }));
    expect(await screen.findByRole('region', { name: '1 thing was not taken' })).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Removed: it will not be sent', description: 'Want less: Sugar' });
    currentToast()?.action?.onPress();
    expect(await screen.findByText('Want less: Sugar')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove: Want less: Sugar' }));
    expect(await screen.findByRole('region', { name: '1 thing was not taken' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Try Again.*Scan of Chickpea Puffs$/ }));
    expect(await screen.findByRole('region', { name: '1 thing waits here' })).toBeTruthy();
  });

  it('says that the packs could not be listed, and tries again', async () => {
    await open({ 'GET /api/packs': { status: 500, body: { error: 'x', code: 'internal' } } });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushOutbox } from '../../data/flush-outbox.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { answerReader } from '../../data/reading/answer-reader.ts';
import { everythingWaiting } from '../../data/waiting.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { changed, type Draft, EMPTY_DRAFT } from './draft.ts';
import { saveDraft } from './stored-draft.ts';

const CODE = '4001234567891';
const ABOUT = { ...EMPTY_DRAFT.about, barcode: CODE };
const DRAFT = [
  { kind: 'typed', name: 'sugars', text: '12' } as const,
  { kind: 'about', about: { ...ABOUT, name: 'Oat bar' } } as const,
].reduce<Draft>(changed, EMPTY_DRAFT);

/** What becomes of one request: it is answered, never arrives, or arrives and its answer is lost. */
type Fate = 'answered' | 'lost' | 'unanswered';
const FATES: readonly Fate[] = ['answered', 'lost', 'unanswered'];

/** A server that stores what arrives, behind a network that is cut at each write as `fates` say; after them all is well. */
function aServer(fates: readonly Fate[]) {
  const server = { writes: 0, values: null as unknown, offered: null as unknown, bodies: new Set<string>() };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return Response.json({ error: 'Product not found', code: 'food_not_found' }, { status: 404 });
    const fate = fates[server.writes] ?? 'answered';
    server.writes += 1;
    if (fate !== 'lost') {
      if (body !== undefined) server.bodies.add(body);
      if (method === 'PUT') server.values = JSON.parse(body ?? 'null');
      else if (server.values === null) return Response.json({ error: 'There is nothing here.', code: 'not_found' }, { status: 404 });
      else server.offered = server.values;
    }
    if (fate !== 'answered') throw new TypeError('no network');
    return Response.json({});
  });
  return server;
}

/** What a reload or a new version of the app finds is what lies on the device: nothing else is asked. */
async function networkIsBack(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  await flushOutbox(createQueryClient());
}

beforeEach(() => {
  storeMember();
  fakeWorker('reader-worker', answerReader);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new Event('online'));
});

describe('a label that is saved and offered', () => {
  const cuts = FATES.flatMap((one) => FATES.flatMap((two) => FATES.flatMap((three) => FATES.map((four) => [one, two, three, four]))));

  it('arrives once and whole, wherever the network is cut', async () => {
    for (const fates of cuts) {
      const server = aServer(fates);
      const saved = await saveDraft(createQueryClient(), DRAFT, ABOUT, true);
      const isOver = saved === 'offered';
      expect([saved, fates[0] === 'answered' && fates[1] === 'answered']).toEqual([isOver ? 'offered' : 'offer waiting', isOver]);
      expect(everythingWaiting()).toHaveLength(isOver ? 0 : 1);
      for (let round = 0; round < 5 && everythingWaiting().length > 0; round += 1) await networkIsBack();
      expect({ fates, waiting: everythingWaiting(), offered: server.offered }).toEqual({ fates, waiting: [], offered: server.values });
      expect(server.values).toMatchObject({ fields: { per100: { sugars: { value: { value: 12 } } }, name: { value: 'Oat bar' } } });
      // What is sent again is the same to the letter, so that the server has it once.
      expect(server.bodies.size).toBe(1);
      const { writes } = server;
      await networkIsBack();
      expect(server.writes).toBe(writes);
    }
  });

  it('is changed while its offer waits: the newest values are offered', async () => {
    const server = aServer(['answered', 'lost']);
    expect(await saveDraft(createQueryClient(), DRAFT, ABOUT, true)).toBe('offer waiting');
    const later = changed(DRAFT, { kind: 'typed', name: 'sugars', text: '14' });
    expect(await saveDraft(createQueryClient(), later, ABOUT, false)).toBe('waiting');
    expect(everythingWaiting()).toMatchObject([{ kind: 'submission', isOffered: true }]);
    await networkIsBack();
    expect(server.offered).toMatchObject({ fields: { per100: { sugars: { value: { value: 14 } } } } });
    expect(everythingWaiting()).toEqual([]);
  });

  it('that is refused stays in the list with its reason, and the values are there', async () => {
    const server = aServer(['lost']);
    await saveDraft(createQueryClient(), DRAFT, ABOUT, true);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) =>
      init.method === 'POST' ? Response.json({ error: 'No name', code: 'conflict' }, { status: 409 }) : fetch(path, init),
    );
    await networkIsBack();
    expect(server.values).not.toBeNull();
    expect(everythingWaiting()).toMatchObject([{ kind: 'submission', isOffered: true, refused: 'refused' }]);
  });
});

import { EMPTY_FOOD } from '@labelwise/domain/food';
import { PackWriter } from '@labelwise/domain/pack';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMemberData } from '../../platform/storage/member-data.ts';
import { eventually } from '../../testing/eventually.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakeIndexedDb } from '../../testing/fake-indexed-db.ts';
import { fakePostingWorker } from '../../testing/fake-worker.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { answerPack, type PackAnswer, type PackMessage } from './answer-pack.ts';
import { hasForeignShelf, hasPacks } from './has-packs.ts';
import { foodInPack, storedPacks } from './pack.ts';
import { eraseForeignShelf, inspectPacks, takePack } from './take-pack.ts';

const GTIN = '4000000000013';
let device: ReturnType<typeof fakeIndexedDb>;
const options = { signal: new AbortController().signal, onProgress: () => undefined };

function aPack(of: string, version: string, base: string | null = null): Uint8Array<ArrayBuffer> {
  const writer = new PackWriter(VOCABULARY_VERSION);
  const food = { ...EMPTY_FOOD, gtin: GTIN, name: `Oats of ${of}`, brand: null, imageUrl: null, category: null, quantity: null };
  writer.add({ product: { ...food, servingSize: null, source: 'import', sourceModifiedAt: null }, score: 50, popularity: 1 });
  return writer.finish({ of, version, base, rules: 'r', madeAt: 0 });
}

async function offer(of: string, bytes: Uint8Array<ArrayBuffer>, version: string) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const facts = { of, version, foods: 1, bytes: bytes.length, sha256, vocabulary: VOCABULARY_VERSION, rules: 'r', madeAt: 1 };
  return { state: 'ready', offer: facts, difference: null };
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(control) {
      control.enqueue(bytes);
      control.close();
    },
  });
}

/** A server that offers these packs, each as whole as it is sent. */
async function given(packs: Readonly<Record<string, Uint8Array<ArrayBuffer>>>, version = 'a'.repeat(16)) {
  const answers = await Promise.all(
    Object.entries(packs).map(async ([of, bytes]) => [
      [`GET /api/packs/${of}`, { body: await offer(of, bytes, version) }],
      [`GET /api/packs/${of}/${version}`, () => ({ stream: streamOf(bytes) })],
    ]),
  );
  return fakeFetch(Object.fromEntries(answers.flat()));
}

beforeEach(() => {
  localStorage.clear();
  device = fakeIndexedDb();
  fakePostingWorker<PackMessage, PackAnswer>((message, post) => void answerPack(message).then(post));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a member’s own shelf on the device', () => {
  it('answers its foods, and is erased with the member’s data at sign-out: nobody who comes after sees it', async () => {
    storeMember();
    await given({ own: aPack('own', 'a'.repeat(16)) });
    await takePack('own', options);
    expect(await foodInPack(GTIN)).toMatchObject({ name: 'Oats of own' });
    clearMemberData();
    expect([hasPacks(), storedPacks(), hasForeignShelf()]).toEqual([false, [], true]);
    storeMember({ id: 'ben' });
    expect([storedPacks(), await foodInPack(GTIN)]).toEqual([[], null]);
    await eraseForeignShelf();
    expect([device.files.size, hasForeignShelf()]).toEqual([0, false]);
  });

  it('that comes after its member signed out is nobody’s', async () => {
    storeMember();
    const bytes = aPack('own', 'a'.repeat(16));
    const state = await offer('own', bytes, 'a'.repeat(16));
    fakeFetch({
      'GET /api/packs/own': { body: state },
      [`GET /api/packs/own/${'a'.repeat(16)}`]: () => {
        clearMemberData();
        storeMember({ id: 'ben' });
        localStorage.setItem('token', 'another-token');
        return { stream: streamOf(bytes) };
      },
    });
    await takePack('own', options);
    expect([storedPacks(), device.files.size]).toEqual([[], 0]);
  });

  it('that is lost takes nothing from the packs beside it', async () => {
    storeMember();
    await given({ own: aPack('own', 'a'.repeat(16)), de: aPack('de', 'a'.repeat(16)) });
    await takePack('own', options);
    await takePack('de', options);
    device.files.delete(`pack/own/${'a'.repeat(16)}`);
    expect(await inspectPacks()).toEqual([{ of: 'own', because: 'gone' }]);
    expect(await foodInPack(GTIN)).toMatchObject({ name: 'Oats of de' });
  });
});

it('a difference that was made for another version, or lies there alone, is damaged and read in no part', async () => {
  device.files.set('one', aPack('de', 'v1'));
  device.files.set('two', aPack('de', 'v2', 'v1'));
  device.files.set('other', aPack('de', 'v3', 'another'));
  const of = async (...files: string[]) => (await answerPack({ call: 1, packs: [{ of: 'de', files }], question: { kind: 'size' } })).reply;
  expect(await of('one', 'two')).toEqual({ kind: 'size', foods: 1, lost: [] });
  for (const files of [['one', 'other'], ['two'], ['two', 'one'], ['one', 'one']])
    expect(await of(...files)).toEqual({ kind: 'size', foods: 0, lost: [{ of: 'de', because: 'damaged' }] });
});

describe('a pack on its way', () => {
  const VERSION = 'a'.repeat(16);
  const FILE = `GET /api/packs/de/${VERSION}`;
  const pack = () => aPack('de', VERSION);

  it('whose connection breaks off goes on where it was', async () => {
    const bytes = pack();
    const half = Math.floor(bytes.length / 2);
    let asked = 0;
    const calls = fakeFetch({
      'GET /api/packs/de': { body: await offer('de', bytes, VERSION) },
      [FILE]: () => {
        asked += 1;
        return asked === 1 ? { stream: streamOf(bytes.slice(0, half)) } : { status: 206, stream: streamOf(bytes.slice(half)) };
      },
    });
    await takePack('de', options);
    expect(await foodInPack(GTIN)).toMatchObject({ name: 'Oats of de' });
    expect(calls.filter(({ path }) => path.endsWith(VERSION))).toHaveLength(2);
    expect([...device.files.keys()]).toEqual([`pack/de/${VERSION}`]);
  });

  it('is stored as it comes, so that an app that is closed or renewed goes on with it', async () => {
    const sent = new Uint8Array(1_500_000);
    const control = new AbortController();
    const never = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(sent) });
    fakeFetch({ 'GET /api/packs/de': { body: await offer('de', new Uint8Array(3_000_000), VERSION) }, [FILE]: { stream: never } });
    void takePack('de', { ...options, signal: control.signal }).catch(() => undefined);
    await eventually(() => expect(device.files.get(`part/pack/de/${VERSION}`)).toHaveLength(sent.length));
    expect(storedPacks()).toEqual([]);
  });

  it('that is not what was offered is used in no part, and what was there stays', async () => {
    await given({ de: pack() });
    await takePack('de', options);
    const other = aPack('de', 'b'.repeat(16));
    const { offer: facts } = await offer('de', other, 'b'.repeat(16));
    fakeFetch({
      'GET /api/packs/de': { body: { state: 'ready', offer: { ...facts, sha256: '0'.repeat(64) }, difference: null } },
      [`GET /api/packs/de/${'b'.repeat(16)}`]: () => ({ stream: streamOf(other) }),
    });
    await expect(takePack('de', options)).rejects.toMatchObject({ because: 'damaged' });
    expect([...device.files.keys()]).toEqual([`pack/de/${VERSION}`]);
    expect(await foodInPack(GTIN)).toMatchObject({ name: 'Oats of de' });
  });

  it('for which the device has no room changes nothing', async () => {
    await given({ de: pack() });
    device.fill();
    await expect(takePack('de', options)).rejects.toMatchObject({ because: 'full' });
    expect([storedPacks(), device.files.size]).toEqual([[], 0]);
  });
});

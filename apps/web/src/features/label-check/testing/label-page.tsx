import { type LabelReading, readTable, type TextBox } from '@labelwise/label-reader';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, vi } from 'vitest';
import type { LabelAnswer, LabelRequest } from '../../../data/label-reading/label-worker.ts';
import { answerReader } from '../../../data/reading/answer-reader.ts';
// Loaded with the test: on a busy machine its own file takes longer than a page waits.
import '../../../data/scores/engine.ts';
import type { LabelPhoto } from '../../../platform/label-photo.ts';
import * as labelPhoto from '../../../platform/label-photo.ts';
import { type FetchAnswers, fakeFetch } from '../../../testing/fake-fetch.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { dismissToast } from '../../../ui/feedback/toast-store.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { LabelCheckScreen } from '../label-check-screen.tsx';

export const CODE = '4001234567891';

/** A table and a list as an engine hands them over. */
function boxes(...rows: readonly (readonly string[])[]): TextBox[] {
  return rows.flatMap((cells, y) =>
    cells.map((text, x): TextBox => {
      const [left, top] = [20 + x * 320, 20 + y * 40];
      const [right, bottom] = [left + text.length * 11, top + 24];
      return {
        text,
        score: 0.99,
        quad: [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ],
      };
    }),
  );
}

export const TABLE = readTable(
  boxes(
    ['Nutrition', 'per 100 g'],
    ['Energy', '1586 kJ / 376 kcal'],
    ['Fat', '5.8 g'],
    ['of which saturates', '8.6 g'],
    ['Carbohydrate', '66 g'],
    ['of which sugars', '6.9 g'],
    ['Fibre', '9.4 g'],
    ['Protein', '11 g'],
    ['Salt', '0.03 g'],
  ),
);
export const listOf = (text: string): LabelReading['ingredients'][number] => ({
  text,
  statements: '',
  language: 'en',
  mayBeCut: false,
  score: 0.9,
  place: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
});
export const READING: LabelReading = { table: TABLE, ingredients: [] };

/** The label worker: what it is asked, and whether it was ended. The reader of lists beside it is the real one. */
export const workers: { post: (answer: LabelAnswer) => void; ended: boolean }[] = [];
function stubWorkers(): void {
  class FakeWorker extends EventTarget {
    readonly isLabel: boolean;
    readonly me: (typeof workers)[number];
    constructor(url: URL | string) {
      super();
      this.isLabel = String(url).includes('label-worker');
      this.me = { post: (answer) => void this.dispatchEvent(new MessageEvent('message', { data: answer })), ended: false };
      if (this.isLabel) workers.push(this.me);
    }
    postMessage(message: LabelRequest & Parameters<typeof answerReader>[0]): void {
      if (this.isLabel) return;
      const data = structuredClone(answerReader(structuredClone(message)));
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {
      this.me.ended = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
}

export const freed: string[] = [];
let photoCount = 0;
function aPhoto(): LabelPhoto {
  photoCount += 1;
  const id = `blob:photo-${photoCount}`;
  return {
    id,
    url: id,
    preview: id,
    width: 900,
    height: 500,
    fault: null,
    pixels: async () => {
      return Object({ close: () => undefined });
    },
    release: () => freed.push(id),
  };
}

/** Whether the reader's files lie on this device, and what is known of the connection. */
export function givenReader({ isStored, connection }: { isStored: boolean; connection?: { type?: string; saveData?: boolean } }): void {
  vi.stubGlobal('caches', { match: async () => (isStored ? new Response() : undefined), keys: async () => [] });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

const NOBODY_KNOWS = { status: 404, body: { error: 'Product not found', code: 'food_not_found' } };
export async function openLabelCheck(answers: FetchAnswers = {}, at = `/label?barcode=${CODE}`) {
  const calls = fakeFetch({ [`GET /api/foods/barcode/${CODE}`]: NOBODY_KNOWS, ...answers });
  const app = await renderApp(
    <>
      <Routes>
        <Route path="/label" element={<LabelCheckScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Toaster label="Notifications" />
    </>,
    { at },
  );
  await screen.findByRole('button', { name: 'Choose photos' }, { timeout: 5000 });
  const choose = async (...names: string[]) => {
    const input = document.querySelector<HTMLInputElement>('[data-photo-files]');
    if (input !== null)
      await app.user.upload(
        input,
        names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
      );
  };
  const wholePhoto = async () => app.user.click(await screen.findByRole('button', { name: 'The whole photo' }));
  return { ...app, calls, choose, wholePhoto };
}
export const readIt = async (reading: LabelReading, at = workers.length - 1) => {
  await waitFor(() => expect(workers.length).toBeGreaterThan(at));
  workers[at]?.post({ kind: 'read', reading });
};
export const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name} ?,`) });
export const expectField = (name: string, value: string) => waitFor(async () => expect(await field(name)).toHaveProperty('value', value));
export const foot = () => within(screen.getByRole('region', { name: 'Provisional score' }));

/** Puts the workers, the reader's files and the photos of this file in place of the browser's. */
export function startLabelCheck(): void {
  freed.length = 0;
  workers.length = 0;
  stubWorkers();
  givenReader({ isStored: true });
  vi.spyOn(labelPhoto, 'openPhoto').mockImplementation(async () => aPhoto());
}

export function endLabelCheck(): void {
  Reflect.deleteProperty(navigator, 'connection');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  dismissToast();
  window.dispatchEvent(new Event('online'));
}

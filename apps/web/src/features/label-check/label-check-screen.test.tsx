import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as labelPhoto from '../../platform/label-photo.ts';
import {
  endLabelCheck,
  expectField,
  field,
  foot,
  freed,
  givenReader,
  listOf,
  openLabelCheck,
  READING,
  readIt,
  startLabelCheck,
  TABLE,
  workers,
} from './testing/label-page.tsx';

beforeEach(startLabelCheck);
afterEach(endLabelCheck);

describe('a photo that is read', () => {
  it('fills the fields, and what must be confirmed counts as unknown until it is', async () => {
    const { user, choose, wholePhoto } = await openLabelCheck();
    await choose('label.jpg');
    await wholePhoto();
    await readIt(READING);
    await expectField('Fat', '5.8');
    await waitFor(() => expect(foot().getByRole('status').textContent).toMatch(/^Provisional, \d+ to \d+From your photo/));
    foot().getByText(/^From your photo, .* \d values are open\.$/);
    for (let left = 9; screen.queryByRole('heading', { name: /^Look at these/ }) !== null && left > 0; left -= 1) {
      const row = screen.getAllByRole('listitem').find((item) => item.dataset['open'] !== undefined);
      await user.click(within(row ?? document.body).getAllByRole('button')[0] ?? document.body);
    }
    await screen.findByRole('heading', { name: 'You looked at these' });
    expect(await foot().findByText(/^Provisional, \d+$/)).toBeDefined();
    expect(workers[0]?.ended).toBe(true);
  });

  it('is given up on Cancel: nothing is left behind, the photo and what was typed stay', async () => {
    const { user, choose, wholePhoto } = await openLabelCheck();
    await user.type(await field('Fat'), '7');
    await choose('label.jpg');
    await wholePhoto();
    await waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.post({ kind: 'progress', progress: { step: 'reading', done: 3, total: 30 } });
    await screen.findByText('Line 3 of 30');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(workers[0]?.ended).toBe(true);
    await readIt(READING, 0);
    await expectField('Fat', '7');
    await expectField('Salt', '');
    screen.getByRole('button', { name: 'Photo 1, Not read' });
    expect(freed).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await readIt(READING, 1);
    await expectField('Salt', '0.03');
    await expectField('Fat', '7');
  });

  it('that is still being read ends with the page, and its memory is given back', async () => {
    const { choose, wholePhoto, unmount } = await openLabelCheck();
    await choose('label.jpg');
    await wholePhoto();
    await waitFor(() => expect(workers).toHaveLength(1));
    unmount();
    await waitFor(() => expect(workers[0]?.ended).toBe(true));
    expect(freed).toHaveLength(1);
  });

  it('that stands in the frame goes with the page as well', async () => {
    const { choose, unmount } = await openLabelCheck();
    await choose('label.jpg');
    await screen.findByRole('dialog', { name: 'What should we read?' });
    unmount();
    expect(freed).toHaveLength(1);
  });

  it('without a table says so, and photo and typing stay', async () => {
    const { user, choose, wholePhoto } = await openLabelCheck();
    await user.type(await field('Fat'), '7');
    await choose('label.jpg');
    await wholePhoto();
    await readIt({ table: null, ingredients: [] });
    await screen.findByText('No nutrition table seen. Move closer or type it.');
    await expectField('Fat', '7');
    expect(freed).toEqual([]);
  });

  it('that this device cannot read says so, and stays', async () => {
    const { choose, wholePhoto } = await openLabelCheck();
    await choose('label.jpg');
    await wholePhoto();
    await waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.post({ kind: 'failed', reason: 'out of memory' });
    await screen.findByText('This device could not read it. The photo stays here; type what it says.');
    expect(workers[0]?.ended).toBe(true);
  });

  it('takes its values along when it is removed, and leaves what the person typed', async () => {
    const { user, choose, wholePhoto } = await openLabelCheck();
    await choose('label.jpg');
    await wholePhoto();
    await readIt({ table: TABLE, ingredients: [listOf('Oats, honey')] });
    await expectField('Fat', '5.8');
    await user.clear(await field('Fat'));
    await user.type(await field('Fat'), '7');
    await user.click(screen.getByRole('button', { name: 'Remove this photo' }));
    await expectField('Fat', '7');
    await expectField('Protein', '');
    expect(screen.getByLabelText('Ingredients, as printed')).toHaveProperty('value', '');
    expect(freed).toHaveLength(1);
  });

  it('is followed by one of the list: the longer list stands, and markup in it is text', async () => {
    const { choose, wholePhoto, container } = await openLabelCheck();
    await choose('table.jpg', 'list.jpg');
    await wholePhoto();
    await readIt({ table: TABLE, ingredients: [listOf('Oats')] }, 0);
    await wholePhoto();
    await readIt({ table: null, ingredients: [listOf('Oats, <img src=x onerror=alert(1)> hazelnuts')] }, 1);
    await waitFor(() =>
      expect(screen.getByLabelText('Ingredients, as printed')).toHaveProperty('value', 'Oats, <img src=x onerror=alert(1)> hazelnuts'),
    );
    await expectField('Fat', '5.8');
    expect(container.querySelector('img[src="x"]')).toBeNull();
    expect((await screen.findAllByText(/Found: .*nuts/u)).length).toBeGreaterThan(0);
  });
});

describe('a file that is none', () => {
  it.each([
    ['too-large', 'This picture is too large'],
    ['unreadable', 'This file cannot be read'],
  ] as const)('%s: has its sentence, the next one is taken, and typing stays', async (problem, words) => {
    vi.mocked(labelPhoto.openPhoto).mockRejectedValueOnce(new labelPhoto.PhotoError(problem));
    const { user, choose } = await openLabelCheck();
    await user.type(await field('Fat'), '7');
    await choose('bomb.png', 'label.jpg');
    await screen.findByText(words);
    await screen.findByRole('dialog', { name: 'What should we read?' });
    await expectField('Fat', '7');
  });
});

describe('the reader itself', () => {
  it.each([{ type: 'cellular' }, { saveData: true }])(
    'is asked for before it is fetched over %o, and no photo is lost',
    async (connection) => {
      givenReader({ isStored: false, connection });
      const { user, choose, wholePhoto } = await openLabelCheck();
      await choose('table.jpg', 'list.jpg');
      await wholePhoto();
      const dialog = await screen.findByRole('alertdialog', { name: 'Fetch the reader?' });
      expect(dialog.textContent).toContain('22 MB');
      expect(workers).toEqual([]);
      await user.click(within(dialog).getByRole('button', { name: 'Type it instead' }));
      await wholePhoto();
      await user.click(await screen.findByRole('button', { name: 'Type it instead' }));
      screen.getByRole('button', { name: 'Photo 2, Not read' });
      await user.click(screen.getByRole('button', { name: 'Read it' }));
      await user.click(await screen.findByRole('button', { name: 'Fetch 22 MB' }));
      await waitFor(() => expect(workers).toHaveLength(1));
    },
  );

  it('is fetched at once where it costs nothing', async () => {
    givenReader({ isStored: false, connection: { type: 'wifi' } });
    const { choose, wholePhoto } = await openLabelCheck();
    await choose('label.jpg');
    await wholePhoto();
    await waitFor(() => expect(workers).toHaveLength(1));
  });

  it('that is not here without a network has its sentence, and the photo stays', async () => {
    givenReader({ isStored: false, connection: { type: 'wifi' } });
    const { choose, wholePhoto } = await openLabelCheck();
    window.dispatchEvent(new Event('offline'));
    await choose('label.jpg');
    await wholePhoto();
    await screen.findByText('The reader is not on this device yet');
    screen.getByRole('button', { name: 'Photo 1, Not read' });
    expect(workers).toEqual([]);
  });
});

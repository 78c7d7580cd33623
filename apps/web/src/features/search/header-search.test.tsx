import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { HeaderSearch } from './header-search.tsx';
import { aHit, YOGHURTS } from './testing/answers.ts';

afterEach(() => vi.unstubAllGlobals());

const FOUND = {
  hits: [aHit(), aHit({ id: '4200000000002', name: 'Greek yoghurt' })],
  shelves: [YOGHURTS],
  total: 312,
  isCapped: false,
  corrected: 'yoghurt',
};

async function open(answer: FetchAnswers[string] = { body: FOUND }) {
  fakeFetch({ 'GET /api/search/suggestions': answer });
  const view = await renderApp(<HeaderSearch />);
  const field = screen.getByRole('combobox', { name: 'Search foods' });
  return { ...view, field };
}

describe('the search of the header', () => {
  it('arrows move through the list, Enter opens, and the focus stays in the field', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'yoghrt');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('Plain yoghurt'),
      expect.stringContaining('Greek yoghurt'),
      expect.stringContaining('Yogurts188 foods'),
      expect.stringContaining('All 312 for “yoghrt”, shown as yoghurt'),
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('All 312 for “yoghrt”, shown as yoghurt');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    expect(screen.getByRole('option', { selected: true })).toHaveProperty('textContent', expect.stringContaining('Greek yoghurt'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/results/4200000000002'));
  });

  it('Home and End lead to the ends of the list once an arrow entered it, and what moves the caret leaves it', async () => {
    const { user, field } = await open();
    await user.type(field, 'yoghrt');
    await screen.findAllByRole('option');
    await user.keyboard('{Home}');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}{End}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('All 312');
    await user.keyboard('{Home}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Plain yoghurt');
    await user.keyboard('{ArrowLeft}');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('says that nothing answers, and leads to where it can be tried again', async () => {
    const { user, field, address } = await open({ status: 400, body: { error: 'no' } });
    await user.type(field, 'yoghrt');
    expect(await screen.findByRole('option', { name: /The search does not answer/ })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('The search does not answer');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=yoghrt'));
  });

  it('Enter with nothing chosen shows all, and digits open the food of that barcode', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'yoghrt{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=yoghrt'));
    const next = screen.getByRole('combobox');
    await user.clear(next);
    await user.type(next, '3017 6204 22003{Enter}');
    await waitFor(() => expect(address()).toBe('/results/3017620422003'));
  });

  it('Escape closes the list, then empties the field', async () => {
    const { user, field } = await open();
    await user.type(field, 'yoghrt');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field).toHaveProperty('value', 'yoghrt');
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
  });

  it('a press on a shelf opens it, the best score first', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'yoghrt');
    await user.click(await screen.findByRole('option', { name: /Yogurts/ }));
    await waitFor(() => expect(address()).toBe('/search?shelf=en%3Ayogurts&sort=score'));
  });
});

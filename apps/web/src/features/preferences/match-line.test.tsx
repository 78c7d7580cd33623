import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-app.tsx';
import { MatchLine } from './priority-sheet.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ matched: 14, total: 30, examples: ['Oats', 'Rye', 'Tea'] }, 'Matches 14 of your 30 scans: Oats, Rye, Tea'],
  [{ matched: 1, total: 2, examples: ['Oats'] }, 'Matches 1 of your 2 scans: Oats'],
  [{ matched: 1, total: 1, examples: ['Oats'] }, 'Matches your one scan: Oats'],
  [{ matched: 0, total: 1, examples: [] }, 'Does not match your one scan. Check the spelling, or use a word that packs print.'],
  [{ matched: 0, total: 30, examples: [] }, 'Matches none of your 30 scans. Check the spelling, or use a word that packs print.'],
  [{ matched: 0, total: 0, examples: [] }, 'Once you have scanned something, you see here what it matches.'],
])('%j reads as "%s"', async (body, words) => {
  await renderScreen(<MatchLine name="Fiber" />, { 'GET /api/user-preferences/matches?name=Fiber': { body } });
  expect(await screen.findByText(words)).toBeDefined();
});

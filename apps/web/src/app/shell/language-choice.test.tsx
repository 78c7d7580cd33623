import { LANGUAGE_NAMES } from '@labelwise/messages/languages';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { applyLanguage } from '../../data/language.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { LanguageChoice } from './side-menu.tsx';

it('names every language in its own words, the one of the page chosen', async () => {
  await renderApp(<LanguageChoice />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(Object.values(LANGUAGE_NAMES));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('en');
});

it('what is chosen is stored on the device, where the server sees it too, and stored scores in words of the previous language go', async () => {
  onTestFinished(() => {
    document.cookie = 'language=;path=/;max-age=0';
  });
  localStorage.setItem('score_1', '{}');
  await applyLanguage('fr');
  expect([localStorage.getItem('language'), localStorage.getItem('score_1')]).toEqual(['fr', null]);
  expect(document.cookie).toContain('language=fr');
});

it('a member’s account that refuses leaves the device as it is, and says so', async () => {
  storeMember();
  fakeFetch({ 'PATCH /api/users/ana': new TypeError('Failed to fetch') });
  const { user } = await renderApp(<LanguageChoice />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await screen.findByText('This could not be saved. Please try again.');
  expect(localStorage.getItem('language')).toBeNull();
});

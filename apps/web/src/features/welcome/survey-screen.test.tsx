import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { SurveyScreen } from './survey-screen.tsx';

const open = () => renderApp(<SurveyScreen />, { at: '/survey?welcome=true' });

describe('the survey', () => {
  it.each([
    ['it was already seen', '/survey?welcome=true', { hasSeenWelcomeSurvey: 'true' }],
    ['a token is stored', '/survey?welcome=true', { token: 't' }],
    ['a user is stored', '/survey?welcome=true', { user: '{}' }],
    ['the flag is absent', '/welcome-survey', {}],
  ])('leads to / when %s', async (_why, at, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const { address } = await renderApp(<SurveyScreen />, { at });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('walks five steps, stores the answers and goes to sign-up', async () => {
    const { user, address } = await open();
    const next = (name: string) => user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Heart health' }));
    await next('Continue');
    await user.click(screen.getByRole('button', { name: 'Vegan' }));
    await next('Continue');
    expect(screen.getByText('Step 3 of 5')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /I try to make healthy choices/ }).checked).toBe(true);
    // Enter goes on from a choice.
    await user.click(screen.getByRole('radio', { name: /I'm very careful about nutrition/ }));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Discovering healthier alternatives' }));
    await next('Back');
    await next('Continue');
    await next('Continue');
    await user.click(screen.getByRole('radio', { name: 'Advanced' }));
    await next('Create Account');
    await waitFor(() => expect(address()).toBe('/auth?welcome=true'));
    expect(JSON.parse(localStorage.getItem('welcomeSurveyData') ?? '')).toEqual({
      healthGoals: ['Heart health'],
      dietaryRestrictions: ['Vegan'],
      concernLevel: 5,
      interests: ['Discovering healthier alternatives'],
      experience: 'advanced',
      consentVersion: null,
    });
  });

  it('names the version of the consent only when it was given', async () => {
    const { user } = await open();
    for (let step = 1; step < 5; step += 1) await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fill my health profile with these answers' }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(JSON.parse(localStorage.getItem('welcomeSurveyData') ?? '')).toMatchObject({ consentVersion: '2026-11' });
  });

  it('skipped is seen, forgets the answers and leads to a guest home', async () => {
    localStorage.setItem('welcomeSurveyData', '{}');
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Skip survey' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect({ ...localStorage }).toEqual({ hasSeenWelcomeSurvey: 'true', guestMode: 'true' });
  });
});

/** The answers of each step: buttons where several may be chosen, radios where one. */
const STEPS = [
  [
    'button',
    [
      'Lose weight',
      'Gain muscle',
      'Improve energy levels',
      'Better digestion',
      'Reduce inflammation',
      'Heart health',
      'Blood sugar control',
      'General wellness',
    ],
  ],
  ['button', ['Gluten-free', 'Dairy-free', 'Nut allergies', 'Vegetarian', 'Vegan', 'Pescatarian', 'Egg-free', 'No restrictions']],
  [
    'radio',
    [
      "I don't really think about it Not very important",
      'I occasionally consider it Somewhat important',
      'I try to make healthy choices Moderately important',
      'I actively research what I eat Very important',
      "I'm very careful about nutrition Extremely important",
    ],
  ],
  [
    'button',
    [
      'Scanning barcodes for instant nutrition info',
      'Getting personalized health scores',
      'Tracking food choices over time',
      'Discovering healthier alternatives',
      'Learning about ingredients to avoid',
      'Building better shopping habits',
    ],
  ],
  ['radio', ['Beginner', 'Intermediate', 'Advanced', 'Expert']],
] as const;

it.each(['/survey', '/welcome-survey'])('%s asks five questions word for word, and leads back to each', async (path) => {
  const { user } = await renderApp(<SurveyScreen />, { at: `${path}?welcome=true` });
  const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
  for (const [at, [role, answers]] of STEPS.entries()) {
    expect(screen.getByText(`Step ${at + 1} of 5`)).toBeDefined();
    expect(Number(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow'))).toBe((at + 1) * 20);
    const choices = within(screen.getByRole('group'))
      .getAllByRole(role)
      .map((choice) => (choice.closest('label') ?? choice).textContent.replaceAll(/\s/gu, ''));
    expect(choices).toEqual(answers.map((answer) => answer.replaceAll(/\s/gu, '')));
    expect(back().disabled).toBe(at === 0);
    expect(screen.getByRole('button', { name: 'Skip survey' })).toBeDefined();
    if (at < 4) await user.click(screen.getByRole('button', { name: 'Continue' }));
  }
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  for (const step of [4, 3, 2, 1]) {
    await user.click(back());
    expect(screen.getByText(`Step ${step} of 5`)).toBeDefined();
  }
});

it('several answers may be chosen where several may be true, one where only one can', async () => {
  const { user } = await renderApp(<SurveyScreen />, { at: '/survey?welcome=true' });
  for (const name of ['Lose weight', 'Heart health']) await user.click(screen.getByRole('button', { name }));
  for (const name of ['Lose weight', 'Heart health']) expect(screen.getByRole('button', { name, pressed: true })).toBeDefined();
  for (let step = 1; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getAllByRole('radio')[0] ?? document.body);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
});

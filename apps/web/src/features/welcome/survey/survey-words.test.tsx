import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { SurveyScreen } from './survey-screen.tsx';

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

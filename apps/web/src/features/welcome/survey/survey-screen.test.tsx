import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
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
    expect(address()).toBe('/');
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
    await user.click(screen.getByRole('radio', { name: /I'm very careful about nutrition/ }));
    await next('Continue');
    await user.click(screen.getByRole('button', { name: 'Discovering healthier alternatives' }));
    await next('Back');
    await next('Continue');
    await next('Continue');
    await user.click(screen.getByRole('radio', { name: 'Advanced' }));
    await next('Create Account');
    expect(address()).toBe('/auth?welcome=true');
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
    expect(address()).toBe('/');
    expect({ ...localStorage }).toEqual({ hasSeenWelcomeSurvey: 'true', guestMode: 'true' });
  });
});

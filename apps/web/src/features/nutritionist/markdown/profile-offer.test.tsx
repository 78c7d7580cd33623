import type { HealthProfile } from '@labelwise/contracts/health-profile';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aHealthProfile } from '../../../testing/health-profile.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { dismissToast } from '../../../ui/feedback/toast-store.ts';
import { MarkdownText } from './markdown.tsx';
import { offerIn } from './profile-offer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const OFFER = '[Add it](/ai-nutritionist?keep=restriction:nut-free,vegan)';

async function open(profile: HealthProfile | null) {
  let held = profile;
  return renderScreen(<MarkdownText id="m1">{OFFER}</MarkdownText>, {
    'GET /api/health-profile': () => ({ body: held }),
    'GET /api/user-preferences': { body: [] },
    'PUT /api/health-profile': ({ body }) => {
      held = { ...aHealthProfile({}), ...held, ...(typeof body === 'object' ? body : {}) };
      return { body: held };
    },
  });
}

describe('what was stated in the chat', () => {
  it('is stored in the health profile with one press, beside what stands there, and taken out by Undo', async () => {
    const { user, calls } = await open(aHealthProfile({ dietaryRestrictions: ['Halal'] }));
    await user.click(await screen.findByRole('button', { name: 'Add nut-free and Vegan to my health profile' }));
    expect((await screen.findAllByText('In your health profile: nut-free and Vegan')).length).toBeGreaterThan(0);
    const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(saved()[0]).toEqual({ dietaryRestrictions: ['Halal', 'nut-free', 'Vegan'] });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: /^Add nut-free/ });
    expect(saved()[1]).toEqual({ dietaryRestrictions: ['Halal'], removal: true });
  });

  it('is not stored before the consent: the offer leads to where that is asked for', async () => {
    await open(null);
    expect((await screen.findByRole('link', { name: /^Add nut-free/ })).getAttribute('href')).toBe('/health-profile');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    '/ai-nutritionist?keep=condition:Anything',
    '/ai-nutritionist?keep=goal:x',
    '/ai-nutritionist?ask',
    '/profile?keep=restriction:vegan',
    '/ai-nutritionist?keep=restriction:%3Cb%3E',
  ])('is nothing that another address names: %s', (address) => {
    expect(offerIn(address)).toBeNull();
  });
});

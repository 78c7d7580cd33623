import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { LegalScreen, PrivacyScreen, TermsScreen } from './legal-screen.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/^\d+\. /u, ''));
const text = () => within(screen.getByRole('region', { name: 'Text' }));

describe('/privacy', () => {
  it('is a short policy of five sections', async () => {
    await renderApp(<PrivacyScreen />, { at: '/privacy' });
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeDefined();
    expect(headings()).toEqual(['Information We Collect', 'How We Use Your Information', 'Data Protection', 'Your Rights', 'Contact Us']);
  });
});

describe('/legal', () => {
  it('has the terms in one tab and the policy in the other, each of eleven sections, dated June 12, 2025', async () => {
    const { user } = await renderApp(<LegalScreen />, { at: '/legal' });
    expect(screen.getByRole('heading', { level: 1, name: 'Legal Information' })).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Terms & Conditions', 'Privacy Policy']);
    expect(headings()).toHaveLength(11);
    expect([headings()[0], headings()[10]]).toEqual(['Introduction', 'Contact Us']);
    expect(text().getByText('Last updated: June 12, 2025')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Privacy Policy' }));
    expect(headings()).toHaveLength(11);
    expect(text().getByText('Last updated: June 12, 2025')).toBeDefined();
  });

  it('speaks of health information, sharing, retention and rights, and of children under 13', async () => {
    const { user } = await renderApp(<LegalScreen />, { at: '/legal' });
    await user.click(screen.getByRole('tab', { name: 'Privacy Policy' }));
    for (const subject of [/health/i, /shar/i, /keep|retention/i, /rights/i])
      expect(headings().some((heading) => subject.test(heading))).toBe(true);
    expect(text().getAllByText(/under 13/).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'names what is held of whoever has an account',
      [/what you ate and when/u, /time zone/u, /answers to the survey/u, /when it signed in and when it was last used/u],
    ],
    [
      'says who sees that a picture is looked at',
      [/Pictures of products come straight from the servers of their source.*network address/u],
    ],
    [
      'promises of backups what the operator alone can do',
      [/Backups made before still hold a copy until whoever runs this installation deletes them/u],
    ],
  ])('%s', async (_what, sentences) => {
    const { user } = await renderApp(<LegalScreen />, { at: '/legal' });
    await user.click(screen.getByRole('tab', { name: 'Privacy Policy' }));
    for (const sentence of sentences) expect(text().getByText(sentence)).toBeDefined();
  });

  it('says that the minimum age is 18, or a minor with parental consent', async () => {
    await renderApp(<LegalScreen />, { at: '/legal' });
    expect(text().getByText(/at least 18 years old.*(parent|guardian)/iu)).toBeDefined();
  });
});

it('/terms is the terms of /legal', async () => {
  const legal = await renderApp(<LegalScreen />, { at: '/legal' });
  const terms = headings();
  legal.unmount();
  await renderApp(<TermsScreen />, { at: '/terms' });
  expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeDefined();
  expect(headings()).toEqual(terms);
});

it.each([
  ['/privacy', PrivacyScreen],
  ['/legal', LegalScreen],
  ['/terms', TermsScreen],
])('Back of %s without a page before leads home', async (at, Screen) => {
  const { user, address } = await renderApp(<Screen />, { at });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/'));
});

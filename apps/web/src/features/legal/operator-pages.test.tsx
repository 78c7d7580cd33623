import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-app.tsx';
import { AccessibilityScreen, ImprintScreen, RetentionScreen } from './legal-screen.tsx';

const NOTHING = {
  operator: null,
  accessibility: { contact: null, enforcement: null },
  retention: { scansDays: null, chatsDays: null, backupsDays: null },
};
const OPERATOR = {
  name: 'Food Club',
  address: ['1 Long Street', '10115 Berlin'],
  email: 'hello@food.example',
  phone: null,
  representative: 'Mia Moon',
  register: 'VR 1234',
  vatId: null,
  dataProtection: null,
};
const answer = (body: object) => ({ 'GET /api/legal': { body: { ...NOTHING, ...body } } });

describe('what the law asks of an operator', () => {
  it('is an imprint with name, address and contact as the operator set them', async () => {
    await renderScreen(<ImprintScreen />, answer({ operator: OPERATOR }), { at: '/imprint' });
    for (const line of ['Food Club', '1 Long Street', '10115 Berlin', 'Represented by: Mia Moon', 'Register: VR 1234'])
      expect(await screen.findByText(line)).toBeDefined();
    expect(screen.getByRole('link', { name: 'hello@food.example' }).getAttribute('href')).toBe('mailto:hello@food.example');
    expect(screen.queryByText(/Telephone/u)).toBeNull();
  });

  it('is missing in plain words where nobody has stated it', async () => {
    await renderScreen(<ImprintScreen />, answer({}), { at: '/imprint' });
    expect(await screen.findByText(/has not stated who they are/u)).toBeDefined();
  });

  it('is an accessibility statement that says what is missing and what nobody has examined, and whom to write to', async () => {
    const accessibility = { contact: 'access@food.example', enforcement: 'the board' };
    await renderScreen(<AccessibilityScreen />, answer({ accessibility }), { at: '/accessibility' });
    expect(await screen.findByText(/EN 301 549/u)).toBeDefined();
    expect(screen.getByText(/^In part\./u)).toBeDefined();
    expect(screen.getByText(/^Not examined: screen readers/u)).toBeDefined();
    expect(screen.getByText(/access@food\.example/u)).toBeDefined();
    expect(screen.getByText(/the board/u)).toBeDefined();
  });

  it('are the periods that really apply', async () => {
    await renderScreen(<RetentionScreen />, answer({ retention: { scansDays: 365, chatsDays: null, backupsDays: 14 } }), {
      at: '/retention',
    });
    expect(await screen.findByText('Scans are deleted after this many days: 365.')).toBeDefined();
    expect(screen.getByText('Conversations: until you remove them.')).toBeDefined();
    expect(screen.getByText('An account that nobody uses any more is not deleted by itself.')).toBeDefined();
    expect(screen.getByText(/^Backups are deleted after this many days: 14\./u)).toBeDefined();
  });

  it('ends with the line that it is no medical device, and the way to the other pages', async () => {
    await renderScreen(<ImprintScreen />, answer({}), { at: '/imprint' });
    expect(screen.getByText(/It is no medical device/u)).toBeDefined();
    const links = within(screen.getByRole('navigation', { name: 'Legal Information' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/legal', '/privacy', '/retention', '/accessibility', '/imprint']);
  });
});

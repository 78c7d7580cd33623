import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browserPage } from '../../lib/address.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { IdentitiesCard } from './identities-card.tsx';

const WAYS = {
  body: {
    signUp: 'open',
    passkeys: false,
    providers: [
      { id: '1', label: 'Our Club' },
      { id: '2', label: 'Work' },
    ],
  },
};
const CLUB = { id: 'one', provider: 'Our Club', email: 'mia@example.org', createdAt: '2026-11-01T00:00:00Z', lastUsedAt: null };
const open = (answers: FetchAnswers = {}, at = '/profile') =>
  renderScreen(<IdentitiesCard />, { 'GET /api/auth/ways': WAYS, 'GET /api/identities': { body: [CLUB] }, ...answers }, { at });

describe('services that open the account', () => {
  it('are listed and disconnected; the others can be connected', async () => {
    const leaveFor = vi.spyOn(browserPage, 'leaveFor').mockReturnValue();
    const { user } = await open({
      'DELETE /api/identities/one': { body: {} },
      'POST /api/identities': { body: { url: 'https://work.example/authorize' } },
    });
    expect(await screen.findByText('mia@example.org')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Connect Our Club' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Connect Work' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://work.example/authorize'));
    await user.click(screen.getByRole('button', { name: 'Disconnect Our Club' }));
    await user.click(within(screen.getByRole('alertdialog', { name: 'Disconnect Our Club' })).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Disconnected.'));
    expect(screen.queryByText('mia@example.org')).toBeNull();
    leaveFor.mockRestore();
  });

  it('are asked about once; a failure stands in the question with the server’s sentence, and is tried again there', async () => {
    let isUp = false;
    const { user, made } = await open({
      'DELETE /api/identities/one': () =>
        isUp ? { body: {} } : { status: 409, body: { error: 'It is your only way in.', code: 'only_way' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect Our Club' }));
    const question = within(screen.getByRole('alertdialog', { description: /You can connect it again/ }));
    expect(made()).not.toContain('DELETE /api/identities/one');
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await question.findByText('It is your only way in.')).toBeDefined();
    isUp = true;
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(screen.queryByText('mia@example.org')).toBeNull());
  });

  it('that do not answer say so beside the button, with another try', async () => {
    const { user, made } = await open({ 'POST /api/identities': { status: 503, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Connect Work' }));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(made().filter((call) => call === 'POST /api/identities')).toHaveLength(2));
    expect((await screen.findByText(/^Not saved: Labelwise does not answer/)).closest('[role=alert]')).not.toBeNull();
  });

  it('say once what became of who comes back', async () => {
    const { address } = await open({}, '/profile?provider=taken');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'This sign-in belongs to another account.', variant: 'destructive' }),
    );
    await waitFor(() => expect(address()).not.toContain('provider'));
  });

  it('take the place of the password for who has none', async () => {
    await renderScreen(
      <CurrentPasswordField value="" onChange={() => undefined} failure={null} />,
      { 'GET /api/auth/ways': WAYS },
      { at: '/profile', member: { hasPassword: false } },
    );
    expect(await screen.findByRole('button', { name: 'Continue with Our Club' })).toBeDefined();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

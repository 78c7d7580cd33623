import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHAT, CREATE, conversation, LIST, messagesOf, openChat, QUESTION, status, turn } from './testing/given-chat.tsx';

afterEach(() => vi.unstubAllGlobals());

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const sidebar = () => within(screen.getByRole('complementary', { name: 'Chat History' }));
const FREE = { subscriptionStatus: 'free' };

describe('without premium access', () => {
  it('the screen is the Premium Feature card, and both its buttons lead to /subscribe', async () => {
    await openChat({}, { member: FREE });
    const card = within(screen.getByRole('region', { name: 'Premium Feature' }));
    for (const promise of ['Personalized nutrition advice', 'Meal planning and recipes', 'Health goal tracking'])
      expect(card.getByText(promise)).toBeDefined();
    for (const name of ['Upgrade to Premium', 'Try free for 7 days'])
      expect(card.getByRole('link', { name }).getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('old conversations stay to be read and deleted, not to be continued', async () => {
    const { user, address, made } = await openChat(
      {
        [LIST]: { body: [conversation('c1', 'Fiber')] },
        [messagesOf('c1')]: { body: [turn('m1', 'user', 'What is fiber?')] },
        'DELETE /api/ai/conversations/c1': { body: { success: true } },
      },
      { member: FREE },
    );
    await user.click(await screen.findByRole('button', { name: /^Fiber/ }));
    await waitFor(() => expect(address()).toBe('/ai-nutritionist?chat=c1'));
    expect(await screen.findByText('What is fiber?')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByRole('button', { name: 'Start New Chat' })).toBeNull();
    await user.click(sidebar().getByRole('button', { name: 'Delete conversation: Fiber' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Conversation deleted successfully.')).toBeDefined();
    expect(made()).toContain('DELETE /api/ai/conversations/c1');
    await waitFor(() => expect(address()).toBe('/ai-nutritionist'));
  });
});

describe('a chat without messages', () => {
  it('welcomes, and has four suggestions that fill the input and focus it without sending', async () => {
    const { user, made } = await openChat();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Nutritionist' })).toBeDefined();
    expect(screen.getByText('Your personalized nutrition companion')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'What would you like to know, Ana?' })).toBeDefined();
    const suggestions = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    expect(suggestions.map(({ textContent }) => textContent)).toEqual([
      'What foods are good for heart health?',
      'Help me plan meals for weight loss',
      QUESTION,
      'Analyze my recent food choices',
    ]);
    await user.click(screen.getByRole('button', { name: QUESTION }));
    expect(input().value).toBe(QUESTION);
    expect(document.activeElement).toBe(input());
    expect(made()).not.toContain(`${CREATE}`);
  });

  it.each([
    ['model', 'AI Powered', /^An AI model answers/],
    ['guide', 'Built-in guide', /It is not an AI model\.$/],
  ])('with a %s says "%s"', async (mode, badge, about) => {
    await openChat({ 'GET /api/ai/status': status({ mode }) });
    expect(await screen.findByText(badge)).toBeDefined();
    expect(screen.getByText(about)).toBeDefined();
    expect(screen.queryByText(mode === 'model' ? 'Built-in guide' : 'AI Powered')).toBeNull();
  });

  it('has an input with its placeholder and its hint, and nothing to send', async () => {
    const { user } = await openChat();
    expect(input().placeholder).toBe('Ask me anything about nutrition, meal planning, or dietary advice...');
    expect(screen.getByText('Press Enter to send your message')).toBeDefined();
    expect(send().disabled).toBe(true);
    await user.type(input(), '  ');
    expect(send().disabled).toBe(true);
    await user.type(input(), 'x');
    expect(send().disabled).toBe(false);
  });

  it('asks only where a model answers whether it may know of the health profile, and takes the answer back', async () => {
    let agreed = false;
    const answers = {
      'GET /api/ai/status': status({ mode: 'model' }),
      'PUT /api/ai/health-consent': ({ body }: { body: unknown }) => {
        agreed = Reflect.get(Object(body), 'agreed') === true;
        return status({ mode: 'model', sharesHealth: agreed });
      },
    };
    const { user } = await openChat(answers, { wide: false });
    for (const isShared of [true, false]) {
      await user.click(await screen.findByRole('switch', { name: 'Use my health profile', checked: !isShared }));
      expect(await screen.findByRole('switch', { checked: isShared })).toBeDefined();
      await waitFor(() => expect(agreed).toBe(isShared));
    }
  });

  it('never asks it where the guide answers, and says when it could not be saved', async () => {
    await openChat();
    await screen.findByText('Built-in guide');
    expect(screen.queryByRole('switch')).toBeNull();
    cleanup();
    const { user, made } = await openChat({ 'GET /api/ai/status': status({ mode: 'model' }) }, { wide: false });
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByText('This could not be saved. Please try again.')).toBeDefined();
    expect(screen.getByRole('switch', { checked: false })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(made().filter((call) => call.startsWith('PUT /api/ai') || call.startsWith('POST /api/ai'))).toHaveLength(2));
  });

  it('tells when the day’s questions run low', async () => {
    await openChat({ 'GET /api/ai/status': status({ remaining: 1 }) });
    expect(await screen.findByText('1 question left today')).toBeDefined();
  });
});

describe('the keys', () => {
  it('Shift+Enter makes a line, Enter sends, and Enter that ends a composed character does neither', async () => {
    const { user, calls } = await openChat({ [CHAT]: { body: { response: 'Skyr.' } } });
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input().value).toBe('one\ntwo');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Skyr.')).toBeDefined();
    expect(calls.find(({ path }) => path === '/api/ai/chat')?.body).toEqual({
      conversationId: 'new',
      message: 'one\ntwo',
      userId: 'ana',
      judgedFor: 'everyone',
    });
  });

  it('Enter on a blank line sends nothing', async () => {
    const { user, calls } = await openChat();
    await user.type(input(), '   {Enter}');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('the conversations', () => {
  const TWO = { [LIST]: { body: [conversation('c1', 'Fiber'), conversation('c2', 'Salt', '2025-01-03T12:00:00Z')] } };

  it('stand with title and creation date', async () => {
    await openChat(TWO);
    const rows = await sidebar().findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('button')?.textContent)).toEqual(['FiberNov 19', 'SaltJan 3, 2025']);
    expect(sidebar().getByRole('button', { name: 'Start New Chat' })).toBeDefined();
  });

  it.each([
    ['there is none', { body: [] }],
    ['they cannot be loaded', { status: 500, body: { error: 'no' } }],
  ])('where %s an empty list says so, and no message does', async (_why, given) => {
    await openChat({ [LIST]: given });
    expect(await sidebar().findByText('No conversations yet')).toBeDefined();
    expect(sidebar().getByText('Start your first nutrition chat above')).toBeDefined();
    expect(screen.getByRole('region', { name: /^Notifications/ }).textContent).toBe('');
  });

  it('are loaded when one is selected, which closes the drawer', async () => {
    const { user } = await openChat(
      {
        ...TWO,
        [messagesOf('c1')]: { body: [turn('m1', 'user', '**What** is <b>fiber</b>?'), turn('m2', 'assistant', 'It is **roughage**.')] },
      },
      { wide: false },
    );
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Chat History' }));
    const drawer = screen.getByRole('dialog', { name: 'Chat History' });
    await user.click(await within(drawer).findByRole('button', { name: /^Fiber/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('**What** is <b>fiber</b>?')).toBeDefined();
    expect((await screen.findByText('roughage')).tagName).toBe('STRONG');
    expect(screen.getAllByText('8:52 AM')).toHaveLength(2);
  });

  it.each([
    ['guide', 'Roughage.'],
    ['guide', 'Roughage. What I say is information, not medical advice.'],
    ['model', 'Roughage.'],
    ['model', 'Roughage. This is information, not medical advice.'],
  ])('with a %s that says %j say once that they are no medical advice', async (mode, reply) => {
    await openChat(
      {
        'GET /api/ai/status': status({ mode }),
        [messagesOf('c1')]: {
          body: [
            turn('m1', 'user', 'What is fiber?'),
            turn('m2', 'assistant', reply),
            turn('m3', 'user', 'Why?'),
            turn('m4', 'assistant', 'So.'),
          ],
        },
      },
      { at: '/ai-nutritionist?chat=c1' },
    );
    await screen.findByText('Why?');
    expect(await screen.findAllByText(/not medical advice/i)).toHaveLength(1);
  });

  it('that cannot be loaded show no messages, and the way to try again', async () => {
    let fails = true;
    const { user } = await openChat(
      { ...TWO, [messagesOf('c1')]: () => (fails ? { status: 500, body: {} } : { body: [turn('m1', 'user', 'What is fiber?')] }) },
      { at: '/ai-nutritionist?chat=c1' },
    );
    await screen.findByText('These messages could not be loaded.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('What is fiber?')).toBeDefined();
  });

  it('that is gone gives way to a new chat', async () => {
    const { address } = await openChat(TWO, { at: '/ai-nutritionist?chat=gone' });
    await waitFor(() => expect(address()).toBe('/ai-nutritionist'));
    expect(screen.getByRole('list', { name: 'Suggestions' })).toBeDefined();
  });

  it('give way to a new chat, which clears selection and messages and takes the focus', async () => {
    const { user, address } = await openChat(
      { ...TWO, [messagesOf('c1')]: { body: [turn('m1', 'user', 'What is fiber?')] } },
      { at: '/ai-nutritionist?chat=c1' },
    );
    await screen.findByText('What is fiber?');
    await user.click(sidebar().getByRole('button', { name: 'Start New Chat' }));
    await waitFor(() => expect(address()).toBe('/ai-nutritionist'));
    expect(screen.queryByText('What is fiber?')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('are deleted after one question; the selected one clears the chat', async () => {
    const { user, address } = await openChat(
      {
        ...TWO,
        [messagesOf('c1')]: { body: [turn('m1', 'user', 'What is fiber?')] },
        'DELETE /api/ai/conversations/c1': { body: { success: true } },
      },
      { at: '/ai-nutritionist?chat=c1' },
    );
    await screen.findByText('What is fiber?');
    await user.click(await sidebar().findByRole('button', { name: 'Delete conversation: Fiber' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete Conversation', description: /“Fiber” goes with everything/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Conversation deleted successfully.')).toBeDefined();
    expect(screen.getByText('Success')).toBeDefined();
    await waitFor(() => expect(address()).toBe('/ai-nutritionist'));
    expect(screen.queryByText('What is fiber?')).toBeNull();
    expect(sidebar().queryByText('Fiber')).toBeNull();
    expect(sidebar().getByText('Salt')).toBeDefined();
  });

  it('a deleted one is put back whole by Undo; what fails can be tried again', async () => {
    let isThere = true;
    let isUp = false;
    const { user, made } = await openChat({
      [LIST]: () => ({ body: [conversation('c1', 'Fiber'), conversation('c2', 'Salt')].filter(({ id }) => isThere || id !== 'c1') }),
      'DELETE /api/ai/conversations/c1': () => {
        isThere = false;
        return { body: { success: true } };
      },
      'POST /api/ai/conversations/c1/restore': () => {
        if (!isUp) return { status: 503, body: {} };
        isThere = true;
        return { body: conversation('c1', 'Fiber') };
      },
    });
    await user.click(await sidebar().findByRole('button', { name: 'Delete conversation: Fiber' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('This could not be put back. Please try again.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Put back');
    expect(await sidebar().findByText('Fiber')).toBeDefined();
    expect(made().filter((call) => call.endsWith('/restore'))).toHaveLength(2);
  });

  it('that cannot be deleted stay; a toast and the question say so, which stays open for another try', async () => {
    const { user, made } = await openChat({ ...TWO, 'DELETE /api/ai/conversations/c1': { status: 500, body: {} } });
    await user.click(await sidebar().findByRole('button', { name: 'Delete conversation: Fiber' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByText('Failed to delete conversation. Please try again.', { selector: 'span' })).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(made().filter((call) => call === 'DELETE /api/ai/conversations/c1')).toHaveLength(2));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sidebar().getByText('Fiber')).toBeDefined();
  });
});

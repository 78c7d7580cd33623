import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginExchange } from '../../../data/exchange.ts';
import { aPerson } from '../../../testing/people.ts';
import { CHAT, CREATE, conversation, LIST, messagesOf, openChat, QUESTION, replyStream, turn } from '../testing/given-chat.tsx';
import { failedTurns, repeatOf } from './failure.ts';

afterEach(() => vi.unstubAllGlobals());

const APOLOGY = "I'm sorry, I'm having trouble responding right now. Please try again in a moment.";
const FAILED = 'Failed to get AI response. Please try again.';
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const rows = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const readAloud = () => screen.getByRole('log').textContent;

type Chat = Awaited<ReturnType<typeof openChat>>;
const ask = ({ user }: Chat, question = QUESTION) => user.type(input(), `${question}{Enter}`);

describe('a first question', () => {
  it('makes a conversation with its title, selects it, and shows the question at once with an empty input', async () => {
    const chat = await openChat({ [CHAT]: { body: { response: 'Skyr.' } } });
    const long = 'I would like to know which of all these many foods are best';
    await ask(chat, long);
    expect(await screen.findByText(long, { selector: 'p' })).toBeDefined();
    expect(input().value).toBe('');
    expect(await screen.findByText('Skyr.')).toBeDefined();
    expect(chat.calls.find(({ method, path }) => `${method} ${path}` === CREATE)?.body).toEqual({
      userId: 'ana',
      title: `${long.slice(0, 50)}...`,
    });
    await waitFor(() => expect(chat.address()).toBe('/ai-nutritionist?chat=new'));
    expect(screen.getByRole('button', { name: new RegExp(`^${long.slice(0, 50)}\\.\\.\\.`), current: true })).toBeDefined();
    expect(rows()).toHaveLength(2);
  });

  it('blocks the input until the reply stands, which comes piece by piece', async () => {
    const reply = replyStream();
    const chat = await openChat({ [CHAT]: reply.answer });
    await ask(chat);
    expect(await screen.findByRole('status', { name: 'Writing an answer' })).toBeDefined();
    expect([input().disabled, send().disabled]).toEqual([true, true]);
    await act(async () => {
      reply.start(QUESTION);
      reply.text('Skyr is **good**');
    });
    expect((await screen.findByText('good')).tagName).toBe('STRONG');
    expect(input().disabled).toBe(true);
    await act(async () => {
      reply.text(' for you.');
      reply.done('Skyr is **good** for you.', { sources: ['Your scans'] });
    });
    await waitFor(() => expect(input().disabled).toBe(false));
    expect(screen.queryByRole('status', { name: 'Writing an answer' })).toBeNull();
    expect(screen.getByText('Sources: Your scans')).toBeDefined();
    expect(rows()).toHaveLength(2);
    expect(document.activeElement).toBe(input());
    expect(chat.calls.filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  });

  it('has its reply read aloud in whole sentences, each once', async () => {
    const reply = replyStream();
    await ask(await openChat({ [CHAT]: reply.answer }));
    await act(async () => {
      reply.start(QUESTION);
      reply.text('Skyr is **good**. And so');
    });
    await waitFor(() => expect(readAloud()).toBe('Skyr is good.'));
    await act(async () => {
      reply.text(' are beans.');
      reply.done('Skyr is **good**. And so are beans.');
    });
    await waitFor(() => expect(readAloud()).toBe('Skyr is good.And so are beans.'));
    await waitFor(() => expect(readAloud()).toBe(''));
  });
});

describe('a reply that fails', () => {
  it.each([
    ['the server fails', { status: 500, body: { error: 'no' } }],
    ['there is no network', new TypeError('Failed to fetch')],
  ])('because %s leaves the question, an apology and a toast, and the way to ask once more', async (_why, given) => {
    let fails = true;
    const chat = await openChat({ [CHAT]: () => (fails ? given : { body: { response: 'Skyr.' } }) });
    await ask(chat);
    expect(await screen.findByText(APOLOGY)).toBeDefined();
    expect(screen.getByText(FAILED)).toBeDefined();
    expect(input().disabled).toBe(false);
    expect(rows()).toHaveLength(2);
    fails = false;
    await chat.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Skyr.')).toBeDefined();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText(APOLOGY)).toBeNull();
  });

  it('because the conversation cannot be made says the same', async () => {
    let fails = true;
    const chat = await openChat({
      [CREATE]: () => (fails ? { status: 503, body: {} } : { status: 201, body: conversation('new', QUESTION) }),
      [CHAT]: { body: { response: 'Skyr.' } },
    });
    await ask(chat);
    expect(await screen.findByText(APOLOGY)).toBeDefined();
    await waitFor(() => expect(chat.address()).toBe('/ai-nutritionist'));
    fails = false;
    await ask(chat, 'And now?');
    expect(await screen.findByText('Skyr.')).toBeDefined();
    expect(rows().map((row) => [QUESTION, APOLOGY, 'And now?', 'Skyr.'].findIndex((text) => row?.includes(text)))).toEqual([0, 1, 2, 3]);
  });

  it('half-way keeps what had come, and does not say that somebody stopped it', async () => {
    const reply = replyStream();
    await ask(await openChat({ [CHAT]: reply.answer }));
    await act(async () => {
      reply.start(QUESTION);
      reply.text('Skyr is');
    });
    await screen.findByText('Skyr is');
    await act(async () => reply.fail());
    expect(await screen.findByText(APOLOGY)).toBeDefined();
    expect(screen.getByText('Skyr is')).toBeDefined();
    expect(screen.queryByText('Stopped.')).toBeNull();
  });

  it.each([
    ['daily_chat_limit', 429, 'You have asked as many questions as one day allows. Please come back tomorrow.'],
    ['premium_required', 403, 'This is part of Labelwise Premium.'],
  ])('for %s says why and gives the question back', async (code, status, error) => {
    await ask(await openChat({ [CHAT]: { status, body: { error, code } } }));
    expect(await screen.findByText(error)).toBeDefined();
    expect(input().value).toBe(QUESTION);
    expect(screen.queryByText(APOLOGY)).toBeNull();
  });
});

describe('a reply that is written while no screen is open', () => {
  const PENDING = [turn('q1', 'user', QUESTION), turn('r1', 'assistant', 'Skyr is', { status: 'pending' })];
  const DONE = [turn('q1', 'user', QUESTION), turn('r1', 'assistant', 'Skyr is good.')];

  it('stands as far as it has come after a reload, blocks the input, and is asked for until it is done', async () => {
    let asked = 0;
    await openChat(
      { [LIST]: { body: [conversation('c1', QUESTION)] }, [messagesOf('c1')]: () => ({ body: (asked += 1) < 2 ? PENDING : DONE }) },
      { at: '/ai-nutritionist?chat=c1' },
    );
    expect(await screen.findByText('Skyr is')).toBeDefined();
    expect(input().disabled).toBe(true);
    expect(await screen.findByText('Skyr is good.')).toBeDefined();
    expect(input().disabled).toBe(false);
  });

  it('is found again after the connection was lost', async () => {
    const reply = replyStream();
    await ask(await openChat({ [CHAT]: reply.answer, [messagesOf('new')]: { body: DONE } }));
    await act(async () => {
      reply.start(QUESTION);
      reply.text('Skyr');
    });
    await screen.findByText('Skyr');
    await act(async () => reply.breakOff());
    expect(await screen.findByText('Skyr is good.')).toBeDefined();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  it('goes on without this screen when another conversation is opened', async () => {
    const reply = replyStream();
    const chat = await openChat({
      [CHAT]: reply.answer,
      [LIST]: { body: [conversation('c2', 'Salt')] },
      [messagesOf('c2')]: { body: [turn('m1', 'user', 'How much salt?')] },
    });
    await ask(chat);
    await act(async () => {
      reply.start(QUESTION);
      reply.text('Skyr');
    });
    await screen.findByText('Skyr');
    await chat.user.click(screen.getByRole('button', { name: /^Salt/ }));
    expect(await screen.findByText('How much salt?')).toBeDefined();
    expect(screen.queryByText('Skyr')).toBeNull();
    expect(input().disabled).toBe(false);
    expect(chat.made()).not.toContain('POST /api/ai/conversations/new/stop');
  });
});

describe('stop', () => {
  it('tells the server, and keeps what there is', async () => {
    const reply = replyStream();
    const chat = await openChat({
      [CHAT]: reply.answer,
      'POST /api/ai/conversations/new/stop': () => {
        reply.done('Skyr is', { status: 'stopped' });
        return { body: { stopped: true } };
      },
    });
    await ask(chat);
    await act(async () => {
      reply.start(QUESTION);
      reply.text('Skyr is');
    });
    await screen.findByText('Skyr is');
    await chat.user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped.')).toBeDefined();
    expect(rows().at(-1)).toContain('Skyr is');
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('before the server has taken the question waits for that', async () => {
    const reply = replyStream();
    const chat = await openChat({
      [CHAT]: reply.answer,
      'POST /api/ai/conversations/new/stop': () => {
        reply.done('', { status: 'stopped' });
        return { body: { stopped: true } };
      },
    });
    await ask(chat);
    await chat.user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(chat.made()).not.toContain('POST /api/ai/conversations/new/stop');
    await act(async () => reply.start(QUESTION));
    expect(await screen.findByText('Stopped.')).toBeDefined();
  });
});

describe('for the people of the household', () => {
  const PEOPLE = 'GET /api/people';
  const sent = ({ calls }: Chat) =>
    calls.flatMap(({ path, body }) => (path === '/api/ai/chat' ? [Reflect.get(Object(body), 'judgedFor')] : []));
  const who = (name: string) => screen.getByRole('button', { name });

  it('each question says for whom it is by the choice that stands above the input', async () => {
    const chat = await openChat({ [PEOPLE]: { body: [aPerson()] }, [CHAT]: { body: { response: 'Skyr.' } } });
    await screen.findByRole('group', { name: 'Judged for' });
    expect(who('Everyone').getAttribute('aria-pressed')).toBe('true');
    await ask(chat, 'A snack');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await chat.user.click(who('Mia'));
    await ask(chat, 'And a drink');
    await waitFor(() => expect(rows()).toHaveLength(4));
    await chat.user.click(who('You'));
    await ask(chat, 'And bread');
    await waitFor(() => expect(sent(chat)).toEqual(['everyone', 'mia', 'me']));
  });

  it('is for everyone while this device knows of nobody, and shows no choice', async () => {
    const chat = await openChat({ [PEOPLE]: { body: [] }, [CHAT]: { body: { response: 'Skyr.' } } });
    await ask(chat, 'A snack');
    await waitFor(() => expect(sent(chat)).toEqual(['everyone']));
    expect(screen.queryByRole('group', { name: 'Judged for' })).toBeNull();
  });

  it('asked again for others it is another question, for the same it is the same', () => {
    const begun = beginExchange({ conversationId: 'c1', message: 'A snack', key: 'k1', judgedFor: 'everyone', before: [] });
    const failed = failedTurns(begun, new TypeError('network error'));
    expect(repeatOf(failed, 'everyone')).toMatchObject({ text: 'A snack', key: 'k1' });
    expect(repeatOf(failed, 'mia')).toMatchObject({ text: 'A snack', key: undefined });
  });
});

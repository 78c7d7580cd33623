/**
 * Draws the pictures that a shared link shows, one a language, with a headless Chromium. Run by hand after the mark or the description of
 * a page changes: `node apps/web/build/share-images.mjs [path of the browser]`. The results are committed.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { chromium } from '@playwright/test';

const ICONS = new URL('../public/icons/', import.meta.url);
const FONT = new URL('../src/styles/fonts/inter-latin.woff2', import.meta.url);

/** @source ogp.me; the sizes that networks show large */
const SIZE = { width: 1200, height: 630 };

/** Colours are the tokens' light paper, ink and brand. */
const STYLE = `
  @font-face { font-family: Inter; src: url(data:font/woff2;base64,${(await readFile(FONT)).toString('base64')}); font-weight: 100 900; }
  body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 72px 84px; background: #FBFAF6; color: #16211D;
    font-family: Inter; display: flex; flex-direction: column; justify-content: space-between; }
  header { display: flex; align-items: center; gap: 28px; font-size: 56px; font-weight: 700; letter-spacing: -0.02em; }
  header svg { width: 104px; height: 104px; }
  p { margin: 0; font-size: 62px; line-height: 1.2; font-weight: 600; letter-spacing: -0.02em; text-wrap: balance; hyphens: manual; }
`;

const mark = await readFile(new URL('mark.svg', ICONS), 'utf8');
const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
for (const language of LANGUAGES) {
  await loadLanguage(language);
  const text = sayIn(language)('screens-app.page_description').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  await page.setContent(`<html lang="${LOCALES[language]}"><style>${STYLE}</style><header>${mark}Labelwise</header><p>${text}</p>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`share-${language}.png`, ICONS)) });
}
await browser.close();

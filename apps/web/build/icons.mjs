/**
 * Draws the icons of the installed app from public/icons/mark.svg with a headless Chromium. Run by hand after the mark
 * changes: `node apps/web/build/icons.mjs [path of the browser]`. The results are committed.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = new URL('../public/icons/', import.meta.url);
const mark = await readFile(new URL('mark.svg', folder), 'utf8');

/** Apple and Android cut the corners themselves: the tile runs to the full bleed there, the glyph stays where it is. */
const bleed = mark.replace('rx="12"', 'rx="0"');
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: mark },
  { file: 'icon-512.png', size: 512, svg: mark },
  { file: 'maskable-512.png', size: 512, svg: bleed },
  { file: 'apple-touch-icon.png', size: 180, svg: bleed },
];

const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true });
}
await browser.close();

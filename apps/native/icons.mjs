/**
 * Draws the icons of the shell from the web app's mark with a headless Chromium. Run by hand after the mark changes:
 * `node apps/native/icons.mjs [path of the browser]`. The results are committed. Android's adaptive icons and its splash are
 * vector drawables with the same paths; they are drawn by hand.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const here = import.meta.dirname;
const mark = await readFile(join(here, '../web/public/icons/mark.svg'), 'utf8');
const bleed = mark.replace('rx="12"', 'rx="0"');
const round = mark.replace('rx="12"', 'rx="24"');

/** Launcher icons of Android 7, which knows no adaptive ones: 48 dp at each density. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const launcher = Object.entries(DENSITIES).flatMap(([name, factor]) => [
  { file: `android/app/src/main/res/mipmap-${name}/ic_launcher.png`, size: 48 * factor, svg: mark },
  { file: `android/app/src/main/res/mipmap-${name}/ic_launcher_round.png`, size: 48 * factor, svg: round },
]);
const ASSETS = 'ios/App/App/Assets.xcassets';
/** The store refuses an app icon with transparent corners: the tile runs to the full bleed, the system cuts it. */
const apple = [
  { file: `${ASSETS}/AppIcon.appiconset/app-icon-1024.png`, size: 1024, svg: bleed, opaque: true },
  { file: `${ASSETS}/Mark.imageset/mark.png`, size: 120, svg: mark },
  { file: `${ASSETS}/Mark.imageset/mark@2x.png`, size: 240, svg: mark },
  { file: `${ASSETS}/Mark.imageset/mark@3x.png`, size: 360, svg: mark },
];

const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, svg, opaque = false } of [...launcher, ...apple]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(here, file), omitBackground: !opaque });
}
await browser.close();

import { registerPlugin, SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Network } from '@capacitor/network';
import { DIETARY_RESTRICTIONS, HEALTH_GOALS, MEDICAL_CONDITIONS } from '@labelwise/domain/health-profile';
import { log } from '../../lib/log.ts';
import { tellNetwork } from '../network/network.ts';
import { openSecrets, TOKEN_KEYS } from '../storage/token.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Whether what lies below the bars is dark: the theme on the page, else the device's; a camera behind the page always is. */
function isDark(): boolean {
  const { theme, camera } = document.documentElement.dataset;
  if (camera !== undefined) return true;
  return theme === undefined ? window.matchMedia(DARK).matches : theme === 'dark';
}

/** Keeps the clock and the battery legible: light signs on a dark page, dark ones on a light page, as it changes. */
function followTheme(): void {
  const set = () => void SystemBars.setStyle({ style: isDark() ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(() => undefined);
  new MutationObserver(set).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-camera'] });
  window.matchMedia(DARK).addEventListener('change', set);
  set();
}

/** Console first, so that what fails after it is logged; a link that cannot be watched must not keep the app from starting. */
export async function startNative(): Promise<void> {
  forwardConsole();
  followTheme();
  const watching = watchNativeNetwork().catch((error: unknown) => log.warn(`The network cannot be watched: ${String(error)}`));
  await Promise.all([openSecrets(TOKEN_KEYS), watching]);
}

/** Takes the device's own word for its link, now and at every change. */
async function watchNativeNetwork(): Promise<void> {
  await Network.addListener('networkStatusChange', ({ connected }) => tellNetwork(connected));
  tellNetwork((await Network.getStatus()).connected);
}

/* oxlint-disable no-console -- it stands in front of the console */
/** What stands in the log where something was taken out. */
const GONE = '…';
/** A line of a log, not a document. In characters. */
const MAX_LENGTH = 500;

const TERMS = [...HEALTH_GOALS, ...MEDICAL_CONDITIONS, ...DIETARY_RESTRICTIONS];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** In this order: what holds others goes first. Each takes out more than it must rather than less. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // JSON, and anything else in braces or brackets.
  [/\{.*\}|\[.*\]/gs, GONE],
  [/\bdata:[^\s"']+/gi, `data:${GONE}`],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${GONE}`],
  [/"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’/g, GONE],
  [/\S+@\S+\.\w+/g, GONE],
  [/\?\S+/g, `?${GONE}`],
  // Tokens and ids.
  [/\b(?=\w*\d)[\w.~-]{16,}/g, GONE],
  [/\d{6,}/g, GONE],
  // Amounts: weight, height, age, energy, blood values.
  [/\b\d+(?:[.,]\d+)?\s?(?:kg|g|mg|µg|lbs?|cm|mm|in|kcal|kJ|mmol|years?|%)(?![a-z])/gi, GONE],
  [new RegExp(TERMS.map(escaped).join('|'), 'gi'), GONE],
];

const PATH = /(?:\/[^\s/,;:)]+)+/g;
const WORD = /^[a-z][a-z-]*$/;

/** Behind its first two words a path names a person, a product or an ingredient. */
function shortened(path: string): string {
  const parts = path.split('/').slice(1);
  const other = parts.findIndex((part, at) => at === 2 || !WORD.test(part));
  return other === -1 ? path : `/${[...parts.slice(0, other), GONE].join('/')}`;
}

/** A text without secrets and without health data. @source OWASP MASVS STORAGE-2 */
export function scrubText(text: string): string {
  const bare = text.slice(0, 4 * MAX_LENGTH).replaceAll(PATH, shortened);
  const scrubbed = RULES.reduce((line, [pattern, instead]) => line.replaceAll(pattern, instead), bare);
  return scrubbed.length > MAX_LENGTH ? scrubbed.slice(0, MAX_LENGTH) + GONE : scrubbed;
}

/** One line of what was given to the console: texts and errors scrubbed, of everything else only what it is. */
export function scrub(args: readonly unknown[]): string {
  return args.map(scrubOne).join(' ');
}

function scrubOne(value: unknown): string {
  if (typeof value === 'string') return scrubText(value);
  if (value instanceof Error) return `${value.name}: ${scrubText(value.message)}`;
  if (value === null || value === undefined || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? '(array)' : `(${typeof value})`;
}

type Level = 'INFO' | 'ERROR' | 'WARN' | 'DEBUG';

/** The shell's own plugin, in Java and Swift (apps/native). */
type NativeLog = { write(entry: { level: Level; message: string }): Promise<void> };

const LEVELS = [
  ['log', 'INFO'],
  ['info', 'INFO'],
  ['warn', 'WARN'],
  ['error', 'ERROR'],
  ['debug', 'DEBUG'],
] as const;

/**
 * Lines that may be on their way to the device at once. The bridge writes to the console itself where it cannot hand a line
 * over, and never answers for it: without a bound that line would be another one, without end.
 */
const MAX_ON_THEIR_WAY = 100;

/**
 * From here on everything that the page writes to its console also reaches the native logger, scrubbed. The bridge's own forwarding, which scrubs nothing, is off (`loggingBehavior` in capacitor.config.json).
 */
export function forwardConsole(logger: NativeLog = registerPlugin<NativeLog>('NativeLog')): void {
  let onTheirWay = 0;
  const forward = (level: Level, args: readonly unknown[]): void => {
    if (onTheirWay >= MAX_ON_THEIR_WAY) return;
    onTheirWay += 1;
    // A logger that fails has nobody to tell.
    const arrived = () => void (onTheirWay -= 1);
    logger.write({ level, message: scrub(args) }).then(arrived, arrived);
  };
  for (const [method, level] of LEVELS) {
    const write = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      write(...args);
      forward(level, args);
    };
  }
  window.addEventListener('error', ({ message }) => forward('ERROR', [message]));
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => forward('ERROR', ['Unhandled:', reason]));
}

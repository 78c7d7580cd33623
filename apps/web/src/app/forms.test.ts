import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/**
 * How a place says that something was not saved, and what of that its file must hold. Whatever it is: in the language of the screen, with
 * the server's own words or ours, with what was typed still there and another try.
 */
const WAYS = {
  /** Beside the control, with "Try Again". */
  beside: /<SaveFailed\b/,
  /** In the question that is asked before, which stays open: its button tries again. */
  question: /failed=\{/,
  /** In a toast with "Try Again": a row that was removed is back at its place. */
  toast: /action: (?:\w+ === null \? undefined : )?\{ label: say\('screens-common\.try_again'\)/,
  /** What it hands over to says it; that file has a row of its own. */
  elsewhere: /./,
  /** Nothing leaves the device: there is nothing to fail. */
  here: /./,
} as const;

type Row = readonly [forms: number, saves: number, ...ways: (keyof typeof WAYS)[]];

/** Every file with a form or with a call that changes something: how many of each, and what a failure is shown by. */
const TABLE: Readonly<Record<string, Row>> = {
  'data/consumed.ts': [0, 1, 'elsewhere'],
  'data/subscription.ts': [0, 1, 'elsewhere'],
  'data/unsaved-scans.ts': [0, 1, 'elsewhere'],
  'features/auth/auth-form.tsx': [1, 0, 'beside'],
  'features/auth/reset-password-screen.tsx': [1, 0, 'beside'],
  'features/auth/sign-in-form.tsx': [1, 0, 'beside'],
  'features/health-profile/allergies-section.tsx': [1, 0, 'elsewhere'],
  'features/health-profile/chip-section.tsx': [1, 0, 'elsewhere'],
  'features/health-profile/health-profile-screen.tsx': [0, 1, 'elsewhere'],
  'features/health-profile/profile-and-consent.tsx': [0, 2, 'beside', 'question'],
  'features/health-profile/profile-form.tsx': [1, 0, 'beside'],
  'features/health-profile/restrictions-screen.tsx': [0, 1, 'beside'],
  'features/home/home-screen.tsx': [0, 1, 'beside'],
  'features/household/household-screen.tsx': [0, 6, 'beside'],
  'features/insights/purchased-tab.tsx': [0, 1, 'toast'],
  'features/insights/trends-tab.tsx': [0, 1, 'elsewhere'],
  'features/insights/week/eaten-cards.tsx': [0, 1, 'toast'],
  'features/lists/clear-list.tsx': [0, 2, 'beside'],
  'features/lists/favorites-screen.tsx': [0, 1, 'elsewhere'],
  'features/lists/history-screen.tsx': [0, 1, 'elsewhere'],
  'features/lists/list-parts.tsx': [0, 0, 'toast'],
  'features/lists/list-tools.tsx': [1, 0, 'here'],
  'features/lists/purchased-screen.tsx': [0, 1, 'elsewhere'],
  'features/lists/trending-screen.tsx': [0, 1, 'elsewhere'],
  'features/nutritionist/compose/composer.tsx': [1, 1, 'beside'],
  'features/nutritionist/history/chat-history.tsx': [0, 1, 'question', 'toast'],
  'features/nutritionist/markdown/profile-offer.tsx': [0, 1, 'toast'],
  'features/owner/invitations-and-offers.tsx': [2, 2, 'elsewhere'],
  'features/owner/members-card.tsx': [1, 1, 'elsewhere'],
  'features/owner/owner-parts.tsx': [1, 1, 'beside'],
  'features/owner/owner-screen.tsx': [0, 1, 'elsewhere'],
  'features/people/people-screen.tsx': [0, 1, 'elsewhere'],
  'features/people/person-form.tsx': [1, 1, 'beside'],
  'features/preferences/priority-sheet.tsx': [0, 0, 'beside'],
  'features/preferences/use-change-preference.ts': [0, 2, 'toast'],
  'features/preferences/want-screen.tsx': [1, 0, 'elsewhere'],
  'features/profile/account-card.tsx': [2, 3, 'beside'],
  'features/profile/current-password-field.tsx': [0, 1, 'beside'],
  'features/profile/devices-card.tsx': [0, 2, 'beside', 'question'],
  'features/profile/identities-card.tsx': [1, 1, 'beside'],
  'features/profile/identity.tsx': [1, 2, 'beside'],
  'features/profile/import-screen.tsx': [0, 2, 'beside'],
  'features/profile/passkeys-card.tsx': [1, 1, 'beside'],
  'features/profile/programs-card.tsx': [1, 2, 'beside', 'question'],
  'features/profile/ways-card.tsx': [0, 1, 'question'],
  'features/profile/your-data-card.tsx': [2, 6, 'beside', 'toast'],
  'features/results/own-data/contribute-sheet.tsx': [1, 1, 'beside'],
  'features/results/own-data/own-values.tsx': [0, 4, 'beside', 'toast'],
  'features/results/own-data/pack-sheet.tsx': [1, 1, 'beside'],
  'features/results/save-buttons.tsx': [0, 5, 'toast', 'beside'],
  'features/scan/row/scan-cards.tsx': [0, 0, 'beside'],
  'features/scan/without-camera.tsx': [1, 0, 'elsewhere'],
  'features/search/search-screen.tsx': [1, 0, 'here'],
  'features/shopping/list-tab.tsx': [1, 0, 'here'],
  'features/shopping/named-lists.tsx': [1, 0, 'here'],
  'features/subscription/trial-setup-screen.tsx': [1, 1, 'beside'],
  'features/watch/watch-screen.tsx': [0, 2, 'beside'],
  'features/welcome/questions/asking.tsx': [1, 0, 'here'],
  'features/welcome/survey-screen.tsx': [1, 0, 'here'],
  'ui/food/amount-sheet.tsx': [1, 0, 'elsewhere'],
  'ui/layout/upsell.tsx': [0, 0, 'toast'],
};

const FORM = /<form\b/g;
/** A call that changes something, or a hook that wraps one; not where such a hook is declared. */
const SAVE = /(?<!function )\buse(?:Mutation|Act|StartTrial|ChangeEaten|ProfileChange)(?:<[^>()]*>)?\(/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|^testing\/|\/testing\/|design-page/.test(path));
const textOf = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe('the table of forms', () => {
  it('has a row for every file with a form or a call that changes something, with how many it has', () => {
    const found = files.flatMap((path) => {
      const text = textOf(path);
      const counts = [countOf(text, FORM), countOf(text, SAVE)];
      return counts.some((count) => count > 0) ? [[path, counts] as const] : [];
    });
    const listed = Object.entries(TABLE).flatMap(([path, [forms, saves]]) => (forms + saves > 0 ? [[path, [forms, saves]] as const] : []));
    expect(Object.fromEntries(found), 'How does a new form say that it was not saved? Enter it above.').toEqual(Object.fromEntries(listed));
  });

  it.each(Object.entries(TABLE))('%s says it as its row says', (path, [, , ...ways]) => {
    const text = textOf(path);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(text, way).toMatch(WAYS[way]);
  });

  it('has nothing that is saved without a word about failing', () => {
    const silent = Object.entries(TABLE).filter(([, [, saves, ...ways]]) => saves > 0 && ways.includes('here'));
    expect(silent).toEqual([]);
  });

  it('no failure is shown by a toast alone that offers no other try, where there is one', () => {
    const alone = files.filter((path) => {
      const text = textOf(path);
      if (!/onError:|failed:|undoFailed:/.test(text)) return false;
      const toasts = text.match(/toast\(\{(?:[^{}]|\{[^{}]*\})*variant: 'destructive'(?:[^{}]|\{[^{}]*\})*\}\)/g) ?? [];
      return toasts.some((one) => !one.includes('action')) && !/<SaveFailed\b|failed=\{/.test(text);
    });
    expect(alone).toEqual([]);
  });
});

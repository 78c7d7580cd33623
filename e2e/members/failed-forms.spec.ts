import { wordsOf } from '../languages/speak.ts';
import { expect, type Locator, type Page } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { test } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';

/** Another language than that of texts by accident. */
test.use({ locale: 'de-DE' });
const say = wordsOf('de');

type Answer = { status: number; body?: string; json?: unknown; headers?: Record<string, string> } | 'timedout' | 'internetdisconnected';
const OWN_WORDS = 'Das gibt es hier schon.';

/** What a call may come back with, and what has to stand beside its control. */
const FAILURES: readonly (readonly [string, Answer, string])[] = [
  ['409 with the words of the server', { status: 409, json: { error: OWN_WORDS, code: 'conflict' } }, OWN_WORDS],
  ['422 of a machine', { status: 422, json: { detail: [{ msg: 'field required' }] } }, say('screens-common.not_saved_refused')],
  ['429', { status: 429, body: 'Too Many Requests', headers: { 'retry-after': '1' } }, say('screens-common.not_saved_busy')],
  [
    '500 with a page',
    { status: 500, headers: { 'content-type': 'text/html' }, body: '<html><h1>500 Internal Server Error</h1>nginx</html>' },
    say('screens-common.not_saved_server'),
  ],
  ['no answer in time', 'timedout', say('screens-common.not_saved_offline')],
  ['no network', 'internetdisconnected', say('screens-common.not_saved_offline')],
];
/** What stands there in their place where nothing was typed that could be refused or lost. */
const OF_A_PRESS = new Map(
  (['not_saved_refused not_saved', 'not_saved_server not_done_server', 'not_saved_offline not_done_offline'] as const).map((pair) => {
    const [ofForm = '', ofPress = ''] = pair.split(' ').map((id) => say(`screens-common.${id}`));
    return [ofForm, ofPress] as const;
  }),
);
const RAW = /<html|nginx|Internal Server Error|Too Many Requests|field required|\b(?:409|422|429|500)\b/u;

/** Answers the calls of a form as the test says at the moment; `null`: the server itself does. */
async function answering(page: Page, method: string, address: string): Promise<(answer: Answer | null) => void> {
  let now: Answer | null = null;
  await page.route(address, async (route) => {
    if (now === null || route.request().method() !== method) return route.fallback();
    return typeof now === 'string' ? route.abort(now) : route.fulfill(now);
  });
  return (answer) => {
    now = answer;
  };
}

type Form = {
  name: string;
  at: string;
  call: readonly [method: string, address: string];
  /** Fills it in; answers what sends it. */
  fill: (page: Page) => Promise<Locator>;
  /** Nothing is typed: a press, a switch. */
  isPress?: true;
  /** Still there after each failure. */
  holds?: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<void>;
};

const button = (page: Page, id: string) => page.getByRole('button', { name: say(id), exact: true });

const FORMS: readonly Form[] = [
  {
    name: 'a name',
    at: '/profile',
    call: ['PATCH', '**/api/users/*'],
    fill: async (page) => {
      await button(page, 'screens-profile.edit_profile').click();
      await page.getByLabel(say('screens-profile.first_name')).fill('Anabel');
      return button(page, 'screens-common.save');
    },
    holds: (page) => expect(page.getByLabel(say('screens-profile.first_name'))).toHaveValue('Anabel'),
    done: (page) => expect(page.getByRole('heading', { level: 1, name: /Anabel/u })).toBeVisible(),
  },
  {
    name: 'an access token',
    at: '/profile',
    call: ['POST', '**/api/access-tokens'],
    fill: async (page) => {
      await button(page, 'screens-profile.new_access_token').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(say('screens-common.name'), { exact: true }).fill('Tabelle');
      await sheet.getByRole('checkbox').first().check();
      return sheet.getByRole('button', { name: say('screens-profile.make_the_token') });
    },
    holds: (page) => expect(page.getByRole('dialog').getByLabel(say('screens-common.name'), { exact: true })).toHaveValue('Tabelle'),
    done: (page) => expect(page.getByRole('dialog', { name: say('screens-profile.your_access_token') })).toBeVisible(),
  },
  {
    name: 'a person',
    at: '/people',
    call: ['POST', '**/api/people'],
    fill: async (page) => {
      await button(page, 'screens-people.add_person').click();
      await page.getByLabel(say('screens-people.nickname')).fill('Ben');
      return button(page, 'screens-people.agree_and_save');
    },
    holds: (page) => expect(page.getByLabel(say('screens-people.nickname'))).toHaveValue('Ben'),
    done: (page) => expect(page.getByRole('heading', { level: 2, name: 'Ben' })).toBeVisible(),
  },
  {
    name: 'a link into the household',
    isPress: true,
    at: '/household',
    call: ['POST', '**/api/household/invitations'],
    fill: async (page) => button(page, 'screens-household.make_link'),
    done: (page) => expect(button(page, 'screens-household.send_link')).toBeVisible(),
  },
  {
    name: 'a switch of the watch',
    isPress: true,
    at: '/changes',
    call: ['PUT', '**/api/watch/settings'],
    fill: async (page) => page.getByRole('switch', { name: say('screens-watch.mail') }),
    done: (page) => expect(page.getByRole('switch', { name: say('screens-watch.mail') })).toBeChecked(),
  },
  {
    name: 'consent to health data',
    isPress: true,
    at: '/health-profile',
    call: ['POST', '**/api/health-profile'],
    fill: async (page) => {
      await page.getByRole('checkbox').check();
      return button(page, 'screens-health-profile.agree_and_continue');
    },
    holds: (page) => expect(page.getByRole('checkbox')).toBeChecked(),
    done: (page) => expect(page.getByRole('heading', { name: say('screens-health-profile.basic_information') })).toBeVisible(),
  },
];

/** Fails a form in every way, one after the other by its own "Try Again"; then it goes through. */
async function failInEveryWay(page: Page, form: Form): Promise<void> {
  await openPage(page, form.at);
  const answer = await answering(page, ...form.call);
  const sends = await form.fill(page);
  const again = button(page, 'screens-common.try_again');
  for (const [what, given, ofForm] of FAILURES) {
    const words = form.isPress === true ? (OF_A_PRESS.get(ofForm) ?? ofForm) : ofForm;
    await test.step(`${form.name}: ${what}`, async () => {
      answer(given);
      await ((await again.isVisible()) ? again : sends).click();
      await expect(page.getByText(words).first(), `${form.name}: ${what}`).toBeVisible();
      expect(await page.locator('body').innerText(), `${form.name}: ${what}`).not.toMatch(RAW);
      await form.holds?.(page);
      if (given === FAILURES[0]?.[1]) {
        await settled(page);
        await expectNoViolations(page, `${form.name} that the server refused`);
      }
    });
  }
  answer(null);
  await ((await again.isVisible()) ? again : sends).click();
  await form.done(page);
}

test.slow();

const [first, ...others] = FORMS;
if (first === undefined) throw new Error('There are forms');

test('a form that the server, a machine or the network fails says why in the language of the screen, keeps what was typed, and goes through by Try Again', async ({
  page,
}) => {
  await failInEveryWay(page, first);
});

test('so does every other kind of form and switch of a member', { tag: '@long' }, async ({ page }) => {
  for (const form of others) await failInEveryWay(page, form);
});

test('so does the sign-in', { tag: '@long' }, async ({ page, person }) => {
  await page.goto('/legal');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await openPage(page, '/auth');
  const answer = await answering(page, 'POST', '**/api/auth/login');
  const [email, password] = [page.getByLabel(say('screens-auth.email')), page.getByLabel(say('screens-auth.password'), { exact: true })];
  await email.fill(person.email);
  await password.fill(person.password);
  const again = button(page, 'screens-common.try_again');
  for (const [what, given] of FAILURES) {
    await test.step(what, async () => {
      answer(given);
      const called = page.waitForRequest('**/api/auth/login');
      await ((await again.isVisible()) ? again : button(page, 'screens-common.sign_in')).click();
      await called;
      await expect(again).toBeEnabled();
      expect(await page.locator('body').innerText(), what).not.toMatch(RAW);
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue(person.password);
    });
  }
  await expectNoViolations(page, 'a sign-in without a network');
  answer(null);
  await again.click();
  await expect(page).not.toHaveURL(/\/auth/u);
});

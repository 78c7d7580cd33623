import { test as base } from './app.ts';
import type { RunningServer } from './server.ts';

export const PASSWORD = 'a long walk in spring';

let count = 0;

/** A person who has not signed up. */
export function newPerson() {
  count += 1;
  const name = `ana${process.pid}x${count}`;
  return { firstName: 'Ana', lastName: 'Lima', username: name, email: `${name}@example.com`, password: PASSWORD };
}

export type Person = ReturnType<typeof newPerson>;

/** Signs a person up over HTTP, with the free trial where asked, which opens premium; returns what a device stores of it. */
export async function signUp(server: RunningServer, person: Person, { trial = false } = {}): Promise<{ token: string; user: string }> {
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, trial, surveyData: null, timeZone: 'Europe/Paris' }),
  });
  const body: unknown = await answer.json();
  const token: unknown = Reflect.get(Object(body), 'token');
  if (!answer.ok || typeof token !== 'string') throw new Error(`sign-up was refused: ${JSON.stringify(body)}`);
  return { token, user: JSON.stringify(Reflect.get(Object(body), 'user')) };
}

/** Journeys of a person who is signed in on this device; each test has a member of its own. */
export const test = base.extend<{ person: Person }>({
  person: async ({ server: _server }, use) => use(newPerson()),
  memory: async ({ server, person }, use) => {
    await use({ ...(await signUp(server, person)), hasSeenWelcomeSurvey: 'true' });
  },
});

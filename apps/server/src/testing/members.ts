import type { InjectOptions } from 'fastify';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'rye bread & 4 plums';

/** Calls the API as one member; `json` is the parsed answer. */
export type As = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<{ status: number; json: ReturnType<typeof JSON.parse>; headers: Record<string, unknown> }>;

/** Anyone, without a token. */
export function anyone({ app }: TestApp): As {
  return caller(app, {});
}

/** What `POST /api/auth/register` takes for a new member of this name. */
export const registration = (name: string, extra: object = {}) => ({
  email: `${name}@example.org`,
  password: PASSWORD,
  username: name,
  firstName: name,
  lastName: 'Tester',
  ...extra,
});

/** Signs a member up and returns how to call the API as them. */
export async function signUp(
  test: TestApp,
  name: string,
  extra: object = {},
): Promise<{ as: As; id: string; token: string; email: string }> {
  const body = registration(name, extra);
  const { status, json } = await anyone(test)('POST', '/api/auth/register', body);
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(json)}`);
  return { as: caller(test.app, { authorization: `Bearer ${json.token}` }), id: json.user.id, token: json.token, email: body.email };
}

/** The same member on another process. */
export const withToken = ({ app }: TestApp, token: string): As => caller(app, { authorization: `Bearer ${token}` });

function caller(app: TestApp['app'], own: Record<string, string>): As {
  return async (method, url, body, headers = {}) => {
    const options: InjectOptions = { method, url, headers: { ...own, ...headers }, ...(body !== undefined && { payload: body }) };
    const answer = await app.inject(options);
    return { status: answer.statusCode, json: answer.body === '' ? null : JSON.parse(answer.body), headers: answer.headers };
  };
}

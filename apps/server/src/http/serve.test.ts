import { endpoint } from '@labelwise/contracts/endpoint';
import { expect, it } from 'vitest';
import { startBareApp } from '../testing/bare-app.ts';
import { serve } from './serve.ts';

const asked = endpoint({
  method: 'GET',
  path: '/api/asked',
  summary: 'Says what it is called with.',
  tag: 'test',
  access: 'none',
  token: 'foods:read',
  errors: [],
});

it('the call of a handler has no getters of its own, with which V8 keeps each request among old objects', async () => {
  const { app, logs } = await startBareApp();
  const own: (readonly string[])[] = [];
  serve(app, asked, (call) => {
    const computed = Object.entries(Object.getOwnPropertyDescriptors(call)).filter(([, { get }]) => get !== undefined);
    own.push(computed.map(([name]) => name));
    expect(call.language).toBe('fr');
    expect(call.say('errors.not_our_cursor')).toBeTruthy();
  });
  const answer = await app.inject({ url: '/api/asked', headers: { 'accept-language': 'fr' } });
  expect(answer.statusCode, logs()).toBe(204);
  expect(answer.headers).toMatchObject({ 'content-language': 'fr', vary: 'Accept-Language' });
  expect(own).toEqual([[]]);
});

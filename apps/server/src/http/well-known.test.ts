import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestApp } from '../testing/test-app.ts';

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

describe('well-known addresses', () => {
  it('say what the operator has set', async () => {
    const { app } = await startTestApp('sqlite', {
      env: {
        PUBLIC_URL: 'https://food.example',
        ANDROID_APP: `app.labelwise ${FINGERPRINT}`,
        APPLE_APP_ID: 'ABCDE12345.app.labelwise',
        SECURITY_CONTACT: 'mailto:security@food.example',
      },
    });
    const get = (name: string) => app.inject(`/.well-known/${name}`);
    expect((await get('assetlinks.json')).json()[0].target).toEqual({
      namespace: 'android_app',
      package_name: 'app.labelwise',
      sha256_cert_fingerprints: [FINGERPRINT],
    });
    const apple = await get('apple-app-site-association');
    expect(apple.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(apple.json().applinks.details[0].appIDs).toEqual(['ABCDE12345.app.labelwise']);
    const security = await get('security.txt');
    expect(security.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(security.body).toMatch(/^Contact: mailto:security@food\.example\nExpires: \d{4}-\d\d-\d\dT\S+Z\n/u);
    expect((await get('change-password')).headers['location']).toBe('/profile');
  });

  it('are not there where nothing was set, but for the change of a password', async () => {
    const { app } = await startTestApp('sqlite');
    for (const name of ['assetlinks.json', 'apple-app-site-association', 'security.txt'])
      expect({ name, status: (await app.inject(`/.well-known/${name}`)).statusCode }).toEqual({ name, status: 404 });
    expect((await app.inject('/.well-known/change-password')).statusCode).toBe(302);
  });

  it.each([
    ['ANDROID_APP', 'app.labelwise'],
    ['APPLE_APP_ID', 'app.labelwise'],
    ['SECURITY_CONTACT', 'me'],
  ])('%s that cannot be right ends the start with its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name, 'u'));
  });
});

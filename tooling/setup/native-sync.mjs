/**
 * `npm run native:sync`: builds the web app for the shell and puts it, with the plugins, into the Android and iOS projects.
 * LABELWISE_API_URL names the server of the shell; a phone has no "same origin" to use instead.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNode, environment, root, run, say } from './node.mjs';

/** `https://labelwise.example` of the argument. @throws when it is missing or no address that a phone may use */
export function apiOrigin(given) {
  if (given === undefined || given === '')
    throw new Error(
      'LABELWISE_API_URL is not set: the address of your server, e.g. LABELWISE_API_URL=https://labelwise.example npm run native:sync',
    );
  if (!URL.canParse(given)) throw new Error(`LABELWISE_API_URL is no address: ${given}`);
  const { protocol, origin, pathname, username, search, hash } = new URL(given);
  if (protocol !== 'https:') throw new Error('LABELWISE_API_URL must begin with https:// – the shell opens no unencrypted connection');
  if (pathname !== '/' || username !== '' || search !== '' || hash !== '')
    throw new Error('LABELWISE_API_URL is scheme, host and port alone, without a path');
  return origin;
}

if (process.argv[1] === import.meta.filename) {
  try {
    sync(apiOrigin(process.env.LABELWISE_API_URL));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function sync(origin) {
  const env = { ...environment(ensureNode()), VITE_API_URL: origin, LABELWISE_SHELL: '1' };
  say(`building the web app for ${origin}`);
  run(
    'npm',
    ['run', '--silent', '--workspace', '@labelwise/web', 'build', '--', '--outDir', '../native/www', '--emptyOutDir'],
    env,
    'ignore',
  );
  writeFileSync(join(root, 'apps/native/android/shell.properties'), `linkHost=${new URL(origin).hostname}\n`);
  say('putting it into the Android and iOS projects');
  run('npm', ['run', '--silent', '--workspace', '@labelwise/native', 'sync'], env);
}

import { log } from '../../lib/log.ts';
import { forwardConsole } from '../console/native.ts';
import { watchNativeNetwork } from '../network/native.ts';
import { openSecrets } from '../storage/secrets/index.ts';
import { TOKEN_KEYS } from '../storage/token.ts';
import { followTheme } from '../system-bars/native.ts';

/** Console first, so that what fails after it is told; a link that cannot be watched must not keep the app from starting. */
export async function startNative(): Promise<void> {
  forwardConsole();
  followTheme();
  const watching = watchNativeNetwork().catch((error: unknown) => log.warn(`The network cannot be watched: ${String(error)}`));
  await Promise.all([openSecrets(TOKEN_KEYS), watching]);
}

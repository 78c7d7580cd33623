import path from 'node:path';
import { ConfigError, readConfig } from '../../config.ts';
import { type Finding, refused } from './finding.ts';
import { machineFindings } from './machine.ts';
import { serviceFindings } from './services.ts';
import { settingFindings } from './settings.ts';

const WEB_ROOT = path.join(import.meta.dirname, '../../../../web/dist');

/** Looks at every setting and at what it names, and changes nothing. */
export async function examine(env: Readonly<Record<string, string | undefined>>, now: number): Promise<Finding[]> {
  try {
    const config = readConfig(env);
    return [...settingFindings(config, env), ...(await machineFindings(config, now, WEB_ROOT)), ...(await serviceFindings(config))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [refused('settings', error.message)];
  }
}

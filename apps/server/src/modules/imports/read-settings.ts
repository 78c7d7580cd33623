import type { AccountImport } from '@labelwise/contracts/imports';
import { LANGUAGES } from '@labelwise/contracts/languages';
import type { MemberTable } from '../../db/schema/members.ts';
import { knownTimeZone } from '../users/users.service.ts';

type File = Readonly<Record<string, unknown>>;

/** Units, time zone and language of the member of an export. */
export function settingsOf({ member }: File): Pick<MemberTable, 'units' | 'timeZone' | 'language'> {
  const row: unknown = Array.isArray(member) ? member[0] : null;
  if (typeof row !== 'object' || row === null) return { units: null, timeZone: null, language: null };
  const units = 'units' in row && (row.units === 'metric' || row.units === 'imperial') ? row.units : null;
  const zone = 'timeZone' in row && typeof row.timeZone === 'string' && row.timeZone.length <= 64 ? row.timeZone : null;
  const written = 'language' in row ? row.language : null;
  return { units, timeZone: knownTimeZone(zone), language: LANGUAGES.find((language) => language === written) ?? null };
}

/** What the member of an export chose of the watch; `none`: what everybody has who chose nothing. */
export function watchOf({ watchSetting }: File): AccountImport['watch'] {
  const row: unknown = Array.isArray(watchSetting) ? watchSetting[0] : null;
  const [isOn, digest]: unknown[] = [Reflect.get(Object(row), 'isOn'), Reflect.get(Object(row), 'digest')];
  if (isOn === 0) return 'off';
  return isOn === 1 && digest === 1 ? 'mail' : 'none';
}

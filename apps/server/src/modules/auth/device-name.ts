const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/u, 'iOS'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/u, 'Linux'],
];
const BROWSERS: readonly [RegExp, string][] = [
  [/Labelwise/u, 'Labelwise app'],
  [/Edg\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/Firefox|FxiOS/u, 'Firefox'],
  [/Chrom(?:e|ium)|CriOS/u, 'Chrome'],
  [/Safari/u, 'Safari'],
];

/** "Chrome on Android": enough for a person to know a device again; the full user agent is not kept. */
export function deviceName(userAgent: string | undefined): string {
  const find = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS) ?? 'A browser';
  const system = find(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}

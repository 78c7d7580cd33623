import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/iu;
/** Of an IPv6 address, 16 bits each: a household has the 64 bits behind them to itself. @source RFC 6177 */
const NETWORK_PARTS = 4;

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address. */
export function householdOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = MAPPED_IPV4.exec(ip)?.groups?.['ipv4'];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const parts = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const [head, tail] = [parts(before), parts(after)];
  const whole = after === undefined ? head : [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  const network = whole.slice(0, NETWORK_PARTS).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Look-up with score over HTTP beside the same server's empty route, in alternating rounds, on SQLite and PostgreSQL. */
import type { Call } from './lib/connection.ts';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { gtinAt, randomFrom } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { cpuMilliseconds, emptyCall, load } from './lib/load.ts';
import { startServer } from './lib/server.ts';
import { count, median, printTable, quantile } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 20_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 32;
/** So few that each has just been asked for. */
const FEW = 400;

type Measured = { readonly cpu: number; readonly rate: number; readonly p50: number; readonly p99: number };

for (const [name, open] of [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const) {
  await using database = await open();
  await fillCatalogue(database.config, FOODS);
  await using server = await startServer(database);
  const routes = await routesOf(server.url);
  const measured = new Map<string, Measured[]>(routes.map(([route]) => [route, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [route, next] of routes) {
      const before = cpuMilliseconds(server.pid);
      const { calls, rate, times } = await load({ url: server.url, connections: CONNECTIONS, seconds: round === 0 ? 2 : SECONDS, next });
      const ms = [...times.values()].flat();
      // The first round warms the server up.
      if (round > 0)
        measured.get(route)?.push({
          cpu: (1000 * (cpuMilliseconds(server.pid) - before)) / calls,
          rate,
          p50: quantile(ms, 0.5),
          p99: quantile(ms, 0.99),
        });
    }
  }
  const middle = (route: string, of: keyof Measured): number => median((measured.get(route) ?? []).map((one) => one[of]));
  printTable(
    `HTTP, ${count(FOODS)} foods on ${name}, ${CONNECTIONS} connections, median of ${ROUNDS} × ${SECONDS} s`,
    ['route', 'req/s', 'of empty', 'CPU µs/req', 'of empty', 'p50 ms', 'p99 ms'],
    routes.map(([route]) => [
      route,
      count(middle(route, 'rate')),
      share(middle(route, 'rate'), middle('empty route', 'rate')),
      count(middle(route, 'cpu')),
      share(middle('empty route', 'cpu'), middle(route, 'cpu')),
      middle(route, 'p50').toFixed(1),
      middle(route, 'p99').toFixed(1),
    ]),
  );
}

function share(of: number, all: number): string {
  return `${Math.round((100 * of) / all)} %`;
}

async function routesOf(url: string): Promise<(readonly [string, () => Call])[]> {
  const random = randomFrom(1);
  const anyOf = (foods: number, from = 0): string => `/api/foods/barcode/${gtinAt(from + Math.floor(random() * foods))}`;
  const lookUp = (path: string, more: Pick<Call, 'headers' | 'status'> = {}): Call => ({ kind: 'look-up', method: 'GET', path, ...more });
  const one = `/api/foods/barcode/${gtinAt(1)}`;
  const headers = `if-none-match: ${(await fetch(url + one)).headers.get('etag') ?? ''}\r\n`;
  return [
    ['empty route', emptyCall],
    ['look-up + score, any food', () => lookUp(anyOf(FOODS))],
    [`look-up + score, ${FEW} foods`, () => lookUp(anyOf(FEW))],
    ['look-up, 304', () => lookUp(one, { headers, status: 304 })],
    ['look-up, 404', () => lookUp(anyOf(FOODS, FOODS), { status: 404 })],
  ];
}

/** Look-up with score over HTTP beside the same server's empty route, in alternating rounds, on SQLite and PostgreSQL. */
import { existsSync, readFileSync } from 'node:fs';
import autocannon, { type Result } from 'autocannon';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { gtinAt, randomFrom } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { startServer } from './lib/server.ts';
import { count, median, printTable } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 20_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = 3;
const CONNECTIONS = 32;
const PATHS = 400;

type Route = {
  readonly name: string;
  readonly path: () => string;
  readonly headers: Record<string, string>;
  readonly status: number;
  /** Another path with each request, so that no answer is repeated soon; else the same 400 each time. */
  readonly everyTime?: boolean;
};

for (const [name, open] of [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const) {
  await using database = await open();
  await fillCatalogue(database.config, FOODS);
  await using server = await startServer(database);
  const routes = await routesOf(server.url);
  const rates = new Map(
    routes.map((route) => [route.name, { cpu: [] as number[], rate: [] as number[], p50: [] as number[], p99: [] as number[] }]),
  );
  for (let round = 0; round <= ROUNDS; round++) {
    for (const route of routes) {
      const before = cpuMicroseconds(server.pid);
      const result = await load(server.url, route, round === 0 ? 1 : SECONDS);
      const cpu = (cpuMicroseconds(server.pid) - before) / result.requests.total;
      // The first round warms the server up.
      if (round > 0) {
        rates.get(route.name)?.cpu.push(cpu);
        rates.get(route.name)?.rate.push(result.requests.average);
        rates.get(route.name)?.p50.push(result.latency.p50);
        rates.get(route.name)?.p99.push(result.latency.p99);
      }
    }
  }
  const empty = median(rates.get('empty route')?.rate ?? []);
  printTable(
    `HTTP, ${count(FOODS)} foods on ${name}, ${CONNECTIONS} connections, median of ${ROUNDS} × ${SECONDS} s`,
    ['route', 'req/s', 'of empty', 'CPU µs/req', 'p50 ms', 'p99 ms'],
    [...rates].map(([route, { rate, cpu, p50, p99 }]) => [
      route,
      count(median(rate)),
      `${Math.round((100 * median(rate)) / empty)} %`,
      count(median(cpu)),
      median(p50).toFixed(0),
      median(p99).toFixed(0),
    ]),
  );
}

async function routesOf(url: string): Promise<Route[]> {
  const random = randomFrom(1);
  const known = (): string => `/api/foods/barcode/${gtinAt(Math.floor(random() * FOODS))}`;
  const one = `/api/foods/barcode/${gtinAt(1)}`;
  const etag = (await fetch(url + one)).headers.get('etag') ?? '';
  return [
    { name: 'empty route', path: () => '/api/empty', headers: {}, status: 200 },
    { name: 'look-up + score, any food', path: known, headers: {}, status: 200, everyTime: true },
    { name: 'look-up + score, 400 foods', path: known, headers: {}, status: 200 },
    { name: 'look-up, 304', path: () => one, headers: { 'if-none-match': etag }, status: 304 },
    { name: 'look-up, 404', path: () => `/api/foods/barcode/${gtinAt(FOODS + Math.floor(random() * FOODS))}`, headers: {}, status: 404 },
  ];
}

async function load(url: string, route: Route, seconds: number): Promise<Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: route.headers,
    // Written out beforehand, so that the client spends no time on it while it measures.
    requests:
      route.everyTime === true
        ? [{ setupRequest: (request) => ({ ...request, path: route.path() }) }]
        : Array.from({ length: PATHS }, () => ({ method: 'GET' as const, path: route.path() })),
  });
  const wrong = result.statusCodeStats?.[String(route.status)]?.count !== result.requests.total;
  if (result.errors > 0 || wrong) throw new Error(`${route.name}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return result;
}

/** Processor time of the server, kernel included: distinguishes a slow server from a busy machine. 0 where there is no /proc. */
function cpuMicroseconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

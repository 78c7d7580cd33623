/**
 * Processor time of a request by the number of processes that share one PostgreSQL. On a machine of few cores more processes bring no more
 * throughput; what they must not bring is more work.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { postgresDatabase } from './lib/databases.ts';
import { gtinAt, randomFrom } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { startServer } from './lib/server.ts';
import { count, median, printTable } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 5000);
/** Of a round, for each process. */
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 1500);
const COUNTS = [1, 2, 4] as const;
const MEMBERS = 8;
/** For each process: what they do together in one turn of their loops is then the same. */
const CONCURRENCY = 8;
const ROUNDS = 5;
/** How far the processor time of a request may lie from that of one process. */
const BAR = 0.1;

type Ask = { method: 'GET' | 'POST'; path: string; token: string | null; body: object | null };

const random = randomFrom(1);
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
await using database = await postgresDatabase();
await fillCatalogue(database.config, FOODS);
const settings = { ...database, env: { ...database.env, FREE_SCANS_PER_DAY: '0' } };
await using started = new AsyncDisposableStack();
const groups = await Promise.all(
  COUNTS.map(async (size) => ({
    size,
    servers: await Promise.all(Array.from({ length: size }, async () => started.use(await startServer(settings)))),
    spent: [] as number[],
  })),
);
const first = groups[0]?.servers[0];
if (first === undefined) throw new Error('No server was started');
const tokens = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => signUp(first.url, index)));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { size, servers, spent } of groups) {
    const before = processorTime(servers);
    await load(servers.map(({ url }) => url));
    // The first round warms everything up: a process translates its code as it is used.
    if (round > 0) spent.push(((processorTime(servers) - before) * 1000) / (REQUESTS * size));
  }
}
agent.destroy();
const alone = median(groups[0]?.spent ?? []);
printTable(
  `Processes on one PostgreSQL: ${count(REQUESTS)} requests a round and process (7 of 10 look-ups, 2 scans saved, 1 list), ${CONCURRENCY} at once, median of ${ROUNDS}`,
  ['processes', 'CPU µs/req', 'of one process'],
  groups.map(({ size, spent }) => {
    const ratio = median(spent) / alone;
    return [
      String(size),
      count(median(spent)),
      `${Math.round(100 * ratio)} %${Math.abs(ratio - 1) > BAR ? ` beyond ±${100 * BAR} %` : ''}`,
    ];
  }),
);

/** Each process in its turn, as a balancer does. */
async function load(urls: readonly string[]): Promise<void> {
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < REQUESTS * urls.length) {
      sent += 1;
      await send(urls[sent % urls.length] ?? '', next());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY * urls.length }, client));
}

function next(): Ask {
  const food = gtinAt(Math.floor(random() * FOODS));
  const token = tokens[Math.floor(random() * tokens.length)] ?? null;
  const kind = random();
  if (kind < 0.7) return { method: 'GET', path: `/api/foods/barcode/${food}`, token: null, body: null };
  if (kind < 0.9) return { method: 'POST', path: '/api/scans', token, body: { foodId: food } };
  return { method: 'GET', path: '/api/scans?limit=20', token, body: null };
}

async function signUp(url: string, index: number): Promise<string> {
  const name = `bench${index}`;
  const body = { email: `${name}@example.org`, password: 'rye bread & 4 plums', username: name, firstName: name, lastName: 'Bench' };
  return JSON.parse(await send(url, { method: 'POST', path: '/api/auth/register', token: null, body })).token;
}

function send(url: string, { method, path, token, body }: Ask): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
    const asked = request(new URL(path, url), { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body === null ? undefined : JSON.stringify(body));
  });
}

/** Of all these processes, kernel included, ms. 0 where there is no /proc. */
function processorTime(servers: readonly { pid: number }[]): number {
  return servers.reduce((sum, { pid }) => {
    if (!existsSync(`/proc/${pid}/stat`)) return sum;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}

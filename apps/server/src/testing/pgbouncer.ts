import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './postgres-server.ts';

/** Where the set-up found or put PgBouncer (`tooling/setup/steps.mjs`); undefined where it cannot be had. */
export const PGBOUNCER = process.env['PGBOUNCER_PATH'];

const NOBODY = 65_534;

/** Starts PgBouncer in transaction mode, with few sessions, in front of a server that trusts who connects. */
export async function startPgBouncer(serverUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  if (PGBOUNCER === undefined) throw new Error('There is no PgBouncer');
  const { port: serverPort } = new URL(serverUrl);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-pgbouncer-'));
  await chmod(folder, 0o755);
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
server_round_robin = 1
`,
  );
  const child = spawn(PGBOUNCER, [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: process.env['PGBOUNCER_LIBRARIES'] ?? '' },
    // It refuses to run as root; nobody can read what it needs.
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (/process up/u.test(line)) resolve();
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`PgBouncer ended: ${lines.join('\n')}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/`,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @source PgBouncer's documentation, "ignore_startup_parameters": these it follows itself */
const FOLLOWED = new Set([
  'user',
  'database',
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
  'application_name',
]);
const SSL_REQUEST = 80_877_103;
const READY = 'Z';

type Session = { socket: Socket; client: Client | null };
type Client = { socket: Socket; session: Session | null; lastSession: Session | null; open: number; waiting: Buffer[] };

type Pooler = { url: string /** Transactions so far. */; transactions: () => number; close: () => Promise<void> };

/**
 * What PgBouncer does in transaction mode, with every freedom it has: each transaction of a client gets another session of the server, and
 * parameters of a session are refused. What rests on a session (named statements, SET, locks, LISTEN, temporary tables) fails behind it.
 *
 * @param serverUrl of a server that trusts who connects
 */
export async function startTransactionPooler(serverUrl: string, sessions = 3): Promise<Pooler> {
  const { hostname, port } = new URL(serverUrl);
  const byDatabase = new Map<string, Promise<Session[]>>();
  const queue: { client: Client; sessions: Session[] }[] = [];
  const sockets = new Set<Socket>();
  let transactions = 0;

  const sessionsOf = (database: string): Promise<Session[]> => {
    const known = byDatabase.get(database) ?? Promise.all(Array.from({ length: sessions }, () => openSession(database)));
    byDatabase.set(database, known);
    return known;
  };

  async function openSession(database: string): Promise<Session> {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('error', () => undefined);
    const session: Session = { socket, client: null };
    socket.write(startup({ user: 'postgres', database }));
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('The server closed the session')));
      onMessages(socket, 0, (type, message) => {
        if (session.client !== null) answer(session, type, message);
        else if (type === READY) resolve();
      });
    });
    return session;
  }

  /** Passes an answer on; after the last one outside a transaction the session is free for another client. */
  function answer(session: Session, type: string, message: Buffer): void {
    const { client } = session;
    if (client === null) return;
    client.socket.write(message);
    if (type !== READY) return;
    client.open -= 1;
    if (client.open > 0 || message.toString('latin1', 5, 6) !== 'I') return;
    transactions += 1;
    session.client = null;
    client.session = null;
    client.lastSession = session;
    advance();
  }

  /** Whoever waits gets a session that is not the one it had before. */
  function advance(): void {
    for (const entry of queue.slice()) {
      const { client } = entry;
      const free = entry.sessions.find((session) => session.client === null && session !== client.lastSession);
      if (free === undefined) continue;
      queue.splice(queue.indexOf(entry), 1);
      free.client = client;
      client.session = free;
      for (const message of client.waiting.splice(0)) free.socket.write(message);
    }
  }

  async function welcome(socket: Socket, database: string, assign: (found: Session[]) => void): Promise<void> {
    try {
      assign(await sessionsOf(database));
      socket.write(WELCOME);
    } catch {
      socket.destroy();
    }
  }

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const client: Client = { socket, session: null, lastSession: null, open: 0, waiting: [] };
    let own: Session[] | null = null;
    onMessages(socket, 1, (type, message) => {
      if (type === '') {
        if (message.readInt32BE(4) === SSL_REQUEST) return void socket.write('N');
        const parameters = parametersOf(message);
        const refused = [...parameters.keys()].find((name) => !FOLLOWED.has(name));
        if (refused !== undefined) return void socket.end(refusal(`unsupported startup parameter: ${refused}`));
        void welcome(socket, parameters.get('database') ?? '', (found) => (own = found));
        return;
      }
      if (type === 'X') return void socket.end();
      if (type === 'Q' || type === 'S') client.open += 1;
      if (client.session !== null) return void client.session.socket.write(message);
      client.waiting.push(message);
      if (client.waiting.length === 1 && own !== null) queue.push({ client, sessions: own });
      advance();
    });
    socket.on('close', () => {
      // A client that left in a transaction: the server rolls it back when the session ends.
      client.session?.socket.destroy();
    });
  }

  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `postgres://postgres@127.0.0.1:${isAddress(address) ? address.port : 0}/`,
    transactions: () => transactions,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null;

/**
 * Cuts what comes into messages: a letter, a length, content.
 * @param untyped how many of the first messages have no letter; a request for TLS counts as none
 */
function onMessages(socket: Socket, untyped: number, take: (type: string, message: Buffer) => void): void {
  let left = untyped;
  let buffered: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const letter = left > 0 ? 0 : 1;
      if (buffered.length < letter + 4) return;
      const size = letter + buffered.readInt32BE(letter);
      if (buffered.length < size) return;
      const message = buffered.subarray(0, size);
      buffered = buffered.subarray(size);
      if (letter === 0 && message.readInt32BE(4) !== SSL_REQUEST) left -= 1;
      take(letter === 0 ? '' : message.toString('latin1', 0, 1), message);
    }
  });
}

function parametersOf(message: Buffer): Map<string, string> {
  const words = message.toString('utf8', 8).split('\0');
  const parameters = new Map<string, string>();
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2) parameters.set(words[at] ?? '', words[at + 1] ?? '');
  return parameters;
}

function startup(parameters: Record<string, string>): Buffer {
  const words = Object.entries(parameters).flat();
  const body = Buffer.concat([int32(196_608), Buffer.from(`${words.join('\0')}\0\0`)]);
  return Buffer.concat([int32(body.length + 4), body]);
}

/** Trusted, a status that the client asks for, and ready. */
const WELCOME = Buffer.concat([
  message('R', int32(0)),
  message('S', Buffer.from('server_version\x0018.0\0')),
  message(READY, Buffer.from('I')),
]);

const refusal = (text: string): Buffer => message('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

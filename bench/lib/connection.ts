/** One open connection of a load: requests are written and answers read as bytes, so that the generator takes little of the processor that it shares. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** `headers`: lines of the request, each ended by CR LF; `status`: of a right answer, any of success where it is not given. */
export type Call = {
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: string;
  readonly status?: number;
};
export type Connection = {
  /** @throws where the answer is not the right one */
  send: (call: Call, token: string | undefined) => Promise<void>;
  close: () => void;
};

const HEAD_END = Buffer.from('\r\n\r\n');
/** Has no body, and no length. */
const NOT_MODIFIED = 304;
const LENGTH = /\r\ncontent-length: (?<bytes>\d+)/iu;

type Waiting = { call: Call; resolve: () => void; reject: (error: Error) => void };

export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  const state: { waiting: Waiting | null } = { waiting: null };
  const finish = (failure?: Error): void => {
    const { waiting } = state;
    state.waiting = null;
    if (failure === undefined) waiting?.resolve();
    else waiting?.reject(failure);
  };
  socket.on('error', finish).on('close', () => finish(new Error('the connection was closed')));
  readAnswers(socket, (status) => {
    const call = state.waiting?.call;
    const isRight = call?.status === undefined ? status < 300 : status === call.status;
    finish(isRight ? undefined : new Error(`${call?.method} ${call?.path}: ${status}`));
  });
  return {
    send: (call, token) =>
      new Promise((resolve, reject) => {
        state.waiting = { call, resolve, reject };
        socket.write(textOf(call, token, host));
      }),
    close: () => socket.destroy(),
  };
}

function textOf({ method, path, body, headers = '' }: Call, token: string | undefined, host: string): string {
  const who = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const what = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}${who}${what}\r\n${body ?? ''}`;
}

/** Counts the bytes of each answer, one at a time; @throws where one says no length */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let head = Buffer.alloc(0);
  let left = 0;
  let status = 0;
  socket.on('data', (chunk) => {
    let rest = chunk;
    if (left === 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      const length = LENGTH.exec(text)?.groups?.['bytes'] ?? (status === NOT_MODIFIED ? '0' : undefined);
      if (length === undefined) throw new Error(`no length: ${text}`);
      left = Number(length);
      rest = head.subarray(end + HEAD_END.length);
      head = Buffer.alloc(0);
    }
    left -= rest.length;
    if (left <= 0) onAnswer(status);
  });
}

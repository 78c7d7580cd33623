/** Everything that a server on the internet may do instead of answering. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export type Misbehaviour =
  | 'refuse'
  | 'reset'
  | 'hang'
  | 'drip'
  | 'throttle'
  | 'fail'
  | 'overload'
  | 'html'
  | 'truncated'
  | 'other-json'
  | 'huge'
  | 'gzip-bomb'
  | 'redirect-inside'
  | 'redirect-loop';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');
/** 200 MB of spaces in about 200 kB: a gzip body may be several, one behind the other (RFC 1952, section 2.2), so one is packed. */
const bomb = (): Buffer => Buffer.concat(Array<Buffer>(200).fill(gzipSync(MEGABYTE)));

export const MISBEHAVIOURS: Readonly<Record<Misbehaviour, Handler>> = {
  refuse: (request) => {
    request.socket.destroy();
  },
  reset: (_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' });
    response.write('{"code":"1"', () => {
      response.socket?.resetAndDestroy();
    });
  },
  hang: () => undefined,
  drip: (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => {
      clearInterval(timer);
    });
  },
  throttle: (_request, response) => {
    response.writeHead(429, { ...JSON_TYPE, 'retry-after': '30' }).end('{}');
  },
  fail: (_request, response) => {
    response.writeHead(500, JSON_TYPE).end('{}');
  },
  overload: (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Overloaded</h1>');
  },
  html: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Be back soon');
  },
  truncated: (_request, response) => {
    response.writeHead(200, JSON_TYPE).end('{"code":"3017620422003","product":{"product_na');
  },
  'other-json': (_request, response) => {
    response.writeHead(200, JSON_TYPE).end('{"hello":"world"}');
  },
  huge: (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    let left = 50;
    const pour = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(MEGABYTE)) {
          response.once('drain', pour);
          return;
        }
      }
      response.end();
    };
    pour();
  },
  'gzip-bomb': (_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb());
  },
  'redirect-inside': (_request, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
  },
  'redirect-loop': (request, response) => {
    response.writeHead(302, { location: request.url ?? '/' }).end();
  },
};

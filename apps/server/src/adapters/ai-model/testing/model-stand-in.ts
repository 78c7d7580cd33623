/** A local server with the OpenAI chat completions protocol and streaming, working or failing. It has no model. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { MISBEHAVIOURS, type Misbehaviour } from '../../open-food-facts/testing/misbehaviours.ts';

export type ModelMessage = { role: string; content: string | null; tool_calls?: unknown[] };
/** What a call asked for, as it arrived. */
export type ModelCall = { authorization: string | undefined; body: string; messages: ModelMessage[]; tools: string[]; toolChoice: unknown };
/** One answer: pieces of text with a pause between them, or calls of tools. The last piece waits for `until`. */
export type ModelTurn = {
  text?: readonly string[];
  pauseMs?: number;
  until?: Promise<unknown>;
  calls?: ReadonlyArray<{ name: string; arguments: object | string }>;
  finish?: string | null;
};
/** Decides on an answer by what was asked; `round` counts the calls since the script was set, from 0. */
export type ModelScript = (call: ModelCall, round: number) => ModelTurn;

const STREAM_FAULTS = {
  'reset mid-stream': (response: ServerResponse) => {
    begin(response, 'Oats are ');
    setTimeout(() => response.socket?.resetAndDestroy(), 30);
  },
  'truncated stream': (response: ServerResponse) => {
    begin(response, 'Oats are ');
    response.end('data: {"choices":[{"delta":{"conte');
  },
  'stream without an end': (response: ServerResponse) => {
    begin(response, 'Oats are ');
    response.end();
  },
  'stream that stands still': (response: ServerResponse) => {
    begin(response, 'Oats are ');
  },
  'endless stream': (response: ServerResponse) => {
    begin(response, '');
    const pour = (): void => {
      while (!response.destroyed && response.write(event({ content: 'fiber '.repeat(50) })));
    };
    response.on('drain', pour);
    pour();
  },
} as const;
export type ModelFault = Misbehaviour | keyof typeof STREAM_FAULTS;
export const MODEL_FAULTS: readonly ModelFault[] = [
  'refuse',
  'reset',
  'hang',
  'drip',
  'throttle',
  'fail',
  'overload',
  'html',
  'truncated',
  'other-json',
  'huge',
  'gzip-bomb',
  'redirect-inside',
  'redirect-loop',
  'reset mid-stream',
  'truncated stream',
  'stream without an end',
  'stream that stands still',
  'endless stream',
];

export type ModelStandIn = {
  /** For `AI_BASE_URL`. */
  readonly url: string;
  readonly calls: ModelCall[];
  /** What it answers from now on. */
  script: (next: ModelScript) => void;
  /** The failure of every later call; `null` ends it. */
  misbehave: (how: ModelFault | null) => void;
  close: () => Promise<void>;
};

/** Starts on a free port of the loopback address; it repeats the question until it is given an answer. */
export async function startModelStandIn(port = 0): Promise<ModelStandIn> {
  const calls: ModelCall[] = [];
  let script: ModelScript = ({ messages }) => ({ text: ['You asked: ', messages.at(-1)?.content ?? ''] });
  let round = 0;
  let fault: ModelFault | null = null;

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = readCall(request.headers.authorization, await readText(request));
    calls.push(call);
    if (fault !== null) misbehave(fault, request, response);
    else await say(response, script(call, round++));
  }
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    script(next) {
      script = next;
      round = 0;
    },
    misbehave(how) {
      fault = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function misbehave(fault: ModelFault, request: IncomingMessage, response: ServerResponse): void {
  if (fault in STREAM_FAULTS) Object.entries(STREAM_FAULTS).find(([name]) => name === fault)?.[1](response);
  else Object.entries(MISBEHAVIOURS).find(([name]) => name === fault)?.[1](request, response);
}

function readCall(authorization: string | undefined, body: string): ModelCall {
  const asked = JSON.parse(body);
  const tools: Array<{ function: { name: string } }> = asked.tools ?? [];
  return { authorization, body, messages: asked.messages, tools: tools.map((tool) => tool.function.name), toolChoice: asked.tool_choice };
}

async function say(response: ServerResponse, { text = [], pauseMs = 0, until, calls = [], finish }: ModelTurn): Promise<void> {
  begin(response, '');
  for (const [place, piece] of text.entries()) {
    if (place === text.length - 1) await until;
    response.write(event({ content: piece }));
    if (pauseMs > 0) await pause(pauseMs);
    if (response.destroyed) return;
  }
  const toolCalls = calls.map(({ name, arguments: given }, index) => ({
    index,
    id: `call_${Math.random().toString(36).slice(2)}`,
    type: 'function',
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  }));
  if (toolCalls.length > 0) response.write(event({ tool_calls: toolCalls }));
  response.write(event({}, finish === undefined ? (toolCalls.length > 0 ? 'tool_calls' : 'stop') : finish));
  response.end('data: [DONE]\n\n');
}

function begin(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ role: 'assistant', content }));
}

function event(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ id: 'chat', object: 'chat.completion.chunk', created: 0, model: 'stand-in', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

import type { Endpoint } from '@labelwise/contracts/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { $ZodType, input, output } from 'zod/v4/core';
import { say } from '../i18n/say.ts';
import { NOT_DONE_TEXTS, NOT_SAVED_TEXTS, type SaveFailure } from '../lib/save-failure.ts';
import type { HttpAnswer } from '../platform/http/answer.ts';
import { ApiError, type Http, type HttpOptions, http } from '../platform/http/http.ts';
import { currentRevision } from './preferences-updated.ts';

/**
 * Calls of the API by their contracts: method, address, body and answer follow from the endpoint. The schemas come with the endpoint that
 * a caller hands over; this file loads none, so that the first load stays free of them.
 */

type Part<E, Name extends string> =
  E extends Readonly<Record<Name, infer Schema extends $ZodType>>
    ? Partial<input<Schema>> extends input<Schema>
      ? { readonly [K in Name]?: input<Schema> }
      : { readonly [K in Name]: input<Schema> }
    : unknown;

type Extras = {
  readonly signal?: AbortSignal | undefined;
  /** A repeated call with the same key has no further effect. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of a further page, as the `Link` header of the page before named it. */
  readonly link?: string | undefined;
};

/** What a call needs: path parameters, query and body as the contract types them. */
export type CallInput<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Extras;
export type CallOutput<E> = E extends { readonly answer: infer Schema extends $ZodType } ? output<Schema> : undefined;
type Inputs<E> = Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];
/** The same without the contract's types: for what works with any endpoint. */
export type Given = Extras & {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

/** The server answered something that its contract does not allow. */
export class ContractError extends Error {
  override name = 'ContractError';
  /** The part of the answer that is another than agreed, "" where that is the answer itself. */
  readonly field: string;
  constructor({ method, path }: Endpoint, field: string, issue: string) {
    super(`${method} ${path} answered outside its contract: ${field} ${issue}`);
    this.field = field;
  }
}

/** How long a change may take before it counts as not made; the slowest of ours, an import, takes some seconds. */
export const SAVE_LIMIT_MS = 30_000;

/** The parsed answer of an endpoint. @throws ApiError of a refusal, ContractError of an answer of another shape */
export async function call<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>): Promise<CallOutput<E>>;
export async function call(endpoint: Endpoint, given: Given = {}): Promise<unknown> {
  const body = await json(endpoint, given);
  const result = await endpoint.answer?.['~standard'].validate(body);
  if (result?.issues === undefined) return result?.value;
  const [issue] = result.issues;
  throw new ContractError(endpoint, issue?.path?.map(String).join('.') ?? '', issue?.message ?? '');
}

/** Makes ready what checks an answer, so that checking the first one takes half as long. */
export function prepare({ answer }: Endpoint): void {
  void answer?.['~standard'].validate(null);
}

/**
 * Has the server do something of which only success matters. The body of the answer is not read, so that an installed app also works with
 * a server of another version. @throws ApiError of a refusal
 */
export async function execute<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>): Promise<void>;
export async function execute(endpoint: Endpoint, given: Given = {}): Promise<void> {
  await http.json(addressOf(endpoint, given), limited(optionsOf(endpoint, given)));
}

/** The JSON of an answer as it came, null for an empty one: for readers that are more lenient than the contract. @throws ApiError */
export async function fetchJson<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>): Promise<unknown>;
export async function fetchJson(endpoint: Endpoint, given: Given = {}): Promise<unknown> {
  return json(endpoint, given);
}

/** The answer, regardless of its status: for streams, files, and where a refusal is an outcome. @throws when no answer came */
export function send<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>): Promise<HttpAnswer>;
export function send(endpoint: Endpoint, given: Given = {}): Promise<HttpAnswer> {
  return sendGiven(endpoint, given);
}

/** {@link send} for any endpoint, over a connection that tests may replace. */
export function sendGiven(endpoint: Endpoint, given: Given, via: Pick<Http, 'send'> = http): Promise<HttpAnswer> {
  return via.send(addressOf(endpoint, given), optionsOf(endpoint, given));
}

/** The query of an endpoint that is read: its key is its address, so that invalidating the address invalidates it. */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, ...inputs),
    queryFn: async ({ signal }): Promise<CallOutput<E>> => call(endpoint, ...withSignal<E>(inputs, signal)),
  });
}

/** As {@link endpointQuery}, of what is judged or proposed for the member: none from before a change of theirs is shown after it. */
export function judgedQuery<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>) {
  return queryOptions({
    queryKey: [...keyOf(endpoint, ...inputs), currentRevision()],
    queryFn: async ({ signal }): Promise<CallOutput<E>> => call(endpoint, ...withSignal<E>(inputs, signal)),
  });
}

/** The key of an endpoint's data; of all its data where the input is left away. */
export function keyOf<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E> | []): readonly [string];
export function keyOf(endpoint: Endpoint, given: Given = {}): readonly [string] {
  return [addressOf(endpoint, given)];
}

function withSignal<E>(inputs: Inputs<E>, signal: AbortSignal): Inputs<E>;
function withSignal([given]: [Given?], signal: AbortSignal): [Given] {
  return [{ ...given, signal }];
}

/** The address of a call: `:name` of the path is replaced by the parameter of that name. */
export function addressOf({ path }: Endpoint, { params, query, link }: Given): string {
  if (link !== undefined) return link;
  const named = fieldsOf(params);
  const filled = path.replaceAll(/:(\w+)/g, (whole, name: string) => (name in named ? encodeURIComponent(String(named[name])) : whole));
  const asked = Object.entries(fieldsOf(query)).filter(([, value]) => value !== undefined);
  return asked.length === 0
    ? filled
    : `${filled}?${asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

function optionsOf({ method }: Endpoint, { body, headers, idempotencyKey, signal }: Given): HttpOptions {
  return {
    method,
    signal,
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined && idempotencyKey === undefined
      ? {}
      : { headers: { ...headers, ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }) } }),
  };
}

async function json(endpoint: Endpoint, given: Given): Promise<unknown> {
  return (await http.json(addressOf(endpoint, given), limited(optionsOf(endpoint, given)))) ?? null;
}

/** A change that never gets an answer ends as one without a network; what is read, and what has a limit of its own, keeps that. */
function limited(options: HttpOptions): HttpOptions {
  const isChange = options.method !== undefined && options.method !== 'GET';
  return isChange && options.signal === undefined ? { ...options, signal: AbortSignal.timeout(SAVE_LIMIT_MS) } : options;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The server's sentence of a refusal, for a person; null where it gave none. */
export function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.status < 500 && error.reason !== '' ? error.reason : null;
}

/** What stands beside a control that could not save: the server's own sentence, else what is known of the cause. */
export function notSavedText(error: unknown): string {
  return refusalOf(error) ?? say(NOT_DONE_TEXTS[saveFailure(error)]);
}

/** The same beside a form: what was typed is still there, and may be what was refused. */
export function formNotSavedText(error: unknown): string {
  return refusalOf(error) ?? say(NOT_SAVED_TEXTS[saveFailure(error)]);
}

/** Why a save failed: by the answer's status, never by its body. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'no answer';
  return failureOfStatus(error.status);
}

export function failureOfStatus(status: number): SaveFailure {
  if (status === 0) return 'no answer';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'refused';
}

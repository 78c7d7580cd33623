/** The Open Food Facts product API behind the interface that the foods service declares. Knows nothing of our rows. */
import { OpenFoodFacts } from '@openfoodfacts/openfoodfacts-nodejs';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { ProductUpstream, UpstreamResult } from '../../modules/foods/product-upstream.ts';
import { type ProductAnswer, readProductAnswer } from './answer.ts';
import { createCallBudget } from './call-budget.ts';
import { PRODUCT_FIELDS } from './fields.data.ts';
import { createTransport, UpstreamError, type UpstreamFault } from './transport.ts';

export type OpenFoodFactsOptions = {
  /** Origin of the API, without a path. */
  readonly baseUrl: string;
  readonly version: string;
  /** Where this installation can be reached; part of the User-Agent, as the API asks. */
  readonly contactUrl: string;
  readonly now?: () => number;
  readonly timeLimitMs?: number;
  readonly maxBytes?: number;
  readonly callsPerMinute?: number;
};

const DEFAULTS = {
  timeLimitMs: 4_000,
  maxBytes: 2 * 1024 * 1024,
  /** The API allows 15 product reads a minute and address (as of 2026) and bans those who go over. */
  callsPerMinute: 15,
  failures: 3,
  coolDownMs: 20_000,
};

export function createOpenFoodFacts(options: OpenFoodFactsOptions): ProductUpstream {
  const now = options.now ?? Date.now;
  const budget = createCallBudget(options.callsPerMinute ?? DEFAULTS.callsPerMinute, 60_000, now);
  const breaker = createCircuitBreaker({ failures: DEFAULTS.failures, coolDownMs: DEFAULTS.coolDownMs, now });
  const ask = createAsker(options);
  const inFlight = new Map<string, Promise<UpstreamResult>>();

  async function guarded(gtin: string): Promise<UpstreamResult> {
    if (budget.waitMs() > 0) return unavailable('budget', budget.waitMs());
    if (!breaker.tryPass()) return unavailable('circuit_open', breaker.waitMs());
    budget.trySpend();
    try {
      const answer = await ask(gtin);
      breaker.succeeded();
      return answer;
    } catch (error) {
      const upstream = error instanceof UpstreamError ? error : new UpstreamError('not_json', 'unreadable', { cause: error });
      const wait = upstream.retryAfterSeconds;
      breaker.failed(wait === null ? null : wait * 1000);
      return unavailable(upstream.fault, Math.max(breaker.waitMs(), 1000));
    }
  }

  return {
    fetchProduct(gtin) {
      const running = inFlight.get(gtin);
      if (running) return running;
      const call = guarded(gtin).finally(() => inFlight.delete(gtin));
      inFlight.set(gtin, call);
      return call;
    },
  };
}

/** The official client on our bounded transport. The client sets its own User-Agent; the transport has the last word. */
function createAsker(options: OpenFoodFactsOptions): (gtin: string) => Promise<ProductAnswer> {
  const origin = new URL(options.baseUrl).origin;
  const transport = createTransport({
    origin,
    userAgent: `Labelwise/${options.version} (+${options.contactUrl})`,
    timeLimitMs: options.timeLimitMs ?? DEFAULTS.timeLimitMs,
    maxBytes: options.maxBytes ?? DEFAULTS.maxBytes,
  });
  const client = new OpenFoodFacts((input) => transport(withFields(input)), { host: origin });
  return async (gtin) => {
    const { data, error } = await client.getProductV2(upstreamCode(gtin));
    const answer = readProductAnswer(data ?? error);
    if (answer === null) throw new UpstreamError('not_json', 'the answer has no known shape');
    return answer;
  };
}

/** Only the fields that we read: 5 to 15 KB instead of 200. The commas must stay literal, the API does not know `%2C`. */
function withFields(input: string | URL | Request): string {
  const url = input instanceof Request ? input.url : String(input);
  return `${url}${url.includes('?') ? '&' : '?'}fields=${PRODUCT_FIELDS.join(',')}`;
}

/** The API's own spelling: leading zeros dropped, then 8 digits where they suffice, else 13 (or 14). */
function upstreamCode(gtin: string): string {
  const bare = gtin.replace(/^0+/, '');
  return bare.length <= 8 ? bare.padStart(8, '0') : bare.padStart(13, '0');
}

function unavailable(reason: UpstreamFault | 'circuit_open' | 'budget', waitMs: number): UpstreamResult {
  return { kind: 'unavailable', reason, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** HTTP for foods: read the request, call the service, shape the answer. No rules, no SQL. */
import { foods as contract, type Shelf } from '@labelwise/contracts/foods';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindAtHand } from '../../http/pages.ts';
import { sendJson, serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import { withTimeLimit } from '../../lib/resilience.ts';
import type { OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { FoodsService } from './foods.service.ts';
import type { FoodRecord } from './recent-foods.ts';
import { ANSWER_EDITION } from './storage/ready-answer.ts';

const DEFAULT_HITS = 24;
const MAX_HITS = 100;

/** What a look-up answers a member, whose own statements count. */
type MemberFoods = { byBarcode: (barcode: string, memberId: string) => Promise<FoodRecord>; ownFoods: OwnFoodsOf };

export function foodsRoutes(app: FastifyInstance, foods: FoodsService, memberFoods: MemberFoods): void {
  serve(
    app,
    contract.byBarcode,
    async ({ params, caller, request, reply }) => {
      const digits = digitsOf(params.barcode);
      const record = await (caller === null ? foods.byBarcode(digits) : memberFoods.byBarcode(digits, caller.userId));
      return answerOnce(request, reply, record, caller !== null);
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );

  serve(
    app,
    contract.search,
    async ({ query, caller, request, reply }) => {
      const from = cursorOf(query.cursor);
      const limit = Math.min(query.limit ?? DEFAULT_HITS, MAX_HITS);
      const { foods: found, more } = await foods.search(query.q, { from, limit });
      if (more) reply.header('link', nextLink(request, from + limit));
      const own = await memberFoods.ownFoods(caller?.userId ?? null);
      return found.map((food) => toFoodSummary(own.of(food)));
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
}

/** Spaces are how packs print a code; anything else beside digits is none. */
function digitsOf(barcode: string): string {
  const digits = barcode.replaceAll(/\s+/gu, '');
  if (!/^\d+$/.test(digits)) throw new AppError('invalid_barcode');
  return digits;
}

/** The text is made by us, so it is sent as it is; a test holds it against the contract. The edition decides whether a client's copy is right. */
function answerOnce(request: FastifyRequest, reply: FastifyReply, record: FoodRecord, isOwn: boolean): FastifyReply {
  const tag = `W/"${record.version.toString(36)}-${ANSWER_EDITION}"`;
  reply.header('etag', tag).header('cache-control', isOwn ? 'private, no-cache' : 'no-cache');
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return sendJson(reply, record.answer().text);
}

/** @source RFC 9110 section 13.1.2: a list, weak comparison, or `*` */
function knows(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((each) => each.trim() === tag || each.trim() === '*');
}

/** A cursor is the number of hits before the page. */
function cursorOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,4}$/.test(cursor))
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: { id: 'errors.not_our_cursor' } }] });
  return Number(cursor);
}

function nextLink(request: FastifyRequest, from: number): string {
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('cursor', String(from));
  return `<${url.pathname}${url.search}>; rel="next"`;
}

/** How long a page waits for the shelf of its food; one that is counted later is asked for by the app. */
const SHELF_MS = 50;

/** What a page of results is drawn from: the answers for a food that the catalogue has, and for its shelf. */
export function createFindAtHand(foods: Pick<FoodsService, 'stored'>, shelfOf: (foodId: string) => Promise<Shelf | null>): FindAtHand {
  async function shelfAnswer(foodId: string): Promise<string | null> {
    return withTimeLimit(
      SHELF_MS,
      shelfOf(foodId).then((shelf) => JSON.stringify({ shelf })),
    );
  }

  return async (barcode) => {
    const record = await foods.stored(barcode);
    if (record === null) return null;
    const { gtin } = record.read();
    return { id: gtin, food: record.answer(), shelf: await shelfAnswer(gtin) };
  };
}

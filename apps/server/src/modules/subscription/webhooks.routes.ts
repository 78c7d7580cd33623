import { webhooks } from '@labelwise/contracts/subscription';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import type { ReadRevenueCatEvent, ReadStripeEvent } from './payment-gateway.ts';
import type { ProviderEvent } from './provider-event.ts';
import type { ProviderEventsService } from './provider-events.service.ts';

/** `null`: no secret is configured, and all such events are refused. */
export type EventReaders = { stripe: ReadStripeEvent | null; revenueCat: ReadRevenueCatEvent | null };

const MAX_BYTES = 512 * 1024;

/** HTTP for the events of payment providers. Bodies stay bytes until their signature is checked. */
export function webhookRoutes(app: FastifyInstance, service: ProviderEventsService, { stripe, revenueCat }: EventReaders): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    serve(
      scope,
      webhooks.stripe,
      async ({ request }) => {
        if (stripe === null) throw new AppError('payments_not_configured');
        const event = await stripe(bytesOf(request), headerOf(request, 'stripe-signature'));
        if (event === null) throw new AppError('invalid_signature');
        return taken(await service.take(event), event, request);
      },
      { bodyLimit: MAX_BYTES },
    );
    serve(
      scope,
      webhooks.revenueCat,
      async ({ request }) => {
        if (revenueCat === null) throw new AppError('payments_not_configured');
        const event = revenueCat(bytesOf(request), {
          authorization: headerOf(request, 'authorization'),
          signature: headerOf(request, 'x-revenuecat-signature'),
        });
        if (event === null) throw new AppError('webhook_not_authenticated');
        return taken(await service.take(event), event, request);
      },
      { bodyLimit: MAX_BYTES },
    );
  });
}

function taken(outcome: string, { id, type }: ProviderEvent, request: FastifyRequest): { received: true } {
  request.log.info({ event: id, type, outcome }, 'billing event');
  return { received: true };
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

import { people } from '@labelwise/contracts/people';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { PeopleService } from './people.service.ts';

/** HTTP for the people of a household. */
export function peopleRoutes(app: FastifyInstance, service: PeopleService): void {
  serve(app, people.list, ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return service.list(caller.userId);
  });
  serve(app, people.add, ({ caller: { userId, premium }, body }) => service.add({ memberId: userId, premium }, body));
  serve(app, people.change, ({ caller, params, body }) => service.change(caller.userId, params.id, body));
  serve(app, people.remove, async ({ caller, params }) => {
    await service.erase(caller.userId, params.id);
    return { success: true };
  });
}

import { preferences } from '@labelwise/contracts/preferences';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { PreferencesService } from './preferences.service.ts';

/** HTTP for preferences. */
export function preferencesRoutes(app: FastifyInstance, service: PreferencesService): void {
  const member = ({ userId, premium }: { userId: string; premium: boolean }) => ({ memberId: userId, premium });
  serve(app, preferences.list, ({ caller, say }) => service.list(caller.userId, say));
  serve(app, preferences.save, ({ caller, body: { ingredientName, ...change }, say }) =>
    service.save(member(caller), ingredientName, change, say),
  );
  serve(app, preferences.update, ({ caller, params, body, say }) => service.save(member(caller), params.ingredientName, body, say));
  serve(app, preferences.remove, async ({ caller, params }) => {
    await service.remove(caller.userId, params.ingredientName);
    return { success: true };
  });
}

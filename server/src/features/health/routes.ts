import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../../db/open-database.ts';
import type { Deps } from '../../deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { checkStores } from './check-stores.ts';

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'alive', async () => ({ status: 'ok' as const }));
  bindCall(app, 'ready', () =>
    checkStores({
      database: () => pingDatabase(deps.database),
      catalogue: () => deps.catalogue.ping(),
      objects: () => deps.objects.ping(),
    }),
  );
}

import { sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../../db/open-database.ts';
import type { Deps } from '../../deps/deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { checkStores } from './check-stores.ts';
import { createDiskCheck } from './disk-check.ts';

/** The local folders that the app writes to: the data folder, and stores configured outside it. */
function ownFolders({ dataFolder, catalogue, objects }: Deps['config']): string[] {
  const elsewhere = [catalogue, objects].filter(
    (location) => !location.includes('://') && !location.startsWith(`${dataFolder}${sep}`),
  );
  return [dataFolder, ...elsewhere];
}

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const checkDisk = createDiskCheck(ownFolders(deps.config));
  bindCall(app, 'alive', async () => ({ status: 'ok' as const }));
  bindCall(app, 'ready', () =>
    checkStores({
      database: () => pingDatabase(deps.database),
      catalogue: () => deps.catalogue.ping(),
      objects: () => deps.objects.ping(),
      disk: checkDisk,
    }),
  );
}

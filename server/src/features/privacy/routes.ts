import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { DeviceCookie } from '../../http/cookies/device-cookie.ts';
import { RefreshTokenTransport } from '../../http/cookies/refresh-token-transport.ts';
import { limitAttempts, limitDownloads } from '../../http/limits/limit-attempts.ts';
import { createZip } from './create-zip.ts';
import { listDataFiles } from './data-files.ts';
import { deleteAccount } from './delete-account.ts';
import { reauthenticate } from './reauthenticate.ts';

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  const carrier = new RefreshTokenTransport(deps.config);
  const devices = new DeviceCookie(deps);
  const limitAttempt = limitAttempts(deps);

  bindCall(app, 'downloadData', async ({ member }) => {
    await limitDownloads(deps, member.userId);
    const now = new Date();
    return {
      bytes: Readable.from(createZip(listDataFiles(deps, member, now))),
      type: 'application/zip',
      cacheControl: 'no-store',
      fileName: `modiste-my-data-${now.toISOString().slice(0, 10)}.zip`,
    };
  });

  bindCall(app, 'deleteAccount', async ({ member, body, request, reply }) => {
    await limitAttempt(request, { call: 'deleteAccount', subject: member.userId });
    await reauthenticate(deps, member, body);
    await deleteAccount(deps, member.userId);
    carrier.clear({ request, reply });
    devices.forget({ request, reply }, member.email);
    // Cached pictures, and what the app stored in the browser.
    reply.header('clear-site-data', '"cache", "storage"');
    return DONE;
  });
}

import { Readable } from 'node:stream';
import { DOWNLOADS_PER_HOUR_MAX } from '@modiste/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { AttemptWindow } from '../../http/attempt-window.ts';
import { bindCall } from '../../http/bind-call.ts';
import { DONE } from '../../http/done.ts';
import { limitAttempts } from '../../http/limit-attempts.ts';
import { RefreshTokenCarrier } from '../../http/refresh-token-carrier.ts';
import { confirmPerson } from './confirm-person.ts';
import { deleteAccount } from './delete-account.ts';
import { listFiles } from './list-files.ts';
import { packZip } from './pack-zip.ts';

const HOUR_MS = 3_600_000;
const PEOPLE_COUNTED_MAX = 50_000;

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  const carrier = new RefreshTokenCarrier(deps.config);
  const downloads = new AttemptWindow({
    max: DOWNLOADS_PER_HOUR_MAX,
    lengthMs: HOUR_MS,
    keysMax: PEOPLE_COUNTED_MAX,
  });
  const countAttempt = limitAttempts(deps.config);

  bindCall(app, 'downloadData', async ({ member }) => {
    const waitMs = downloads.attempt(member.userId, Date.now());
    if (waitMs > 0) throw new ApiError('rate_limited', { retryAfterS: Math.ceil(waitMs / 1000) });
    const now = new Date();
    return {
      bytes: Readable.from(packZip(listFiles(deps, member, now))),
      type: 'application/zip',
      cacheControl: 'no-store',
      fileName: `modiste-my-data-${now.toISOString().slice(0, 10)}.zip`,
    };
  });

  bindCall(app, 'deleteAccount', async ({ member, body, request, reply }) => {
    countAttempt(request, { call: 'deleteAccount', subject: member.userId });
    await confirmPerson(deps, member, body);
    await deleteAccount(deps, member.userId);
    carrier.clear({ request, reply });
    // Pictures that a browser kept, and what the app stored in it.
    reply.header('clear-site-data', '"cache", "storage"');
    return DONE;
  });
}

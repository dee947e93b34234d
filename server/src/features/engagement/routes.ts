import type { CallBody } from '@modiste/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { asksForPrivacy } from '../../http/origins/asks-for-privacy.ts';
import { insertEngagement } from './engagement-store.ts';

/** What follows a question mark or a number sign may name a person, or be a code of theirs. */
const withoutQuery = (address: string) => storableText(address.split(/[?#]/, 1)[0] ?? '');

/** Records that a page was opened. Nothing of the record says by whom. */
async function recordEngagement(
  database: Database,
  visit: CallBody<'recordEngagement'>,
): Promise<void> {
  await insertEngagement(database, {
    path: withoutQuery(visit.path),
    referrer: withoutQuery(visit.referrer),
    title: storableText(visit.title),
    screen: JSON.stringify(visit.screen),
    timezone: storableText(visit.timezone),
    language: storableText(visit.language),
    platform: storableText(visit.platform),
    user_agent: storableText(visit.userAgent),
    cookies_enabled: visit.cookiesEnabled,
    online: visit.online,
    sent_at: storableText(visit.timestamp),
  });
}

export function engagementRoutes(app: FastifyInstance, { database }: Deps): void {
  bindCall(app, 'recordEngagement', async ({ body, request }) => {
    if (!asksForPrivacy(request)) await recordEngagement(database, body);
    return DONE;
  });
}

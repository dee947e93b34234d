import type { CallBody } from '@modiste/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { insertEngagement } from './engagement-store.ts';

/** What follows a question mark or a number sign may name a person, or be a code of theirs. */
const withoutQuery = (address: string) => storableText(address.split(/[?#]/, 1)[0] ?? '');

/** Records that a page was opened. Nothing of the record says by whom. */
async function recordEngagement(
  database: Database,
  seen: CallBody<'recordEngagement'>,
): Promise<void> {
  await insertEngagement(database, {
    path: withoutQuery(seen.path),
    referrer: withoutQuery(seen.referrer),
    title: storableText(seen.title),
    screen: JSON.stringify(seen.screen),
    timezone: storableText(seen.timezone),
    language: storableText(seen.language),
    platform: storableText(seen.platform),
    user_agent: storableText(seen.userAgent),
    cookies_enabled: seen.cookiesEnabled,
    online: seen.online,
    sent_at: storableText(seen.timestamp),
  });
}

/** Do Not Track and Global Privacy Control: the person asked not to be counted. */
const asksForPrivacy = ({ headers }: FastifyRequest) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

export function engagementRoutes(app: FastifyInstance, { database }: Deps): void {
  bindCall(app, 'recordEngagement', async ({ body, request }) => {
    if (!asksForPrivacy(request)) await recordEngagement(database, body);
    return DONE;
  });
}

import type { CallBody } from '@modiste/contract/calls';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import { insertEngagement } from './engagement-store.ts';

/** What follows a question mark or a number sign may name a person, or be a code of theirs. */
const withoutQuery = (address: string) => storableText(address.split(/[?#]/, 1)[0] ?? '');

/** Records that a page was opened. Nothing of the record says by whom. */
export async function recordEngagement(
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

import { deleteOldActivity } from '../activity/count-activity.ts';
import type { Deps } from '../deps/deps.ts';
import { deleteUnusedAttachments } from '../features/attachment/delete-unused-attachments.ts';
import { deleteOldContactMessages } from '../features/contact/contact-store.ts';
import { deleteOldEngagement } from '../features/engagement/engagement-store.ts';
import { deleteSpentCodes } from '../features/identity/code-store.ts';
import { finishDeletions } from '../features/privacy/delete-account.ts';
import { sweepPictures } from '../features/privacy/sweep-pictures.ts';
import { deletePastOutfits } from '../features/trends/outfits/daily-outfit-store.ts';
import { deleteOldSupportRequests } from '../features/user/support-store.ts';
import { deleteExpiredAttempts } from '../http/limits/attempt-store.ts';
import { deleteUnverifiedAccounts } from '../identity/account-store.ts';
import { deleteExpiredMemories } from '../memories/memory-store.ts';
import { deleteEndedSessions } from '../sessions/session-store.ts';
import { deleteOldTryOns } from '../try-ons/try-on-store.ts';

/** Work that is done once a day. It may be done again at any time. */
export interface DailyJob {
  /** Lasting: the queue knows the job by it. */
  name: string;
  run(deps: Deps): Promise<void>;
}

export const DAILY_JOBS: readonly DailyJob[] = [
  { name: 'finish-deletions', run: finishDeletions },
  { name: 'delete-unused-uploads', run: (deps) => deleteUnusedAttachments(deps) },
  { name: 'forget-old-contacts', run: ({ database }) => deleteOldContactMessages(database) },
  { name: 'forget-old-try-ons', run: ({ database }) => deleteOldTryOns(database) },
  { name: 'sweep-pictures', run: (deps) => sweepPictures(deps) },
  { name: 'forget-ended-sessions', run: ({ database }) => deleteEndedSessions(database) },
  { name: 'forget-spent-codes', run: ({ database }) => deleteSpentCodes(database) },
  { name: 'forget-unverified', run: ({ database }) => deleteUnverifiedAccounts(database) },
  { name: 'forget-old-engagement', run: ({ database }) => deleteOldEngagement(database) },
  { name: 'forget-attempts', run: ({ database }) => deleteExpiredAttempts(database) },
  { name: 'forget-past-events', run: ({ database }) => deleteExpiredMemories(database) },
  { name: 'forget-old-activity', run: ({ database }) => deleteOldActivity(database) },
  { name: 'forget-past-outfits', run: ({ database }) => deletePastOutfits(database) },
  { name: 'forget-old-support', run: ({ database }) => deleteOldSupportRequests(database) },
];

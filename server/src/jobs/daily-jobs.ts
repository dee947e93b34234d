import type { Deps } from '../deps/deps.ts';
import { deleteUnusedAttachments } from '../features/attachment/delete-unused-attachments.ts';
import { forgetOldEngagement } from '../features/engagement/engagement-store.ts';
import { forgetSpentCodes } from '../features/identity/code-store.ts';
import { finishDeletions } from '../features/privacy/delete-person.ts';
import { sweepPictures } from '../features/privacy/sweep-pictures.ts';
import { forgetOldSupport } from '../features/user/support-store.ts';
import { forgetAttempts } from '../http/limits/attempt-store.ts';
import { forgetUnverifiedAccounts } from '../identity/account-store.ts';
import { forgetEndedSessions } from '../sessions/session-store.ts';

/** Work that is done once a day. It may be done again at any time. */
export interface DailyJob {
  /** Lasting: the queue knows the job by it. */
  name: string;
  run(deps: Deps): Promise<void>;
}

export const DAILY_JOBS: readonly DailyJob[] = [
  { name: 'finish-deletions', run: finishDeletions },
  { name: 'delete-unused-uploads', run: (deps) => deleteUnusedAttachments(deps) },
  { name: 'sweep-pictures', run: (deps) => sweepPictures(deps) },
  { name: 'forget-ended-sessions', run: ({ database }) => forgetEndedSessions(database) },
  { name: 'forget-spent-codes', run: ({ database }) => forgetSpentCodes(database) },
  { name: 'forget-unverified', run: ({ database }) => forgetUnverifiedAccounts(database) },
  { name: 'forget-old-engagement', run: ({ database }) => forgetOldEngagement(database) },
  { name: 'forget-attempts', run: ({ database }) => forgetAttempts(database) },
  { name: 'forget-old-support', run: ({ database }) => forgetOldSupport(database) },
];

import type { StoredMail } from '../../providers/mail/outbox.ts';
import type { TestApp } from '../app/open-test-app.ts';

/** The mails to an address that lie in the outbox of a test's app, newest first. */
export async function readMails(test: TestApp, to: string): Promise<StoredMail[]> {
  await test.deps.mails.settle();
  const mails = (await test.deps.outbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === to);
}

import type { Deps } from '../../deps.ts';
import type { MailContent } from '../../mails/mail-content.ts';
import type { Later } from './run-later.ts';

/** What the rules of the built-in identity stand on. */
export interface IdentityContext
  extends Pick<Deps, 'config' | 'database' | 'deriveKey' | 'log' | 'mail' | 'passwords'> {
  /** Where links in mails lead. */
  origin(): string;
  later: Later;
}

/** Sends a mail that the answer does not depend on. */
export function mailLater(context: IdentityContext, to: string, content: MailContent): void {
  context.later.run(() => context.mail.send({ to, ...content }));
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** An address of the web that ends such mails when it is posted to (RFC 8058). */
  unsubscribe?: string;
  /** The same for every attempt at one mail, so that a mail delivered twice is shown once. */
  id?: string;
}

/** The mail server refuses a mail for good: to try again would be no use. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Sends mails. */
export interface MailSender {
  /** @throws Error when the mail was not taken: `MailRefusedError` where it never will be. */
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** An address of the web that ends such mails when it is posted to (RFC 8058). */
  unsubscribe?: string;
  /** The same for every attempt at one mail: whoever takes it twice shows it once. */
  id?: string;
}

/** Sends mails. */
export interface MailSender {
  /** @throws Error when the mail was not taken; nothing was sent then. */
  send(mail: Mail): Promise<void>;
}

/** What a mail says, to whomever it goes. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The texts of a mail before it is rendered. */
export interface MailWords {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; link: string };
  /** What a person wrote, kept as it is. */
  quote?: string;
  /** Why it was sent, and what to do if it was not asked for. */
  reasons: readonly string[];
  /** Where such mails are ended. */
  stop?: { label: string; link: string };
}

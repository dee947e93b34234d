import type { Mail } from './mail-sender.ts';

const NOT_FROM_A_PERSON = { 'Auto-Submitted': 'auto-generated' };

/** One-click unsubscribe requires https (RFC 8058, 3.1). */
function unsubscribing(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  const headers = { 'List-Unsubscribe': `<${new URL(address).href}>` };
  if (!address.startsWith('https:')) return headers;
  return { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** A mail as Nodemailer takes it. Addresses are objects: as a text, "a, b" would be two. */
export const toMailMessage = (
  from: string,
  { to, replyTo, unsubscribe, id, ...content }: Mail,
) => ({
  ...content,
  from,
  to: { name: '', address: to },
  replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
  messageId: id === undefined ? undefined : `<${id}@${domainOf(from)}>`,
  headers: { ...NOT_FROM_A_PERSON, ...unsubscribing(unsubscribe) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

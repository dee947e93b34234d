import { HELD_TABLES } from './held-tables.ts';

const FORM = `Each .json file is a list with one entry for every record. Times are in UTC. Passwords, sign-in
tokens and emailed links are not included: we store only one-way hashes of them, which must stay
secret.`;

/** The page that explains a download to the person it is about. */
export function describeData(member: { email: string }, now: Date): string {
  const files = HELD_TABLES.map(({ file, about, kept }) => `${file}\n${about}\nKept: ${kept}\n`);
  return [
    `Everything Modiste holds about ${member.email}, on ${now.toISOString().slice(0, 10)}\n`,
    `${FORM}\n`,
    ...files,
    'You can delete all of it anytime: open Account and choose "Delete my account".\n',
  ].join('\n');
}

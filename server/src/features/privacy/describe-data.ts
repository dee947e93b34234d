import { HELD_TABLES } from './held-tables.ts';

const FORM = `The .json files can be read by people and by machines. Each is a list with one entry for every
record, as it is held. Times are in UTC. Passwords, sign-in tokens and mailed links are not in
here: they are held as check values only, which say nothing about you and must stay secret.`;

/** The page that explains a download to the person it is about. */
export function describeData(member: { email: string }, now: Date): string {
  const files = HELD_TABLES.map(({ file, about, kept }) => `${file}\n${about}\nKept: ${kept}\n`);
  return [
    `Everything Modiste holds about ${member.email}, on ${now.toISOString().slice(0, 10)}\n`,
    `${FORM}\n`,
    ...files,
    'You can delete all of it at any time: open Account and choose "Delete my account".\n',
  ].join('\n');
}

import type { Deps } from '../../deps/deps.ts';
import { findAccountByEmail } from '../../identity/account-store.ts';
import { insertDemoAccount, setAccountEnabled } from './demo-account-store.ts';

/** With what a newcomer signs in to look around; it is no secret. */
export const DEMO_ACCOUNT = { email: 'demo@modiste.example', password: 'modiste-demo' } as const;

/** Its taste. Nothing that narrows a search: the first look at the shop shows all of it. */
const DEMO_PREFERENCES = {
  style_preference: ['Minimalist', 'Classic', 'Streetwear'],
  personality: ['Creative', 'Relaxed'],
  user_notes: 'Natural fabrics, good shoes, few logos.',
  ai_tone: 'Friendly & Casual',
  location: 'Lisbon, Portugal',
} as const;

type DemoAccountDeps = Pick<Deps, 'config' | 'database' | 'passwords'>;

/** Its password is public, so that it belongs to the demo shop and never to production. */
const isEnabled = ({ hasDemoShop, isProduction, access }: Deps['config']): boolean =>
  hasDemoShop && !isProduction && access.firebase === null;

/**
 * Makes the demo account at the first start where it is wanted, and closes it where it is not: a
 * database may have been tried out before it goes into production.
 * @returns Whether one can sign in with the password that is printed.
 */
export async function prepareDemoAccount({
  config,
  database,
  passwords,
}: DemoAccountDeps): Promise<boolean> {
  const { email, password } = DEMO_ACCOUNT;
  await setAccountEnabled(database, email, isEnabled(config));
  if (!isEnabled(config)) return false;
  const known = await findAccountByEmail(database, email);
  if (known) return passwords.verify(password, known.password_hash);
  const hash = await passwords.hash(password);
  await insertDemoAccount(database, { email, hash, preferences: DEMO_PREFERENCES });
  return true;
}

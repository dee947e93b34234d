import type { Deps } from '../../deps/deps.ts';
import { findAccountByEmail } from '../../identity/account-store.ts';
import { insertDemoAccount, setAccountEnabled } from './demo-account-store.ts';

/** The public account that newcomers try the app with. */
export const DEMO_ACCOUNT = { email: 'demo@modiste.example', password: 'modiste-demo' } as const;

/** Preferences that do not narrow a search, so that a newcomer first sees the whole shop. */
const DEMO_PREFERENCES = {
  style_preference: ['Minimalist', 'Classic', 'Streetwear'],
  personality: ['Creative', 'Relaxed'],
  user_notes: 'Natural fabrics, good shoes, few logos.',
  ai_tone: 'Friendly & Casual',
  location: 'Lisbon, Portugal',
} as const;

type DemoAccountDeps = Pick<Deps, 'config' | 'database' | 'passwords'>;

/** The password is public, so the account exists beside the demo shop only, never in production. */
const isEnabled = ({ hasDemoShop, isProduction, access }: Deps['config']): boolean =>
  hasDemoShop && !isProduction && access.firebase === null;

/**
 * Creates the demo account at the first start where it is enabled, and disables it elsewhere: a
 * database may have been tried out before it goes into production.
 * @returns Whether the printed password works.
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

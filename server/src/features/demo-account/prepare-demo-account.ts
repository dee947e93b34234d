import type { Deps } from '../../composition/open-deps.ts';
import { findAccountByEmail } from '../../identity/account-store.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { insertDemoAccount, setDemoAccountOpen } from './demo-account-store.ts';

type Means = Pick<Deps, 'config' | 'database' | 'passwords'>;

/** Its password is public, so that it belongs to the demo shop and never to production. */
const isWanted = ({ hasDemoShop, isProduction, access }: Deps['config']): boolean =>
  hasDemoShop && !isProduction && access.firebase === null;

/**
 * Makes the demo account at the first start where it is wanted, and closes it where it is not: a
 * database may have been tried out before it goes into production.
 * @returns Whether one can sign in with the password that is printed.
 */
export async function prepareDemoAccount({ config, database, passwords }: Means): Promise<boolean> {
  const { email, password } = DEMO_ACCOUNT;
  await setDemoAccountOpen(database, isWanted(config));
  if (!isWanted(config)) return false;
  const known = await findAccountByEmail(database, email);
  if (known) return passwords.verify(password, known.password_hash);
  await insertDemoAccount(database, await passwords.hash(password));
  return true;
}

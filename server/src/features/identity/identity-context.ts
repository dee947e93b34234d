import type { Deps } from '../../composition/open-deps.ts';
import type { Later } from './run-later.ts';

/** What the rules of the built-in identity stand on. */
export interface IdentityContext
  extends Pick<Deps, 'config' | 'database' | 'deriveKey' | 'log' | 'mails' | 'passwords'> {
  /** Where links in mails lead. */
  origin(): string;
  later: Later;
}

import { PAGES } from '@modiste/contract/paths';
import type { Config } from '../../config/config.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address is the page to which Google sends its codes: at the public address, or on
 * this machine, at any port, where there is none.
 */
export function isOwnCallback({ publicUrl }: Pick<Config, 'publicUrl'>, uri: string): boolean {
  if (publicUrl) return uri === publicUrl.origin + PAGES.googleCallback;
  const url = URL.parse(uri);
  if (url === null || !LOOPBACK.has(url.hostname)) return false;
  return uri === `http://${url.host}${PAGES.googleCallback}`;
}

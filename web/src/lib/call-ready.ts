import { PATHS } from '@modiste/contract/paths';

/** Whether the server answers and can work; apart from other calls, as the login does not ask. */
export async function isServerThere(): Promise<boolean> {
  const { path, method } = PATHS.ready;
  try {
    return (await fetch(path, { method, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

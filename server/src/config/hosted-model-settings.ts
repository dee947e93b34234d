import { ConfigError } from './config.ts';
import type { Environment } from './environment-schema.ts';

interface NamedModel<P extends string> {
  /** What the variables' names begin with, for example "MODISTE_STYLIST". */
  readonly prefix: string;
  readonly named: { provider: P; model: string } | undefined;
  readonly url: URL | undefined;
  readonly ownKey: string | undefined;
  /** Where each provider's users keep its key. */
  readonly keyNames: Readonly<Record<P, keyof Environment>>;
  /** The provider that is a server of one's own: it needs an address and may ask for no key. */
  readonly own: P;
  readonly exampleUrl: string;
}

/**
 * A hosted model's provider, name, address and key, or null where none is set.
 * @throws ConfigError where the settings do not name one model completely.
 */
export function modelSettings<P extends string>(given: NamedModel<P>, environment: Environment) {
  const { prefix, named, url = null, ownKey, keyNames, own, exampleUrl } = given;
  if (named === undefined) {
    if (url === null && ownKey === undefined) return null;
    throw new ConfigError(`${prefix}_URL and ${prefix}_KEY belong to ${prefix}_MODEL. Set it too.`);
  }
  const { provider, model } = named;
  if (provider === own && url === null) {
    throw new ConfigError(`Set ${prefix}_URL, for example ${exampleUrl}, for a "${own}" model.`);
  }
  const keyName = keyNames[provider];
  const kept = environment[keyName];
  const apiKey = ownKey ?? (typeof kept === 'string' ? kept : null);
  if (apiKey === null && provider !== own) {
    throw new ConfigError(`Set ${keyName} for the model that ${prefix}_MODEL names.`);
  }
  return { provider, model, url, apiKey };
}

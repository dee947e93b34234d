import { ConfigError, type StylistModelSettings } from './config.ts';
import type { Environment } from './environment-schema.ts';

/** Where each provider's users keep its key. */
const KEY_NAMES = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: 'MODISTE_STYLIST_KEY',
} as const satisfies Record<StylistModelSettings['provider'], keyof Environment>;

/**
 * The language model that is set, or null: the built-in stylist works alone.
 * @throws ConfigError where the settings do not name one model completely.
 */
export function stylistModelSettings(environment: Environment): StylistModelSettings | null {
  const {
    MODISTE_STYLIST_MODEL: named,
    MODISTE_STYLIST_URL: url = null,
    MODISTE_STYLIST_KEY: ownKey,
    MODISTE_STYLIST_TIMEOUT_MS: timeoutMs,
  } = environment;
  if (named === undefined) {
    if (url === null && ownKey === undefined) return null;
    throw new ConfigError(
      'MODISTE_STYLIST_URL and MODISTE_STYLIST_KEY belong to MODISTE_STYLIST_MODEL. Set it too.',
    );
  }
  const { provider, model } = named;
  if (provider === 'compatible' && url === null) {
    throw new ConfigError(
      'Set MODISTE_STYLIST_URL, for example http://localhost:11434/v1, for a "compatible" model.',
    );
  }
  const keyName = KEY_NAMES[provider];
  const apiKey = ownKey ?? environment[keyName] ?? null;
  if (apiKey === null && provider !== 'compatible') {
    throw new ConfigError(`Set ${keyName} for the model that MODISTE_STYLIST_MODEL names.`);
  }
  return { provider, model, url, apiKey, timeoutMs };
}

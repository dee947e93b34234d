import type { StylistModelSettings } from './config.ts';
import type { Environment } from './environment-schema.ts';
import { modelSettings } from './hosted-model-settings.ts';

/**
 * The language model that is set, or null: the built-in stylist works alone.
 * @throws ConfigError where the settings do not name one model completely.
 */
export function stylistModelSettings(environment: Environment): StylistModelSettings | null {
  const found = modelSettings<StylistModelSettings['provider']>(
    {
      prefix: 'MODISTE_STYLIST',
      named: environment.MODISTE_STYLIST_MODEL,
      url: environment.MODISTE_STYLIST_URL,
      ownKey: environment.MODISTE_STYLIST_KEY,
      keyNames: {
        openai: 'OPENAI_API_KEY',
        anthropic: 'ANTHROPIC_API_KEY',
        google: 'GOOGLE_GENERATIVE_AI_API_KEY',
        compatible: 'MODISTE_STYLIST_KEY',
      },
      own: 'compatible',
      exampleUrl: 'http://localhost:11434/v1',
    },
    environment,
  );
  return found && { ...found, timeoutMs: environment.MODISTE_STYLIST_TIMEOUT_MS };
}

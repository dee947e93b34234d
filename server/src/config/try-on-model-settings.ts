import type { TryOnModelSettings } from './config.ts';
import type { Environment } from './environment-schema.ts';
import { modelSettings } from './hosted-model-settings.ts';

/**
 * The hosted try-on model that is set, or null: the built-in engine works alone.
 * @throws ConfigError where the settings do not name one model completely.
 */
export function tryOnModelSettings(environment: Environment): TryOnModelSettings | null {
  const found = modelSettings<TryOnModelSettings['provider']>(
    {
      prefix: 'MODISTE_TRY_ON',
      named: environment.MODISTE_TRY_ON_MODEL,
      url: environment.MODISTE_TRY_ON_URL,
      ownKey: environment.MODISTE_TRY_ON_KEY,
      keyNames: {
        fashn: 'FASHN_API_KEY',
        fal: 'FAL_KEY',
        google: 'GOOGLE_GENERATIVE_AI_API_KEY',
        openai: 'OPENAI_API_KEY',
        replicate: 'REPLICATE_API_TOKEN',
        http: 'MODISTE_TRY_ON_KEY',
      },
      own: 'http',
      exampleUrl: 'http://localhost:8000/try-on',
    },
    environment,
  );
  return found && { ...found, timeoutMs: environment.MODISTE_TRY_ON_TIMEOUT_MS };
}

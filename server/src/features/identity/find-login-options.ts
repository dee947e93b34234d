import type { LoginOptions } from '@modiste/contract/entities/login-options';
import { PAGES } from '@modiste/contract/paths';
import type { Deps } from '../../deps/deps.ts';

function identityOf({ firebase }: Deps['config']['access']): LoginOptions['identity'] {
  if (!firebase) return { kind: 'built_in' };
  const { projectId, apiKey, authDomain } = firebase;
  return { kind: 'firebase', project_id: projectId, api_key: apiKey, auth_domain: authDomain };
}

/** Google sign-in; left out while Google does not answer, so that other options stay available. */
async function googleOf({ config, google, log }: Deps): Promise<LoginOptions['google']> {
  const settings = config.access.google;
  if (!google || !settings) return null;
  try {
    const authorization_url = await google.authorizationUrl();
    return { client_id: settings.clientId, authorization_url };
  } catch (error) {
    log.warn({ err: error }, 'Google sign-in unavailable');
    return null;
  }
}

/** The sign-in options that this server offers. */
export async function findLoginOptions(deps: Deps): Promise<LoginOptions> {
  const { config, outbox } = deps;
  return {
    identity: identityOf(config.access),
    google: await googleOf(deps),
    mailbox_url: outbox && !config.isProduction ? PAGES.mailbox : null,
  };
}

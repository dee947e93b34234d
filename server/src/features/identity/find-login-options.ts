import type { LoginOptions } from '@modiste/contract/entities/login-options';
import { PAGES } from '@modiste/contract/paths';
import type { Deps } from '../../deps/deps.ts';

function identityOf({ firebase }: Deps['config']['access']): LoginOptions['identity'] {
  if (!firebase) return { kind: 'built_in' };
  const { projectId, apiKey, authDomain } = firebase;
  return { kind: 'firebase', project_id: projectId, api_key: apiKey, auth_domain: authDomain };
}

/** Google's way in; left out while Google does not answer, and the others stay open. */
async function googleOf({ config, google, log }: Deps): Promise<LoginOptions['google']> {
  const settings = config.access.google;
  if (!google || !settings) return null;
  try {
    const authorization_url = await google.authorizationUrl();
    return { client_id: settings.clientId, authorization_url };
  } catch (error) {
    log.warn({ err: error }, 'signing in with Google is not offered');
    return null;
  }
}

/** The ways to sign in that this server offers. */
export async function findLoginOptions(deps: Deps): Promise<LoginOptions> {
  const { config, outbox } = deps;
  return {
    identity: identityOf(config.access),
    google: await googleOf(deps),
    mailbox_url: outbox && !config.isProduction ? PAGES.mailbox : null,
  };
}

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { FacebookSettings } from '../../config/config.ts';
import { fetchJson } from './fetch-json.ts';
import { IdentityError, type IdentityVerifier } from './identity-verifier.ts';

/** https://developers.facebook.com/docs/graph-api/reference/debug_token */
const inspectionSchema = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.literal(true),
    user_id: z.string(),
    issued_at: z.number().optional(),
  }),
});

const personSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  /** Left out where the person has none that is confirmed, or did not share it. */
  email: z.string().min(1),
});

function addressOf(graphUrl: URL, path: string, query: Record<string, string>): URL {
  const url = new URL(`${graphUrl.href.replace(/\/$/, '')}${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

const refused = (reason: string) => new IdentityError('refused', reason);

/** Verifies access tokens of Facebook's login: made for our app, valid, of somebody with an address. */
export function createFacebookVerifier({
  appId,
  appSecret,
  graphUrl,
}: FacebookSettings): IdentityVerifier {
  async function inspect(token: string) {
    const query = { input_token: token, access_token: `${appId}|${appSecret}` };
    const answer = await fetchJson(addressOf(graphUrl, '/debug_token', query));
    const inspected = inspectionSchema.safeParse(answer);
    if (!inspected.success) throw refused('Facebook does not know the token');
    if (inspected.data.data.app_id !== appId) throw refused('the token is of another app');
    return inspected.data.data;
  }

  async function findPerson(token: string) {
    // Proves that the caller knows the app secret.
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const query = { fields: 'id,name,email', access_token: token, appsecret_proof: proof };
    const person = personSchema.safeParse(await fetchJson(addressOf(graphUrl, '/me', query)));
    if (!person.success) throw refused('Facebook names no e-mail address of the person');
    return person.data;
  }

  return {
    verify: async (token) => {
      const { user_id, issued_at } = await inspect(token);
      const person = await findPerson(token);
      if (person.id !== user_id) throw refused('the token is of another person');
      return {
        provider: 'facebook',
        subject: person.id,
        email: person.email.toLowerCase(),
        // Facebook hands out an address only after its owner confirmed it there.
        isEmailVerified: true,
        name: person.name ?? null,
        signedInAt: issued_at === undefined ? new Date() : new Date(issued_at * 1000),
      };
    },
  };
}

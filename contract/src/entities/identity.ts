import { z } from 'zod';

/** One signed-in device of a person. */
export const sessionSchema = z
  .object({
    id: z.string(),
    /** The browser and system in plain words, such as "Chrome on Android". */
    device: z.string(),
    /** How the session was begun. */
    provider: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    /** Whether it is the session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** What a client needs to know before it can offer ways to sign in. */
export const loginOptionsSchema = z
  .object({
    identity: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('built_in') }),
      z.object({
        kind: z.literal('firebase'),
        project_id: z.string(),
        api_key: z.string(),
        auth_domain: z.string(),
      }),
    ]),
    /** Null where Google is not set up. */
    google: z.object({ client_id: z.string(), authorization_url: z.string() }).nullable(),
    /** Set where mails go to the development mailbox rather than out. */
    mailbox_url: z.string().nullable(),
  })
  .meta({ id: 'LoginOptions' });
export type LoginOptions = z.infer<typeof loginOptionsSchema>;

/** Places as Geoapify answers them; other properties may be there. */
export const placesSchema = z
  .object({
    features: z.array(z.object({ properties: z.object({ formatted: z.string() }) })),
  })
  .meta({ id: 'Places' });
export type Places = z.infer<typeof placesSchema>;

import { z } from 'zod';

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

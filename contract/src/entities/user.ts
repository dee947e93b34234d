import { z } from 'zod';

export const tokensSchema = z
  .object({
    access_token: z.string(),
    /** Only for mobile clients; on the web it travels in a cookie. */
    refresh_token: z.string().nullish(),
  })
  .meta({ id: 'Tokens' });

export const signedInSchema = tokensSchema
  .extend({ user: z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }) })
  .meta({ id: 'SignedIn' });

/** What most writing calls answer. */
export const doneSchema = z.object({ ok: z.literal(true) }).meta({ id: 'Done' });
export const idParamsSchema = z.object({ id: z.string().min(1).max(200) });

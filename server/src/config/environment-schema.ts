import { z } from 'zod';

/** Where Google publishes the keys of Firebase's identity tokens, as a JSON Web Key Set. */
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => new URL(text));

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((text) => text === 'on' || text === 'true' || text === '1');

const HOPS: Readonly<Record<string, number>> = { on: 1, true: 1, off: 0, false: 0 };
const HOPS_MAX = 10;
/** An address or a range; a range that holds every address would trust the clients themselves. */
const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4().regex(/\/0*[1-9]\d*$/),
  z.cidrv6().regex(/\/0*[1-9]\d*$/),
]);

const hopsOf = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : HOPS[text];

const trustedProxy = z
  .string()
  .transform((text) => hopsOf(text) ?? text.split(',').map((part) => part.trim()))
  .refine(
    (given) =>
      typeof given === 'number'
        ? given <= HOPS_MAX
        : given.every((part) => proxyAddress.safeParse(part).success),
    `must be on, off, a number of proxies up to ${HOPS_MAX}, or the addresses and ranges of proxies, separated by commas`,
  );

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be origins such as https://shop.example, separated by commas',
  );

const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const hostNames = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
  )
  .refine(
    (list) => list.every((name) => HOST_NAME.test(name)),
    'must be host names such as www.shop.example, separated by commas',
  );

const ATTRIBUTE = /\s(src|data-[a-z-]+)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g;

/** The tag as an analytics service hands it out: what it loads, and what that is told. */
const analyticsTag = z.string().transform((text, context) => {
  const found = /^\s*<script(\s[^<]*)>\s*<\/script>\s*$/.exec(text)?.[1] ?? '';
  const { src, ...data } = Object.fromEntries(
    [...found.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
  const url = httpUrl.safeParse(src?.replaceAll('&amp;', '&'));
  if (url.success) return { url: url.data, data };
  context.addIssue('must look like <script src="https://counts.example/tag.js"></script>');
  return z.NEVER;
});

const s3Address = z.string().regex(/^s3:\/\/[^/]+(\/.*)?$/, 'must look like s3://bucket/path');

const STYLIST_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
const TRY_ON_PROVIDERS = ['fashn', 'fal', 'google', 'openai', 'replicate', 'http'] as const;

/** A provider and its name for the model, which may itself hold colons. */
const modelOf = <P extends string>(providers: readonly [P, ...P[]]) =>
  z.string().transform((text, context) => {
    const [, provider, model] = /^([a-z]+):(\S+)$/.exec(text) ?? [];
    const known = providers.find((name) => name === provider);
    if (known !== undefined && model !== undefined) return { provider: known, model };
    context.addIssue(`must look like ${providers[0]}:NAME, with one of ${providers.join(', ')}`);
    return z.NEVER;
  });

/** The variables that are looked at, each with its form and default. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: httpUrl.optional(),
  MODISTE_MARKETING_HOST: hostNames.default([]),
  MODISTE_ANALYTICS_TAG: analyticsTag.optional(),
  MODISTE_ANALYTICS_ORIGINS: origins.default([]),
  MODISTE_ORIGINS: origins.default([]),
  MODISTE_TRUSTED_PROXY: trustedProxy.default(0),
  MODISTE_DATA: z.string().min(1).default('data'),
  MODISTE_CATALOGUE: s3Address.or(z.string().regex(/^(?!.*:\/\/)/)).optional(),
  MODISTE_OBJECTS: s3Address.or(z.string().regex(/^(?!.*:\/\/)/)).optional(),
  MODISTE_DEMO_SHOP: onOff.default(true),
  MODISTE_OFFLINE: onOff.default(true),
  MODISTE_EXPLICIT_CHECK: onOff.default(true),
  MODISTE_CALLS_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  MODISTE_CHAT_TURNS_PER_MINUTE: wholeNumber(0, 10_000).default(20),
  MODISTE_TRY_ONS_PER_MINUTE: wholeNumber(0, 10_000).default(20),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgresql://user:password@host/database')
    .optional(),
  MODISTE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MODISTE_IDENTITY_PRIVATE: onOff.default(false),
  MODISTE_SIGN_INS_PER_MINUTE: wholeNumber(0, 10_000).default(10),
  MODISTE_SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@modiste.example'),
  NODE_ENV: z.string().default('development'),
  MODISTE_FAULTS: onOff.default(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must look like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Modiste <no-reply@modiste.example>'),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_KEYS_URL: httpUrl.default(new URL(FIREBASE_KEYS)),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default(new URL('https://accounts.google.com')),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: httpUrl.default(new URL('https://graph.facebook.com')),
  EMBEDDING_FOLDER: z.string().optional(),
  EMBEDDING_URL: httpUrl.optional(),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_DIMENSIONS: wholeNumber(8, 4096).default(768),
  EMBEDDING_SHORTENS: onOff.default(false),
  MODISTE_STYLIST_MODEL: modelOf(STYLIST_PROVIDERS).optional(),
  MODISTE_STYLIST_URL: httpUrl.optional(),
  MODISTE_STYLIST_KEY: z.string().optional(),
  MODISTE_STYLIST_TIMEOUT_MS: wholeNumber(1_000, 120_000).default(20_000),
  MODISTE_TRY_ON_MODEL: modelOf(TRY_ON_PROVIDERS).optional(),
  MODISTE_TRY_ON_URL: httpUrl.optional(),
  MODISTE_TRY_ON_KEY: z.string().optional(),
  MODISTE_TRY_ON_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(90_000),
  FASHN_API_KEY: z.string().optional(),
  FAL_KEY: z.string().optional(),
  REPLICATE_API_TOKEN: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GEOAPIFY_API_KEY: z.string().optional(),
  GEOAPIFY_URL: httpUrl.default(new URL('https://api.geoapify.com')),
  MODISTE_WEATHER: z
    .enum(['off', 'open-meteo'], { error: 'must be off or open-meteo' })
    .default('off'),
  MODISTE_WEATHER_URL: httpUrl.default(new URL('https://api.open-meteo.com')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: httpUrl.optional(),
  AWS_ENDPOINT_URL: httpUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
});

export type Environment = z.output<typeof environmentSchema>;

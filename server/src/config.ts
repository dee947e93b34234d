import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The settings are wrong; `message` names each bad variable on a line of its own. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface S3Settings {
  region: string;
  endpoint: string | null;
  /** Null: the usual places of the AWS SDK are looked at (a role of the machine, for example). */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
}

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

const trustedProxy = z
  .string()
  .min(1)
  .transform((text) => (text === 'on' ? true : text === 'off' ? false : text.split(/\s*,\s*/)));

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be origins such as https://shop.example, separated by commas',
  );

const s3Address = z.string().regex(/^s3:\/\/[^/]+(\/.*)?$/, 'must look like s3://bucket/path');

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: httpUrl.optional(),
  MODISTE_ORIGINS: origins.default([]),
  MODISTE_TRUSTED_PROXY: trustedProxy.default(false),
  MODISTE_DATA: z.string().min(1).default('data'),
  MODISTE_CATALOGUE: s3Address.or(z.string().regex(/^(?!.*:\/\/)/)).optional(),
  MODISTE_OBJECTS: s3Address.or(z.string().regex(/^(?!.*:\/\/)/)).optional(),
  MODISTE_DEMO_SHOP: onOff.default(true),
  MODISTE_CALLS_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgresql://user:password@host/database')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: httpUrl.optional(),
  AWS_ENDPOINT_URL: httpUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
});
type Environment = z.output<typeof environmentSchema>;

/** Everything that can be set from outside, checked. */
export interface Config {
  port: number;
  host: string;
  /** The address that shoppers type, where it differs from the one listened on. */
  publicUrl: URL | null;
  /** Other sites whose pages may call the API. */
  origins: readonly string[];
  trustedProxy: boolean | string[];
  /** Absolute. */
  dataFolder: string;
  /** A folder or `s3://bucket/path`. */
  catalogue: string;
  /** A folder or `s3://bucket/path`. */
  objects: string;
  hasDemoShop: boolean;
  /** Calls one address may make in a minute; 0 for any number. */
  callsPerMinute: number;
  databaseUrl: string | null;
  logLevel: Environment['LOG_LEVEL'];
  s3: S3Settings;
}

function s3Settings(environment: Environment): S3Settings {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  return {
    region: environment.AWS_REGION,
    endpoint: endpoint?.href.replace(/\/$/, '') ?? null,
    credentials:
      accessKeyId && secretAccessKey
        ? { accessKeyId, secretAccessKey, sessionToken: environment.AWS_SESSION_TOKEN }
        : null,
  };
}

const place = (given: string | undefined, otherwise: string): string => {
  if (given === undefined) return otherwise;
  return given.startsWith('s3://') ? given.replace(/\/+$/, '') : absolute(given);
};

const absolute = (path: string) => resolve(path.replace(/^~(?=\/|$)/, homedir()));

/**
 * Reads the settings from the environment; an empty variable counts as absent.
 * @throws ConfigError naming every bad variable.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The settings are not valid:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const dataFolder = absolute(values.MODISTE_DATA);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    origins: values.MODISTE_ORIGINS,
    trustedProxy: values.MODISTE_TRUSTED_PROXY,
    dataFolder,
    catalogue: place(values.MODISTE_CATALOGUE, join(dataFolder, 'catalogue')),
    objects: place(values.MODISTE_OBJECTS, join(dataFolder, 'objects')),
    hasDemoShop: values.MODISTE_DEMO_SHOP,
    callsPerMinute: values.MODISTE_CALLS_PER_MINUTE,
    databaseUrl: values.DATABASE_URL ?? null,
    logLevel: values.LOG_LEVEL,
    s3: s3Settings(values),
  };
}

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type AccessSettings,
  type AnalyticsSettings,
  type Config,
  ConfigError,
  type FacebookSettings,
  type FirebaseSettings,
  type GoogleSettings,
  type S3Settings,
} from './config.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { stylistModelSettings } from './stylist-model-settings.ts';
import { tryOnModelSettings } from './try-on-model-settings.ts';

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

function firebaseSettings(environment: Environment): FirebaseSettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = environment;
  if (!projectId && !apiKey) return null;
  if (!projectId || !apiKey) {
    throw new ConfigError('Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY both, or neither.');
  }
  const authDomain = environment.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`;
  return { projectId, apiKey, authDomain, keysUrl: environment.FIREBASE_KEYS_URL };
}

function googleSettings(environment: Environment): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    throw new ConfigError('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET both, or neither.');
  }
  return { clientId, clientSecret, issuer: environment.GOOGLE_ISSUER };
}

function facebookSettings(environment: Environment): FacebookSettings | null {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = environment;
  if (!appId && !appSecret) return null;
  if (!appId || !appSecret) {
    throw new ConfigError('Set FACEBOOK_APP_ID and FACEBOOK_APP_SECRET both, or neither.');
  }
  return { appId, appSecret, graphUrl: environment.FACEBOOK_GRAPH_URL };
}

const accessSettings = (environment: Environment): AccessSettings => ({
  secret: environment.MODISTE_SECRET ?? null,
  isIdentityPrivate: environment.MODISTE_IDENTITY_PRIVATE,
  signInsPerMinute: environment.MODISTE_SIGN_INS_PER_MINUTE,
  firebase: firebaseSettings(environment),
  google: googleSettings(environment),
  facebook: facebookSettings(environment),
});

function analyticsSettings(environment: Environment): AnalyticsSettings | null {
  const { MODISTE_ANALYTICS_TAG: tag, MODISTE_ANALYTICS_ORIGINS: origins } = environment;
  if (!tag) return null;
  // Elsewhere nobody would see the pages that ask for consent.
  if (environment.PUBLIC_URL && environment.MODISTE_MARKETING_HOST.length === 0) {
    throw new ConfigError('MODISTE_ANALYTICS_TAG needs MODISTE_MARKETING_HOST.');
  }
  return { ...tag, origins };
}

function embeddingSettings(environment: Environment): Config['embedding'] {
  const { EMBEDDING_FOLDER: folder, EMBEDDING_URL: url, EMBEDDING_MODEL: model } = environment;
  if (folder && (url || model)) {
    throw new ConfigError('Set EMBEDDING_FOLDER, or EMBEDDING_URL and EMBEDDING_MODEL, not all.');
  }
  if (folder) return { folder: absolute(folder) };
  if (!url && !model) return null;
  if (!url || !model) {
    throw new ConfigError('Set EMBEDDING_URL and EMBEDDING_MODEL both, or neither.');
  }
  return {
    url,
    model,
    apiKey: environment.EMBEDDING_API_KEY ?? null,
    dimensions: environment.EMBEDDING_DIMENSIONS,
    shortens: environment.EMBEDDING_SHORTENS,
  };
}

function geoapifySettings(environment: Environment): Config['geoapify'] {
  const { GEOAPIFY_API_KEY: apiKey, GEOAPIFY_URL: url } = environment;
  return apiKey ? { apiKey, url } : null;
}

const pathOrBucket = (given: string | undefined, fallback: string): string => {
  if (given === undefined) return fallback;
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
  const isProduction = values.NODE_ENV === 'production';
  if (values.MODISTE_FAULTS && isProduction) {
    throw new ConfigError('MODISTE_FAULTS is for tests: it cannot be on in production.');
  }
  const dataFolder = absolute(values.MODISTE_DATA);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    marketingHosts: values.MODISTE_MARKETING_HOST,
    analytics: analyticsSettings(values),
    origins: values.MODISTE_ORIGINS,
    trustedProxy: values.MODISTE_TRUSTED_PROXY,
    dataFolder,
    catalogue: pathOrBucket(values.MODISTE_CATALOGUE, join(dataFolder, 'catalogue')),
    objects: pathOrBucket(values.MODISTE_OBJECTS, join(dataFolder, 'objects')),
    hasDemoShop: values.MODISTE_DEMO_SHOP,
    opensOffline: values.MODISTE_OFFLINE,
    refusesExplicit: values.MODISTE_EXPLICIT_CHECK,
    callsPerMinute: values.MODISTE_CALLS_PER_MINUTE,
    chatTurnsPerMinute: values.MODISTE_CHAT_TURNS_PER_MINUTE,
    tryOnsPerMinute: values.MODISTE_TRY_ONS_PER_MINUTE,
    databaseUrl: values.DATABASE_URL ?? null,
    logLevel: values.LOG_LEVEL,
    s3: s3Settings(values),
    isProduction,
    hasFaults: values.MODISTE_FAULTS,
    access: accessSettings(values),
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM,
      supportEmail: values.MODISTE_SUPPORT_EMAIL,
    },
    embedding: embeddingSettings(values),
    stylistModel: stylistModelSettings(values),
    tryOnModel: tryOnModelSettings(values),
    geoapify: geoapifySettings(values),
    weather: values.MODISTE_WEATHER === 'off' ? null : { url: values.MODISTE_WEATHER_URL },
  };
}

/**
 * The memory of pictures goes back to the system when it is freed. By itself, the allocator of Linux
 * (glibc) keeps blocks of up to 32 MB once one was freed; it takes these settings at its start only.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The environment with settings of the allocator; null where an operator or a start gave them. */
export function allocatorEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string | undefined> | null {
  const isGiven = Object.keys(ALLOCATOR).some((name) => environment[name] !== undefined);
  return isGiven ? null : { ...environment, ...ALLOCATOR };
}

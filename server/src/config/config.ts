import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { environmentSchema } from './environment-schema.ts';

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

/** A model of texts behind an endpoint that speaks the OpenAI embeddings protocol. */
export interface EmbeddingEndpoint {
  /** Where `/embeddings` is, for example "https://api.openai.com/v1". */
  url: URL;
  model: string;
  /** Null for a model of one's own that asks for none. */
  apiKey: string | null;
  dimensions: number;
  /** Asks the model to shorten its vectors to so many numbers, where it can. */
  shortens: boolean;
}

/** A model of texts and pictures that runs here. */
interface EmbeddingFolder {
  /** Absolute. */
  folder: string;
}

type Environment = z.output<typeof environmentSchema>;

export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  keysUrl: URL;
}

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: URL;
}

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  graphUrl: URL;
}

/** How people sign in, and what writes to them. */
interface AccessSettings {
  /** Seals what is secret at rest; null for one that is generated and kept in the data folder. */
  secret: string | null;
  /** Whether answers keep to themselves which addresses have accounts. */
  isIdentityPrivate: boolean;
  /** Attempts one address of the network, or one e-mail address, may make in a minute; 0 for any. */
  signInsPerMinute: number;
  /** Null: the built-in provider. */
  firebase: FirebaseSettings | null;
  google: GoogleSettings | null;
  facebook: FacebookSettings | null;
}

interface MailSettings {
  /** Null: mails go to the outbox folder and the development mailbox. */
  smtpUrl: string | null;
  from: string;
  supportEmail: string;
}

/** Everything that can be set from outside, checked. */
export interface Config {
  port: number;
  host: string;
  /** The address that shoppers type, where it differs from the one listened on. */
  publicUrl: URL | null;
  /** Other sites whose pages may call the API. */
  origins: readonly string[];
  /** How many proxies stand before the app, or the addresses of those that may; 0 for none. */
  trustedProxy: number | readonly string[];
  /** Absolute. */
  dataFolder: string;
  /** A folder or `s3://bucket/path`. */
  catalogue: string;
  /** A folder or `s3://bucket/path`. */
  objects: string;
  hasDemoShop: boolean;
  /** Whether the app is kept on devices, to open without a network. */
  opensOffline: boolean;
  /** Whether uploads are looked at for what is explicit, and refused then. */
  refusesExplicit: boolean;
  /** Calls one address may make in a minute; 0 for any number. */
  callsPerMinute: number;
  databaseUrl: string | null;
  logLevel: Environment['LOG_LEVEL'];
  s3: S3Settings;
  isProduction: boolean;
  /** Whether requests may ask for faults, for tests; never in production. */
  hasFaults: boolean;
  access: AccessSettings;
  mail: MailSettings;
  /** Null: the lexicon reads queries alone. */
  embedding: EmbeddingEndpoint | EmbeddingFolder | null;
  /** Null: the built-in gazetteer. */
  geoapify: { apiKey: string; url: URL } | null;
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
  const isProduction = values.NODE_ENV === 'production';
  if (values.MODISTE_FAULTS && isProduction) {
    throw new ConfigError('MODISTE_FAULTS is for tests: it cannot be on in production.');
  }
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
    opensOffline: values.MODISTE_OFFLINE,
    refusesExplicit: values.MODISTE_EXPLICIT_CHECK,
    callsPerMinute: values.MODISTE_CALLS_PER_MINUTE,
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
    geoapify: geoapifySettings(values),
  };
}

import type { Environment } from './environment-schema.ts';

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

/** The language model that helps the stylist. */
export interface StylistModelSettings {
  /** `compatible`: any server that speaks the OpenAI protocol, such as Ollama or vLLM. */
  provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  /** As its provider names it. */
  model: string;
  /** Null: the provider's own address; never null for `compatible`. */
  url: URL | null;
  /** Null for a server of one's own that asks for none. */
  apiKey: string | null;
  /** The longest a ranking waits for the model; understanding a message waits half as long. */
  timeoutMs: number;
}

/** The hosted model that dresses people in their photos. */
export interface TryOnModelSettings {
  /** `http`: a model of one's own behind one call of ours. */
  provider: 'fashn' | 'fal' | 'google' | 'openai' | 'replicate' | 'http';
  /** As its provider names it. */
  model: string;
  /** Null: the provider's own address; never null for `http`. */
  url: URL | null;
  /** Null for a server of one's own that asks for none. */
  apiKey: string | null;
  /** The longest one picture may take. */
  timeoutMs: number;
}

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
export interface AccessSettings {
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

/** The script that counts visitors of the public side who agreed to it. */
export interface AnalyticsSettings {
  url: URL;
  /** The `data-` attributes of its tag. */
  data: Readonly<Record<string, string>>;
  /** Where it may report to, beside where it comes from. */
  origins: readonly string[];
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
  /** Hosts that show the public side and never the app, in lower case. */
  marketingHosts: readonly string[];
  /** Null: visitors are not counted, and not asked. */
  analytics: AnalyticsSettings | null;
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
  /** Messages one person may send to the stylist in a minute; 0 for any number. */
  chatTurnsPerMinute: number;
  /** Pictures one person may have made in the fitting room in a minute; 0 for any number. */
  tryOnsPerMinute: number;
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
  /** Null: the built-in stylist works alone. */
  stylistModel: StylistModelSettings | null;
  /** Null: the built-in try-on alone. */
  tryOnModel: TryOnModelSettings | null;
  /** Null: the built-in gazetteer. */
  geoapify: { apiKey: string; url: URL } | null;
  /** The forecast service; null: what a month is usually like. */
  weather: { url: URL } | null;
}

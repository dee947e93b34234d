import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Embedder } from '@modiste/catalogue/embedding/embedder';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { type BuiltInEngine, createBuiltInEngine } from '@modiste/fitting/built-in-engine';
import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import type { Stylist } from '@modiste/stylist/stylist';
import { createRecognizer } from '@modiste/vision/recognizer';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import type { ConnectionSettings } from '../db/connection-settings.ts';
import { startPostgres } from '../db/embedded/start-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import type { Deps } from '../deps/deps.ts';
import { findPieces } from '../features/chat/finding/find-items.ts';
import { createPasswordHasher } from '../identity/password-hasher.ts';
import { createPictureMaker } from '../images/shop-thread/picture-maker.ts';
import type { Log } from '../log/logger.ts';
import { MailQueue } from '../mails/mail-queue.ts';
import { FileObjectStore } from '../objects/file-object-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { S3ObjectStore } from '../objects/s3-object-store.ts';
import { type Cleanup, runCleanups } from '../process/run-cleanups.ts';
import { createBuiltInVerifier } from '../providers/identity/built-in-verifier.ts';
import { createFacebookVerifier } from '../providers/identity/facebook-verifier.ts';
import { createFirebaseVerifier } from '../providers/identity/firebase-verifier.ts';
import { createGoogleExchange, isOwnCallback } from '../providers/identity/google-exchange.ts';
import { Gazetteer } from '../providers/location/gazetteer/gazetteer.ts';
import { GeoapifyLocations } from '../providers/location/geoapify-locations.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import { Outbox } from '../providers/mail/outbox.ts';
import { SmtpMailSender } from '../providers/mail/smtp-mail-sender.ts';
import { openTryOnModel } from '../providers/try-on/open-try-on-model.ts';
import { withFallback } from '../providers/try-on/with-fallback.ts';
import { ClimateWeather } from '../providers/weather/climate-weather.ts';
import { OpenMeteoWeather } from '../providers/weather/open-meteo-weather.ts';
import { createGuardedFetch } from '../providers/web/guarded-fetch.ts';
import { openAppSecret } from '../secrets/app-secret.ts';

export interface OpenDeps extends Deps {
  /** What the queue sends mails by. */
  mail: MailSender;
  /** For parts that open connections of their own. */
  databaseSettings: ConnectionSettings;
  close(): Promise<void>;
}

export async function openObjects(config: Config): Promise<ObjectStore> {
  if (config.objects.startsWith('s3://')) return new S3ObjectStore(config.objects, config.s3);
  await mkdir(config.objects, { recursive: true, mode: 0o700 });
  return new FileObjectStore(config.objects);
}

function openMail({ mail: { smtpUrl, from }, dataFolder }: Config): {
  mail: MailSender;
  outbox: Outbox | null;
} {
  if (smtpUrl !== null) return { mail: new SmtpMailSender({ url: smtpUrl, from }), outbox: null };
  const outbox = new Outbox({ folder: join(dataFolder, 'outbox'), from });
  return { mail: outbox, outbox };
}

function openIdentity(config: Config, database: Database) {
  const { firebase, google, facebook } = config.access;
  return {
    passwords: createPasswordHasher(),
    identity: firebase ? createFirebaseVerifier(firebase) : createBuiltInVerifier(database),
    google: google && createGoogleExchange(google, (uri) => isOwnCallback(config, uri)),
    facebook: facebook && createFacebookVerifier(facebook),
  };
}

/**
 * The embedding model that is set, or null: the lexicon reads queries alone. What speaks to models
 * or runs them is loaded only then.
 * @throws ConfigError when a folder holds no model that can be used.
 */
export async function openEmbedder({ embedding }: Config, log?: Log): Promise<Embedder | null> {
  if (embedding === null) return null;
  if ('folder' in embedding) {
    const { openOnnxEmbedder } = await import('../providers/embedding/onnx/onnx-embedder.ts');
    return openOnnxEmbedder(embedding.folder, (model) =>
      log?.info({ model }, 'embedding model opened'),
    );
  }
  const { createHttpEmbedder } = await import('../providers/embedding/http-embedder.ts');
  return createHttpEmbedder(embedding);
}

/** The built-in stylist, helped by the language model where one is set and then only loaded. */
async function openStylist(
  { stylistModel }: Config,
  catalogue: Pick<Catalogue, 'understand' | 'search'>,
  log: Log,
): Promise<Stylist> {
  const understand = (text: string) => catalogue.understand(text);
  const builtIn = createBuiltInStylist({
    understand,
    findPieces: (asked) => findPieces(catalogue, asked),
  });
  if (stylistModel === null) return builtIn;
  const { createModelStylist } = await import('@modiste/stylist/model-stylist');
  const { openLanguageModel } = await import('../providers/language-model/open-language-model.ts');
  const { provider, model: name, timeoutMs } = stylistModel;
  log.info({ provider, model: name }, 'language model set for the stylist');
  return createModelStylist({
    model: await openLanguageModel(stylistModel),
    builtIn,
    understand,
    timeoutMs,
    onFailure: ({ isPartial, ...failure }) =>
      isPartial
        ? log.info(failure, 'language model answered, the built-in stylist completed it')
        : log.warn(failure, 'language model failed, the built-in stylist answered'),
  });
}

/** The built-in engine of the try-on, behind the hosted model where one is set. */
function openTryOn({ tryOnModel }: Config, builtIn: BuiltInEngine, log: Log): TryOnEngine {
  if (tryOnModel === null) return builtIn;
  const { provider, model } = tryOnModel;
  log.info({ provider, model }, 'try-on model set');
  return withFallback({ hosted: openTryOnModel(tryOnModel), builtIn, log, now: () => new Date() });
}

/** Places and their weather; the gazetteer is read when first asked. */
function openPlaces({ geoapify, weather }: Config, log: Log) {
  const gazetteer = new Gazetteer();
  const climate = new ClimateWeather({ locate: (place) => gazetteer.locate(place), log });
  return {
    location: geoapify ? new GeoapifyLocations(geoapify) : gazetteer,
    weather: weather ? new OpenMeteoWeather({ ...weather, climate, log }) : climate,
  };
}

/** Opens every store; the only place that names real ones. */
export async function openDeps(config: Config, log: Log): Promise<OpenDeps> {
  const cleanups: Cleanup[] = [];
  const close = () => runCleanups(cleanups);
  try {
    const embedded =
      config.databaseUrl === null ? await startPostgres(config.dataFolder, log) : null;
    if (embedded) cleanups.push(() => embedded.stop());
    const settings = embedded?.settings ?? { connectionString: config.databaseUrl ?? '' };
    for (const name of await migrate(settings)) log.info({ name }, 'database migrated');
    const database = openDatabase(settings, log);
    cleanups.push(() => database.destroy());
    const embedder = await openEmbedder(config, log);
    cleanups.push(async () => embedder?.close());
    const catalogue = await openCatalogue(catalogueLocation(config), {
      embedder,
      onEmbedderFailure: (error) =>
        log.warn({ err: error }, 'embedding model failed, searching without it'),
    });
    cleanups.push(() => catalogue.close());
    const recognizer = createRecognizer();
    cleanups.push(() => recognizer.close());
    const shopPictures = createPictureMaker();
    cleanups.push(() => shopPictures.close());
    const builtInTryOn = createBuiltInEngine();
    cleanups.push(() => builtInTryOn.close());
    const objects = await openObjects(config);
    const deriveKey = await openAppSecret(config.access.secret, config.dataFolder);
    const { mail, outbox } = openMail(config);
    const isLocal = outbox !== null;
    const mails = new MailQueue({ database, deriveKey, sender: mail, log, isLocal });
    cleanups.push(() => mails.stop());
    return {
      config,
      database,
      databaseSettings: settings,
      catalogue,
      objects,
      deriveKey,
      mail,
      mails,
      outbox,
      ...openIdentity(config, database),
      recognizer,
      shopPictures,
      stylist: await openStylist(config, catalogue, log),
      tryOn: openTryOn(config, builtInTryOn, log),
      fetchWeb: createGuardedFetch(),
      ...openPlaces(config, log),
      now: () => new Date(),
      log,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

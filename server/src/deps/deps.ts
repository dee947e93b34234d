import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import type { Stylist } from '@modiste/stylist/stylist';
import type { Recognizer } from '@modiste/vision/recognizer';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import type { PictureMaker } from '../images/shop-thread/picture-maker.ts';
import type { Log } from '../log/logger.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { CodeExchange, IdentityVerifier } from '../providers/identity/identity-verifier.ts';
import type { LocationService } from '../providers/location/location-service.ts';
import type { Outbox } from '../providers/mail/outbox.ts';
import type { WeatherService } from '../providers/weather/weather-service.ts';
import type { GuardedFetch } from '../providers/web/guarded-fetch.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';

/** What the features depend on. */
export interface Deps {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  objects: ObjectStore;
  deriveKey: DeriveKey;
  /** Sends mails once the transaction that queued them is committed. */
  mails: MailQueue;
  /** Stores mails instead of sending them; null where a mail server is set up. */
  outbox: Outbox | null;
  passwords: PasswordHasher;
  identity: IdentityVerifier;
  /** Null where Google sign-in is not configured. */
  google: CodeExchange | null;
  facebook: IdentityVerifier | null;
  location: LocationService;
  weather: WeatherService;
  recognizer: Recognizer;
  /** Makes the pictures of the demo shop. */
  shopPictures: PictureMaker;
  stylist: Stylist;
  /** Puts garments on the picture of a pose. */
  tryOn: TryOnEngine;
  /** For the pictures of garments that are not ours. */
  fetchWeb: GuardedFetch;
  /** The clock. */
  now: () => Date;
  log: Log;
}

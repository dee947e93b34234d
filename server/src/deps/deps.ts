import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Recognizer } from '@modiste/vision/recognizer';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import type { Log } from '../log/logger.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { CodeExchange, IdentityVerifier } from '../providers/identity/identity-verifier.ts';
import type { LocationService } from '../providers/location/location-service.ts';
import type { Outbox } from '../providers/mail/outbox.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';

/** What the features stand on. */
export interface Deps {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  objects: ObjectStore;
  deriveKey: DeriveKey;
  /** Mails that are to be sent, once what they tell of is kept. */
  mails: MailQueue;
  /** Where mails lie that are not sent out; null where they are. */
  outbox: Outbox | null;
  passwords: PasswordHasher;
  identity: IdentityVerifier;
  /** Null where it is not set up. */
  google: CodeExchange | null;
  facebook: IdentityVerifier | null;
  location: LocationService;
  recognizer: Recognizer;
  log: Log;
}

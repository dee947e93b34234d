import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { Color, PictureKind, PosePhotoFault } from '@modiste/contract/values';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ConversationTable, MessageTable, StylistMemoryTable } from './chat-tables.ts';
import type { MadeAt, PerhapsAt, WrittenAt } from './column-types.ts';
import type { FittingTables } from './fitting-tables.ts';
import type { HomeTables } from './home-tables.ts';

interface SearchTable {
  id: Generated<string>;
  created_at: MadeAt;
  /** Null for searches from before there were accounts. */
  user_id: string | null;
  query: string;
  /** The query in lower case with single spaces; null for a long or an empty one. */
  term: ColumnType<string | null, never, never>;
  filters: JSONColumnType<Filters>;
  attachments: JSONColumnType<AttachmentRef[]>;
  item_ids: string[];
  /** Whether it is only what the app opens with, and no search that somebody made. */
  is_opening: Generated<boolean>;
}

/** What an uploaded picture shows. */
export interface RecognizedUpload {
  /** How likely each kind is; those that are next to impossible are left out. */
  kinds: Partial<Record<PictureKind, number>>;
  /** The color that most of the garment has; null where none stands out. */
  color: Color | null;
}

interface AttachmentTable {
  id: string;
  created_at: MadeAt;
  user_id: string | null;
  context: string;
  width: number;
  height: number;
  /** The image embedding: IMAGE_EMBEDDING_DIMENSIONS little-endian floats of 4 bytes. */
  look: Buffer;
  seen: JSONColumnType<RecognizedUpload | null, string | null>;
  /** When a search or a chat last used it. */
  used_at: PerhapsAt;
}

interface UserTable {
  id: Generated<string>;
  created_at: MadeAt;
  /** In lower case. */
  email: string;
  name: string | null;
  onboarded: Generated<boolean>;
  chat_enabled: Generated<boolean>;
  memory_enabled: Generated<boolean>;
  disabled_at: PerhapsAt;
  /** Since when the person is being erased. */
  deletion_begun_at: PerhapsAt;
}

interface LoginTable {
  provider: string;
  /** The provider's own id of the person. */
  subject: string;
  user_id: string;
  created_at: MadeAt;
}

interface PreferencesTable {
  user_id: string;
  gender_preference: Generated<string[]>;
  clothing_size: Generated<string[]>;
  clothing_fit: Generated<string[]>;
  clothing_canonical_size: Generated<string[]>;
  shoes_size: Generated<string[]>;
  shoes_canonical_size: Generated<string[]>;
  style_preference: Generated<string[]>;
  personality: Generated<string[]>;
  user_notes: Generated<string>;
  ai_tone: string | null;
  ai_tone_description: string | null;
  location: string | null;
  updated_at: WrittenAt;
}

interface SessionTable {
  id: Generated<string>;
  user_id: string;
  provider: string;
  client_type: string;
  device: string;
  created_at: MadeAt;
  last_used_at: WrittenAt;
  ended_at: PerhapsAt;
}

interface RefreshTokenTable {
  /** SHA-256 of the token. */
  hash: Buffer;
  session_id: string;
  created_at: MadeAt;
  expires_at: ColumnType<Date, Date, never>;
  replaced_at: PerhapsAt;
}

interface IdentityAccountTable {
  id: Generated<string>;
  created_at: MadeAt;
  email: string;
  password_hash: string;
  password_changed_at: WrittenAt;
  verified_at: PerhapsAt;
  disabled_at: PerhapsAt;
}

interface IdentityCodeTable {
  hash: Buffer;
  account_id: string;
  type: string;
  created_at: MadeAt;
  expires_at: ColumnType<Date, Date, never>;
  used_at: PerhapsAt;
}

interface IdentityKeyTable {
  kid: string;
  created_at: MadeAt;
  public_jwk: JSONColumnType<Record<string, unknown>>;
  sealed_private_jwk: Buffer;
}

interface SupportRequestTable {
  id: Generated<string>;
  user_id: string;
  created_at: MadeAt;
  message: string;
}

interface EngagementRecordTable {
  id: Generated<string>;
  created_at: MadeAt;
  path: string;
  referrer: string;
  title: string;
  screen: JSONColumnType<{ width: number; height: number; dpr: number }>;
  timezone: string;
  language: string;
  platform: string;
  user_agent: string;
  cookies_enabled: boolean;
  online: boolean;
  sent_at: string;
}

interface PoseTable {
  id: Generated<string>;
  user_id: string;
  created_at: MadeAt;
  description: Generated<string>;
  generated: Generated<boolean>;
  generated_from_item_id: string | null;
  photo_faults: Generated<PosePhotoFault[]>;
  width: number;
  height: number;
}

interface WishlistItemTable {
  user_id: string;
  item_id: string;
  saved_at: MadeAt;
  /** What it cost that day. */
  price: number;
  currency: string;
  /** As it was last seen. */
  item: JSONColumnType<Item>;
  /** The name of the color variant that was saved. */
  color: string | null;
}

interface PriceAlertTable {
  user_id: string;
  item_id: string;
  below: number;
  currency: string;
  set_at: WrittenAt;
  claimed_at: PerhapsAt;
  sent_at: PerhapsAt;
}

interface ItemViewTable {
  user_id: string;
  item_id: string;
  viewed_at: WrittenAt;
}

interface WeeklyActivityTable {
  /** YYYY-MM-DD. */
  ended_on: string;
  kind: string;
  subject: string;
  people: number;
}

interface AttemptWindowTable {
  /** A keyed hash of the attempted call and the caller. */
  key: Buffer;
  attempts: number;
  ends_at: Date;
}

interface QueuedMailTable {
  id: string;
  created_at: MadeAt;
  kind: string;
  sealed: Buffer;
  expires_at: ColumnType<Date, Date, never>;
  due_at: WrittenAt;
  attempts: Generated<number>;
  code_hash: Buffer | null;
}

interface ShopStateTable {
  name: string;
  value: string;
}

/** The tables as the migrations leave them. */
interface ContactMessageTable {
  id: string;
  created_at: MadeAt;
  kind: 'contact' | 'career';
  name: string;
  email: string;
  message: string;
  /** The ending of an application's CV, whose bytes are in the object store. */
  cv_extension: 'pdf' | 'doc' | 'docx' | null;
}

export interface Tables extends HomeTables, FittingTables {
  searches: SearchTable;
  attachments: AttachmentTable;
  users: UserTable;
  logins: LoginTable;
  preferences: PreferencesTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  identity_accounts: IdentityAccountTable;
  identity_codes: IdentityCodeTable;
  identity_keys: IdentityKeyTable;
  support_requests: SupportRequestTable;
  engagement_records: EngagementRecordTable;
  contact_messages: ContactMessageTable;
  poses: PoseTable;
  wishlist_items: WishlistItemTable;
  price_alerts: PriceAlertTable;
  conversations: ConversationTable;
  messages: MessageTable;
  stylist_memories: StylistMemoryTable;
  item_views: ItemViewTable;
  weekly_activity: WeeklyActivityTable;
  shop_state: ShopStateTable;
  attempt_windows: AttemptWindowTable;
  queued_mails: QueuedMailTable;
}

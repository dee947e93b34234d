import {
  ATTACHMENT_UNUSED_HOURS,
  DAILY_OUTFITS_KEPT_DAYS,
  ENDED_SESSION_KEPT_DAYS,
  SUPPORT_KEPT_DAYS,
  VIEWS_KEPT_DAYS,
} from '@modiste/contract/limits';
import type { Tables } from '../../db/tables.ts';

/** How a table knows whose a row is. */
type Owner = 'id' | 'user_id' | 'password login';

export interface HeldTable {
  table: keyof Tables;
  owner: Owner;
  /** The file it becomes. */
  file: string;
  /** What leaves; every other column is named among those that stay. */
  columns: readonly string[];
  /** Where a person can have any number of rows: by what these are told apart. */
  pagedBy?: 'id';
  /** What the rows are, and how long they are kept, in plain words. */
  about: string;
  kept: string;
}

const CONVERSATIONS_KEPT = 'Until you delete the conversation or your account.';
const UNTIL_DELETED = 'Until you delete your account.';

/** What is held about a person, table by table: what a download consists of. */
export const HELD_TABLES: readonly HeldTable[] = [
  {
    table: 'users',
    owner: 'id',
    file: 'account.json',
    columns: [
      'id',
      'created_at',
      'email',
      'name',
      'onboarded',
      'chat_enabled',
      'memory_enabled',
      'disabled_at',
      'deletion_begun_at',
    ],
    about: 'Your account: your email address, your name and when you created it.',
    kept: UNTIL_DELETED,
  },
  {
    table: 'preferences',
    owner: 'user_id',
    file: 'preferences.json',
    columns: [
      'user_id',
      'gender_preference',
      'clothing_size',
      'clothing_fit',
      'clothing_canonical_size',
      'shoes_size',
      'shoes_canonical_size',
      'style_preference',
      'personality',
      'user_notes',
      'ai_tone',
      'ai_tone_description',
      'location',
      'updated_at',
    ],
    about: 'Your preferences: sizes, style, location and the tone of your stylist.',
    kept: 'Until you change it or delete your account.',
  },
  {
    table: 'logins',
    owner: 'user_id',
    file: 'logins.json',
    columns: ['provider', 'subject', 'user_id', 'created_at'],
    about: 'Your sign-in methods, with the ID each provider uses for you.',
    kept: UNTIL_DELETED,
  },
  {
    table: 'identity_accounts',
    owner: 'password login',
    file: 'password-login.json',
    columns: ['id', 'created_at', 'email', 'password_changed_at', 'verified_at', 'disabled_at'],
    about:
      'Your password sign-in: when your email address was verified and your password last changed. ' +
      'We never store the password itself, only a one-way hash of it.',
    kept: UNTIL_DELETED,
  },
  {
    table: 'sessions',
    owner: 'user_id',
    file: 'sessions.json',
    columns: [
      'id',
      'user_id',
      'provider',
      'client_type',
      'device',
      'created_at',
      'last_used_at',
      'ended_at',
    ],
    about: 'The devices you signed in on, and when.',
    kept: `For ${ENDED_SESSION_KEPT_DAYS} days after a session ended, at the latest until you delete your account.`,
  },
  {
    table: 'searches',
    owner: 'user_id',
    file: 'searches.json',
    columns: [
      'id',
      'created_at',
      'user_id',
      'query',
      'term',
      'filters',
      'attachments',
      'item_ids',
      'is_opening',
    ],
    pagedBy: 'id',
    about: 'Your searches and the items they found.',
    kept: UNTIL_DELETED,
  },
  {
    table: 'attachments',
    owner: 'user_id',
    file: 'attachments.json',
    columns: [
      'id',
      'created_at',
      'user_id',
      'context',
      'width',
      'height',
      'look',
      'seen',
      'used_at',
    ],
    pagedBy: 'id',
    about:
      'The photos you searched with. "look" is what search compares: the photo as a list ' +
      'of numbers. The photos are in the attachments folder, each named by its id.',
    kept:
      `Until you delete your account, or the only conversation they were sent in. What you never ` +
      `searched with is deleted ${ATTACHMENT_UNUSED_HOURS} to ${2 * ATTACHMENT_UNUSED_HOURS} hours after you uploaded it.`,
  },
  {
    table: 'poses',
    owner: 'user_id',
    file: 'poses.json',
    columns: [
      'id',
      'user_id',
      'created_at',
      'description',
      'generated',
      'generated_from_item_id',
      'photo_faults',
      'width',
      'height',
    ],
    about:
      'Your poses. The photos are in the poses folder, each named by its id, with a small copy ' +
      'whose name ends in -thumb.',
    kept: 'Until you delete the pose or your account.',
  },
  {
    table: 'wishlist_items',
    owner: 'user_id',
    file: 'wishlist.json',
    columns: ['user_id', 'item_id', 'saved_at', 'price', 'currency', 'item', 'color'],
    about: 'Your wishlist: what you saved, when, in which color, and what it cost that day.',
    kept: 'Until you remove the item or delete your account.',
  },
  {
    table: 'price_alerts',
    owner: 'user_id',
    file: 'price-alerts.json',
    columns: ['user_id', 'item_id', 'below', 'currency', 'set_at', 'claimed_at', 'sent_at'],
    about: 'Your price alerts, and when we emailed you.',
    kept: 'Until you remove the alert or the item, or delete your account.',
  },
  {
    table: 'conversations',
    owner: 'user_id',
    file: 'conversations.json',
    columns: ['id', 'user_id', 'created_at', 'updated_at', 'title'],
    pagedBy: 'id',
    about: 'Your conversations with the stylist.',
    kept: CONVERSATIONS_KEPT,
  },
  {
    table: 'messages',
    owner: 'user_id',
    file: 'messages.json',
    columns: [
      'id',
      'chat_id',
      'user_id',
      'position',
      'created_at',
      'actor',
      'message',
      'intent',
      'attachments',
      'filters',
      'refined_query',
      'ai_updated_filters',
      'item_ids',
      'deep_search_item_ids',
      'reasons',
      'outfits',
      'suggestions',
      'title',
      'remembered',
      'found',
      'refused',
      'state',
      'said',
    ],
    pagedBy: 'id',
    about:
      'What you and the stylist said, by conversation ("chat_id") and in order ("position"): the ' +
      'items and outfits shown, and what the stylist made of each message ("state").',
    kept: CONVERSATIONS_KEPT,
  },
  {
    table: 'stylist_memories',
    owner: 'user_id',
    file: 'stylist-memory.json',
    columns: ['id', 'user_id', 'created_at', 'text', 'expires_at'],
    about: 'What your stylist remembers about you from your chats.',
    kept:
      'Until you forget it in Account, tell your stylist otherwise, or delete your account. Events ' +
      'are forgotten within a day or two after their date.',
  },
  {
    table: 'item_views',
    owner: 'user_id',
    file: 'viewed-items.json',
    columns: ['user_id', 'item_id', 'viewed_at'],
    about: 'The items you looked at, and when you last did. They help choose what Home shows you.',
    kept: `For ${VIEWS_KEPT_DAYS} to ${VIEWS_KEPT_DAYS + 1} days after you last looked, at the latest until you delete your account.`,
  },
  {
    table: 'dislikes',
    owner: 'user_id',
    file: 'not-for-me.json',
    columns: [
      'id',
      'user_id',
      'created_at',
      'kind',
      'item_ids',
      'color',
      'label',
      'outfits_before',
    ],
    about:
      'The pieces, outfits and colors you said are not for you. "outfits_before" are the outfits ' +
      'Home showed you then: they come back when you take it back the same day.',
    kept: 'Until you take it back in Account or delete your account.',
  },
  {
    table: 'daily_outfits',
    owner: 'user_id',
    file: 'daily-outfits.json',
    columns: ['user_id', 'day', 'taste', 'daily', 'style_picks', 'revision'],
    about:
      'The outfits Home put together for you, by day. "taste" is a check value of the preferences ' +
      'they were chosen by.',
    kept: `For ${DAILY_OUTFITS_KEPT_DAYS} to ${DAILY_OUTFITS_KEPT_DAYS + 2} days after their day, at the latest until you delete your account.`,
  },
  {
    table: 'support_requests',
    owner: 'user_id',
    file: 'support-requests.json',
    columns: ['id', 'user_id', 'created_at', 'message'],
    pagedBy: 'id',
    about: 'Your messages to support.',
    kept: `For ${SUPPORT_KEPT_DAYS} days, at the latest until you delete your account.`,
  },
];

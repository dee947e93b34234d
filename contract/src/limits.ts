/** Every limit and timing of the product, with its unit in its name. */

export const SEARCH_RESULTS_MAX = 60;
/** Nobody scrolls past this; deeper pages would only cost. */
export const SEARCH_OFFSET_MAX = 10_000;
export const COLOR_NAME_CHARS_MAX = 200;
export const SEARCH_QUERY_CHARS_MAX = 1000;
export const SUGGESTIONS_MAX = 10;
/** Whoever types more than this writes a sentence, which nothing completes. */
export const SUGGESTED_CHARS_MAX = 60;
export const SUGGEST_DEBOUNCE_MS = 120;
export const POPULAR_PEOPLE_MIN = 5;
export const POPULAR_DAYS = 30;
export const FACETS_DEBOUNCE_MS = 200;
export const BRAND_CHARS_MAX = 100;
/** How many brands one search may be limited to. */
export const BRANDS_CHOSEN_MAX = 50;
/** How many brands are counted at once, those with most items first. */
export const BRANDS_COUNTED_MAX = 100;
export const SIMILAR_RESULTS_MAX = 24;
export const LOOK_RESULTS_MAX = 12;
export const ITEM_IDS_MAX = 500;
export const ATTACHMENTS_MAX = 1;

export const ATTACHMENT_BYTES_MAX = 12 * 1024 * 1024;
export const ATTACHMENT_PIXELS_MAX = 50_000_000;
export const ATTACHMENT_SIDE_STORED_PX = 1600;
/** A photo above the limit is made this large on the device; the server makes it smaller still. */
export const ATTACHMENT_SIDE_SENT_PX = 2400;

export const PRICE_MIN = 0;
export const PRICE_MAX = 1_000_000_000;

export const QUERY_BOX_HEIGHT_MIN_PX = 45;
export const QUERY_BOX_HEIGHT_MAX_PX = 150;
export const WIDE_SCREEN_PX = 640;
export const SWIPE_THRESHOLD_PX = 100;
export const SWIPE_THRESHOLD_SMALL_PX = 30;
export const SCROLL_TOP_THRESHOLD_PX = 300;
export const SCROLL_TOP_HIDE_MS = 1000;
export const SCROLL_INDICATOR_HIDE_MS = 500;
export const TOOLTIP_MS = 1000;
export const ATTACHMENT_REMOVAL_THINKING_MS = 200;
export const ITEM_POPUP_HEIGHT_VH = 65;
/** How wide the item viewer shows a picture, as the `sizes` of an image. */
export const ITEM_PICTURE_SIZES = '(min-width: 1600px) 526px, (min-width: 640px) 400px, 100vw';
export const RECENT_ITEMS_MAX = 10;
export const WISHLIST_MAX = 500;
export const LOWEST_PRICE_DAYS = 90;
/** An upload that no search or chat has used is deleted after this. */
export const ATTACHMENT_UNUSED_HOURS = 24;
export const POSE_STRIP_STEP_PX = 200;
export const DEEP_CARD_WIDTH_PX = 200;
export const DEEP_CARD_SPACING_PX = 216;
/** A result that is not saved as a pose is deleted after this. */
export const TRY_ONS_KEPT_DAYS = 30;
export const TRY_ON_METADATA_CHARS_MAX = 20_000;
export const FITTING_SLIDE_MS = 150;
export const FITTING_LOGO_TURN_MS = 2000;

export const STORAGE_EXPIRY_S = 604_800;
export const TRENDS_MAX_AGE_MS = 14_400_000;
export const HISTORY_LIMIT_DEFAULT = 10;
export const HISTORY_LIMIT_PANEL = 100;
export const HISTORY_SEARCH_DEBOUNCE_MS = 200;
export const HISTORY_LIMIT_HOME = 5;
/** What the stylist remembers of one person. */
export const MEMORIES_MAX = 200;
export const MEMORY_CHARS_MAX = 200;
export const POSE_FETCH_ATTEMPTS = 3;
export const POSE_FETCH_PAUSE_MS = 500;
/** Messages of both sides; a longer conversation is begun anew. */
export const CHAT_MESSAGES_MAX = 400;
export const HOME_PROMPTS = 48;
export const HOME_PROMPT_TURN_MS = 3_000;
export const TICKER_SCROLL_MS = 40_000;
export const DAILY_PICTURE_MS = 5_000;
export const STYLE_PICKS_TURN_MS = 20_000;
export const STYLE_PICTURE_MS = 3_000;
export const GLAMOUR_FLIP_MS = 10_000;
export const OUTFIT_PIECES_MAX = 12;
export const DISLIKES_MAX = 500;
/** So long no piece leads the outfit of the day again while others suit. */
export const DAILY_OUTFITS_KEPT_DAYS = 14;
/** An item that was open for so long was viewed. */
export const VIEW_DWELL_MS = 1_000;
export const VIEWS_KEPT_DAYS = 30;

export const LOCATION_DEBOUNCE_MS = 1000;
export const LOCATION_ERROR_MS = 2000;
export const GEOLOCATION_TIMEOUT_MS = 10_000;
export const GEOLOCATION_MAX_AGE_MS = 6_000_000;

export const ACCESS_TOKEN_REFRESH_MARGIN_S = 60;
export const IDENTITY_TOKEN_MAX_AGE_S = 300;
export const PASSWORD_CHARS_MIN = 6;
export const PASSWORD_CHARS_MAX = 128;
export const EMAIL_CHARS_MAX = 254;
export const ACCESS_TOKEN_LIFE_S = 900;
export const REFRESH_GRACE_S = 10;
export const SESSION_IDLE_DAYS_MAX = 30;
export const SESSION_DAYS_MAX = 180;
export const VERIFICATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 60;
export const ENGAGEMENT_KEPT_DAYS = 90;
export const SUPPORT_KEPT_DAYS = 730;
export const ENDED_SESSION_KEPT_DAYS = 30;
export const UNVERIFIED_ACCOUNT_KEPT_DAYS = 30;
export const LOCATION_SUGGESTIONS_MAX = 8;
export const POSES_MAX = 50;
export const POSE_SIDE_STORED_PX = 1600;
export const POSE_THUMBNAIL_WIDTH_PX = 320;
export const STYLES_MAX = 60;
export const STYLE_CHARS_MAX = 60;
export const USER_NOTES_CHARS_MAX = 4000;
export const SUPPORT_CHARS_MAX = 5000;
export const SUPPORT_PER_HOUR_MAX = 10;
export const DOWNLOADS_PER_HOUR_MAX = 5;
export const ONBOARDING_LAST_DATA_STEP = 3;
export const PROFILE_FETCH_DELAY_MS = 1000;
export const TAGLINE_TURN_MS = 3000;
export const LOADER_DELAY_MS = 500;
export const LOADER_TURN_MS = 2000;
export const RESET_REDIRECT_MS = 3000;
export const ONBOARDING_STEP_MS = 3000;
export const AFFILIATE_HIGHLIGHT_MS = 3000;
export const AGE_MIN = 13;
export const PARENTAL_CONSENT_AGE = 18;
export const CV_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;
export const CV_BYTES_MAX = 10 * 1024 * 1024;
export const CONTACT_NAME_CHARS_MAX = 200;
/** The timings of the public side. */
export const PARTNER_SLIDE_MS = 15_000;
export const HEADLINE_WORD_MS = 3_500;
export const LOGO_TURN_MS = 10_000;
export const SCROLL_HINT_MS = 500;
export const SEND_AGAIN_MS = 1_000;
/** Remembers on the device whether a visitor of the public side may be counted. */
export const CONSENT_COOKIE = 'modiste_consent';
export const CONSENT_KEPT_DAYS = 180;
/** Messages from one network in an hour. */
export const CONTACT_PER_HOUR_MAX = 5;
export const CONTACT_KEPT_DAYS = 730;
export const APPLICATION_KEPT_DAYS = 180;

export const CLIENT_TYPE = 'web';
export const CLIENT_VERSION = '1.2.3';
export const AUTH_STORAGE_KEY = 'auth';

/** The closed value lists of the product. Importable without zod. */

export const GENDERS = ['Men', 'Women', 'Unisex'] as const;
export type Gender = (typeof GENDERS)[number];

export const CLOTHING_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL'] as const;
export type ClothingSize = (typeof CLOTHING_SIZES)[number];

export const ALPHA_EXTRA_SIZES = ['2XS', '3XL', '4XL', '1X', '2X', '3X'] as const;

const evenNumbers = (first: number, last: number): string[] =>
  Array.from({ length: (last - first) / 2 + 1 }, (_, step) => String(first + step * 2));

/** Numeric sizes of tops, dresses and suits: US women's 0–24 and men's chest or suit 34–50. */
export const WOMENS_NUMERIC_SIZES: readonly string[] = evenNumbers(0, 24);
export const MENS_NUMERIC_SIZES: readonly string[] = evenNumbers(34, 50);

export const BOTTOM_WAISTS = [24, 25, 26, 27, 28, 30, 32, 34, 36, 38, 40, 42, 44] as const;
export const BOTTOM_LENGTHS = [28, 29, 30, 31, 32, 33, 34, 36] as const;

/** Mills cut long legs only for middle waists, and odd lengths only for small ones. */
function isMadeBottomSize(waist: number, length: number): boolean {
  if (length === 36) return waist >= 30 && waist <= 38;
  if (waist <= 27) return length <= 34;
  const isOddLength = length % 2 === 1;
  return isOddLength ? waist <= 34 : length >= 28 && !(length === 28 && waist > 36);
}

/** Waist x inseam in inches, "32x30". Not every combination exists. */
export const BOTTOM_SIZES: readonly string[] = BOTTOM_WAISTS.flatMap((waist) =>
  BOTTOM_LENGTHS.filter((length) => isMadeBottomSize(waist, length)).map(
    (length) => `${waist}x${length}`,
  ),
);

export const CLOTHING_CANONICAL_SIZES: readonly string[] = [
  ...ALPHA_EXTRA_SIZES,
  ...WOMENS_NUMERIC_SIZES,
  ...MENS_NUMERIC_SIZES,
  ...BOTTOM_SIZES,
];

export const SHOES_SIZES: readonly string[] = Array.from({ length: 13 }, (_, step) =>
  String(4 + step),
);
export const SHOES_CANONICAL_SIZES: readonly string[] = Array.from(
  { length: 12 },
  (_, step) => `${4 + step}.5`,
);

export const WOMENS_FITS = ['P', 'T', 'W'] as const;
export const MENS_FITS = ['S', 'R', 'L'] as const;
export const CLOTHING_FITS = [...WOMENS_FITS, ...MENS_FITS] as const;
export type ClothingFit = (typeof CLOTHING_FITS)[number];

export const COLORS = [
  'Black',
  'White',
  'Gray',
  'Beige',
  'Brown',
  'Red',
  'Pink',
  'Orange',
  'Yellow',
  'Green',
  'Blue',
  'Purple',
  'Gold',
  'Silver',
  'Multicolor',
] as const;
export type Color = (typeof COLORS)[number];

/** The departments of the shop, in the order that they are offered. */
export const CATEGORIES = [
  'Dresses',
  'Jumpsuits & Rompers',
  'Tops',
  'Knitwear',
  'Sweatshirts & Hoodies',
  'Jackets & Coats',
  'Suits & Sets',
  'Jeans',
  'Pants',
  'Leggings',
  'Shorts',
  'Skirts',
  'Activewear',
  'Swimwear',
  'Intimates & Sleepwear',
  'Socks & Hosiery',
  'Shoes',
  'Bags',
  'Jewelry',
  'Accessories',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a suggested search is: a way out of a misspelling, one done before, or what the shop has. */
export const SUGGESTION_KINDS = [
  'spelling',
  'recent',
  'popular',
  'type',
  'brand',
  'color',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const SORTS = ['Relevance', 'Price (low/high)', 'Price (high/low)'] as const;
export type Sort = (typeof SORTS)[number];

export const TRY_ON_CATEGORIES = [
  'upper_body',
  'lower_body',
  'dresses',
  'suits',
  'shoes',
  'bags',
  'accessories',
  'intimates',
] as const;
export type TryOnCategory = (typeof TRY_ON_CATEGORIES)[number];

/** Only these can be tried on. */
export const WEARABLE_CATEGORIES = ['upper_body', 'lower_body', 'dresses', 'suits'] as const;

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'unavailable'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const ATTACHMENT_CONTEXTS = ['chat_attachment', 'item'] as const;
export const SIMILAR_ID_TYPES = ['query', 'completeTheLook', 'item'] as const;
export const ITEM_CONTEXTS = [
  'search_results',
  'deep_search_results',
  'wishlist',
  'shared_link',
] as const;
export type ItemContext = (typeof ITEM_CONTEXTS)[number];

/** Ways to sort a wishlist: the latest saved, the cheapest, or what fell the most, first. */
export const WISHLIST_SORTS = ['saved', 'price', 'drop'] as const;
export type WishlistSort = (typeof WISHLIST_SORTS)[number];

/**
 * What a message of a conversation asks for. "search" is everything that is answered by items from
 * the catalogue: a search, its refinement, an outfit.
 */
export const CHAT_INTENTS = [
  'search',
  'clarify',
  'compare',
  'item_question',
  'style_advice',
  'size_fit',
  'care',
  'help',
  'small_talk',
  'out_of_scope',
  'unsafe',
] as const;
export type ChatIntent = (typeof CHAT_INTENTS)[number];

export const CHAT_ACTORS = ['user', 'model'] as const;
export type ChatActor = (typeof CHAT_ACTORS)[number];
export const HISTORY_TYPES = ['search', 'chat'] as const;
export const PULSE_STATUSES = ['idle', 'thinking', 'loading'] as const;
export type PulseStatus = (typeof PULSE_STATUSES)[number];

/** What speaks against a photo as a pose, the most important first. */
export const POSE_PHOTO_FAULTS = [
  'no_person',
  'several_people',
  'seated',
  'turned_away',
  'cropped',
  'too_dark',
  'too_small',
] as const;
export type PosePhotoFault = (typeof POSE_PHOTO_FAULTS)[number];

export const POSE_TYPES = ['pose', 'generated'] as const;
/** What a try-on engine is unsure of in its own picture. */
export const TRY_ON_DOUBTS = [
  'garment_unclear',
  'pose_unclear',
  'old_garment_left',
  'outline_changed',
  'face_changed',
  'much_invented',
] as const;
export type TryOnDoubt = (typeof TRY_ON_DOUBTS)[number];

export const TRY_ON_ACTIONS = ['top', 'bottom', 'full_body', 'pose', 'retry', 'remove'] as const;

export const AI_TONES = [
  'Friendly & Casual',
  'Professional & Concise',
  'Playful & Witty',
  'Elegant & Polished',
  'Minimal & Direct',
  'Supportive & Encouraging',
  'Inspiring & Visionary',
  'Bold & Assertive',
  'Empathetic & Calm',
  'Quirky & Unique',
] as const;

export const PERSONALITY_TAGS = [
  'Creative',
  'Professional',
  'Adventurous',
  'Elegant',
  'Bold',
  'Conservative',
  'Relaxed',
  'Ambitious',
  'Carefree',
  'Grounded',
  'Luxurious',
  'Sporty',
  'Romantic',
  'Eclectic',
  'Sophisticated',
  'Confident',
  'Playful',
  'Introverted',
  'Mysterious',
] as const;

export const STYLE_TAGS = [
  'Casual',
  'Business',
  'Bohemian',
  'Streetwear',
  'Sustainable',
  'Minimalist',
  'Vintage',
  'Athletic',
  'Formal',
  'Preppy',
  'Trendy',
  'Classic',
  'Chic',
  'Edgy',
  'Glamorous',
  'Pitti',
  'Denim',
  'Gothic',
] as const;

/** What a person may say is not for them. */
export const DISLIKE_KINDS = ['item', 'outfit', 'color'] as const;
export type DislikeKind = (typeof DISLIKE_KINDS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
/** Where the weather of a day is known from: the usual one of the month, or a forecast. */
export const WEATHER_SOURCES = ['climate', 'forecast'] as const;

export const TABS = ['Home', 'Search', 'Wishlist', 'Poses'] as const;

/** What a shopper's picture may show, as far as pictures are told apart. */
export const PICTURE_KINDS = [
  't-shirt',
  'polo-shirt',
  'tank-top',
  'shirt',
  'long-sleeve-top',
  'hoodie',
  'outerwear',
  'blazer',
  'dress',
  'skirt',
  'pants',
  'shorts',
  'jumpsuit',
  'suit',
  'sneakers',
  'boots',
  'dress-shoes',
  'heels',
  'sandals',
  'flats',
  'clogs',
  'hat',
  'bag',
  'jewelry',
  'eyewear',
  'watch',
  'belt',
  'scarf',
  'tie',
  'gloves',
  'socks',
  'underwear',
  'swimwear',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

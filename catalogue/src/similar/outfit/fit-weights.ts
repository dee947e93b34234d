/** What makes a garment go with others, each about from -1 to 1 and 0 where nothing tells. */
export const FIT_FEATURES = [
  'wanted',
  'clash',
  'mood',
  'formality',
  'warmth',
  'season',
  'sport',
  'color',
  'palette',
  'material',
  'metal',
  'prints',
  'pattern',
  'details',
  'price',
  'market',
  'names',
  'gender',
] as const;
export type FitFeature = (typeof FIT_FEATURES)[number];
export type FitFeatures = Readonly<Record<FitFeature, number>>;

/** One more thing that two garments share, told by words: a neckline, an occasion, a line's name. */
const SHARED_DETAIL = 1.8;

/**
 * What each is worth. Tuned by `npm run bench -- look-weights` on the tuning half of people's
 * outfits, but for `color`, `prints`, `sport` and `names`: those outfits are known by their words,
 * which name colors too seldom to teach what jars, and hold hardly any sport. These three stand as a
 * dresser would have them. The name of a line, which matters most to those outfits, is worth here what
 * any shared detail is: in few shops do titles name lines.
 */
export const FIT_WEIGHTS: FitFeatures = {
  wanted: 3.2,
  clash: -3.7,
  mood: 1.6,
  formality: 1.5,
  warmth: 0.7,
  season: 1.3,
  sport: 2,
  color: 1,
  palette: 0.7,
  material: 1.1,
  metal: 1,
  prints: -1.5,
  pattern: 0.8,
  details: SHARED_DETAIL,
  price: 1.6,
  market: 0.7,
  names: SHARED_DETAIL,
  gender: 1.8,
};

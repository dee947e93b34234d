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

/**
 * What each is worth. Tuned by `npm run bench -- look-weights` on the tuning half of people's
 * outfits, but for `color`, `prints` and `sport`: those outfits are known by their words, which
 * name colours too seldom to teach what jars, and hold hardly any sport. These three stand as a
 * dresser would have them.
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
  details: 1.8,
  price: 1.6,
  market: 0.7,
  names: 4.7,
  gender: 1.8,
};

/** Every feature is from 0 to 1; what the query or the shopper does not speak of is 0 for all. */
export const MATCH_FEATURES = [
  'type',
  'color',
  'shade',
  'brand',
  'material',
  'pattern',
  'attribute',
  'occasion',
  'title',
  'text',
  'related',
  'concept',
  'compared',
  'imageSimilarity',
  'pictured',
  'alikeType',
  'alikeColor',
  'embedding',
  'pictureEmbedding',
  'agreement',
  'priceFit',
] as const;

/** These order what matches and decide of nothing else: they bring nothing in and hide nothing. */
export const NUDGE_FEATURES = [
  'closest',
  'inStock',
  'preferredStyle',
  'preferredGender',
  'preferredSize',
  'popularity',
  'freshness',
  'discount',
] as const;

export const FEATURES = [...MATCH_FEATURES, ...NUDGE_FEATURES] as const;
export type FeatureName = (typeof FEATURES)[number];
export type Features = Readonly<Record<FeatureName, number>>;

/**
 * What each feature is worth. The type outweighs everything but a type and a color together
 * outweigh any wording, so that "black midi dress" gives black dresses before others; taste moves an
 * item past its equals and not past better answers; what can be bought comes before its equal that cannot,
 * however liked or reduced that is; a discount only decides between equals. What the nearest to a
 * picture are, type and color, reorders all but the very nearest, which `closest` keeps first.
 * `npm run bench -- rank-weights` looks for better ones.
 */
export const RANK_WEIGHTS: Features = {
  type: 4,
  color: 2.5,
  shade: 1.2,
  brand: 2,
  material: 1.2,
  pattern: 1.2,
  attribute: 1.2,
  occasion: 0.4,
  title: 0.5,
  text: 0.7,
  related: 0.6,
  concept: 2,
  compared: 3,
  imageSimilarity: 3,
  pictured: 8,
  alikeType: 3,
  alikeColor: 3,
  embedding: 2,
  pictureEmbedding: 3,
  agreement: 0.7,
  priceFit: 1,
  closest: 6,
  inStock: 0.8,
  preferredStyle: 0.6,
  preferredGender: 0.3,
  preferredSize: 0.2,
  popularity: 0.2,
  freshness: 0.05,
  discount: 0.1,
};

/** What two garments can be compared by. */
export type Aspect =
  | 'price'
  | 'length'
  | 'sleeve'
  | 'fit'
  | 'shade'
  | 'brightness'
  | 'formality'
  | 'coverage'
  | 'pattern'
  | 'print-size'
  | 'heel'
  | 'rise'
  | 'warmth'
  | 'shine'
  | 'straps'
  | 'size'
  | 'quality'
  | 'comfort'
  | 'age'
  | 'likeness';

/** One comparison that a shopper makes with what is attached or was shown. */
export interface Comparison {
  aspect: Aspect;
  /** 1 for more of the aspect, -1 for less. */
  direction: -1 | 1;
}

interface ComparisonRow extends Comparison {
  id: string;
  /** Other ways to say it, separated by commas. */
  also: string;
}

/** The first words of a row's id are what the shopper is told. */
export const COMPARISONS: readonly ComparisonRow[] = [
  {
    id: 'cheaper',
    aspect: 'price',
    direction: -1,
    also: 'less expensive, more affordable, lower price, lower priced, less pricey',
  },
  {
    id: 'more-expensive',
    aspect: 'price',
    direction: 1,
    also: 'pricier, higher priced, higher price, more luxurious, more upscale',
  },
  {
    id: 'longer',
    aspect: 'length',
    direction: 1,
    also: 'longer in length, longer length, longer hem, longer hemline, lower hem, longer skirt, more length, lengthier, less short',
  },
  {
    id: 'shorter',
    aspect: 'length',
    direction: -1,
    also: 'shorter in length, shorter length, shorter hem, shorter hemline, higher hem, shorter skirt, less length, less long, more cropped',
  },
  {
    id: 'longer-sleeves',
    aspect: 'sleeve',
    direction: 1,
    also: 'longer sleeve, longer sleeved, more sleeves, more sleeve, fuller sleeves, bigger sleeves, larger sleeves',
  },
  {
    id: 'shorter-sleeves',
    aspect: 'sleeve',
    direction: -1,
    also: 'shorter sleeve, shorter sleeved, less sleeves, less sleeve, smaller sleeves',
  },
  {
    id: 'looser',
    aspect: 'fit',
    direction: 1,
    also: 'baggier, roomier, more relaxed, less fitted, less tight, wider, fuller, flowier, more flowing, more flowy, looser fit, looser fitting, less form fitting, less clingy, fluffier, puffier',
  },
  {
    id: 'closer-fitting',
    aspect: 'fit',
    direction: -1,
    also: 'tighter, slimmer, more fitted, more fitting, tighter fit, tighter fitting, more form fitting, more tailored, less loose, snugger, skinnier, narrower, less baggy, less flowy, more structured, more defined waist, more shapely',
  },
  {
    id: 'darker',
    aspect: 'shade',
    direction: -1,
    also: 'darker color, darker colored, darker in color, darker shade, darker colour, deeper color, deeper shade, less light, more dark, blacker',
  },
  {
    id: 'lighter',
    aspect: 'shade',
    direction: 1,
    also: 'lighter color, lighter colored, lighter in color, lighter shade, lighter colour, paler, whiter, less dark, more light, more pastel, creamier',
  },
  {
    id: 'brighter',
    aspect: 'brightness',
    direction: 1,
    also: 'brighter color, brighter colors, more colorful, more colourful, more vibrant, bolder, louder, more vivid, more bright, less dull, more color, more colors, less muted, flashier',
  },
  {
    id: 'more-muted',
    aspect: 'brightness',
    direction: -1,
    also: 'duller, less bright, less colorful, less colourful, more neutral, more subdued, more faded, toned down, less loud, quieter, more subtle, less vibrant, less color, less bold, softer color, fewer colors',
  },
  {
    id: 'dressier',
    aspect: 'formality',
    direction: 1,
    also: 'fancier, more formal, more elegant, more dressy, smarter, classier, less casual, more professional, more sophisticated, more classy, more polished, more upscale, more mature, more grown up, more fancy, more official',
  },
  {
    id: 'more-casual',
    aspect: 'formality',
    direction: -1,
    also: 'less formal, less dressy, less fancy, sportier, more sporty, less elegant, more laid back, more relaxed style, more everyday, comfier looking, more playful, more fun, more whimsical',
  },
  {
    id: 'more-covered',
    aspect: 'coverage',
    direction: 1,
    also: 'more modest, less revealing, more conservative, more coverage, less skin, higher neckline, higher neck, less sexy, less low cut, more concealing, covers more, less open, less cleavage, less sheer, more covered up',
  },
  {
    id: 'more-revealing',
    aspect: 'coverage',
    direction: -1,
    also: 'sexier, more sexy, shows more skin, more skin, less coverage, lower cut, skimpier, more open, less modest, lower neckline, deeper neckline, deeper neck, lower neck, more cleavage, more sheer, more exposed, less conservative, sexy look, sassier, flirtier',
  },
  {
    id: 'more-pattern',
    aspect: 'pattern',
    direction: 1,
    also: 'busier, more patterned, more patterns, more print, more printed, more graphics, more graphic, more design, more designs, more detail, more detailed, more decorative, more complex, more ornate, less plain, less simple, more intricate, more lettering, more words, more elaborate, more embellished',
  },
  {
    id: 'plainer',
    aspect: 'pattern',
    direction: -1,
    also: 'simpler, less busy, less pattern, less patterned, fewer patterns, less printed, less print, more plain, more solid, more simple, less graphic, less graphics, fewer graphics, more minimal, more understated, less design, less detail, less designs, more basic, less ornate, less decorated, less wordy, more monochromatic, more uniform',
  },
  {
    id: 'larger-print',
    aspect: 'print-size',
    direction: 1,
    also: 'larger graphic, larger graphics, bigger graphic, bigger logo, larger logo, larger letters, larger lettering, bigger print, larger image, larger picture, larger pattern, bigger pattern, larger design, bigger design, larger text, bigger letters, bigger image',
  },
  {
    id: 'smaller-print',
    aspect: 'print-size',
    direction: -1,
    also: 'smaller graphic, smaller graphics, smaller logo, smaller letters, smaller image, smaller picture, smaller pattern, smaller design, smaller text, smaller lettering, finer pattern, finer print',
  },
  {
    id: 'higher-heel',
    aspect: 'heel',
    direction: 1,
    also: 'higher heels, taller heel, taller heels, taller, more heel',
  },
  {
    id: 'lower-heel',
    aspect: 'heel',
    direction: -1,
    also: 'lower heels, shorter heel, shorter heels, flatter, less heel, less high',
  },
  { id: 'higher-waist', aspect: 'rise', direction: 1, also: 'higher rise, higher waisted' },
  { id: 'lower-waist', aspect: 'rise', direction: -1, also: 'lower rise, lower waisted' },
  {
    id: 'warmer',
    aspect: 'warmth',
    direction: 1,
    also: 'thicker, heavier, cozier, cosier, thicker fabric, heavier fabric, more insulated, more wintry, more autumn, more autumnal',
  },
  {
    id: 'cooler',
    aspect: 'warmth',
    direction: -1,
    also: 'thinner, thinner fabric, lighter weight, lighter fabric, lighter material, airier, less warm, less thick, less heavy, more breathable, more summery, more summer like',
  },
  {
    id: 'shinier',
    aspect: 'shine',
    direction: 1,
    also: 'more shiny, glossier, shiner, shinier fabric, more sparkly, more metallic, silkier, more glittery, more glamorous, more silky',
  },
  {
    id: 'less-shiny',
    aspect: 'shine',
    direction: -1,
    also: 'more matte, less sparkly, less metallic, less glittery, less glossy',
  },
  { id: 'thicker-straps', aspect: 'straps', direction: 1, also: 'wider straps, thicker strap' },
  {
    id: 'thinner-straps',
    aspect: 'straps',
    direction: -1,
    also: 'thinner strap, skinnier straps, smaller straps, narrower straps',
  },
  { id: 'larger', aspect: 'size', direction: 1, also: 'bigger, more spacious, bigger size' },
  { id: 'smaller', aspect: 'size', direction: -1, also: 'more compact, tinier, smaller size' },
  {
    id: 'better-made',
    aspect: 'quality',
    direction: 1,
    also: 'better quality, higher quality, nicer, sturdier, more durable, better material',
  },
  {
    id: 'more-comfortable',
    aspect: 'comfort',
    direction: 1,
    also: 'comfier, softer, more cushioned, easier to wear, stretchier',
  },
  {
    id: 'more-modern',
    aspect: 'age',
    direction: 1,
    also: 'newer, trendier, younger, more fashionable, more stylish, more current, more trendy, more contemporary, edgier',
  },
  {
    id: 'more-vintage',
    aspect: 'age',
    direction: -1,
    also: 'older, more retro, more old fashioned, more traditional, more classic',
  },
  {
    id: 'similar',
    aspect: 'likeness',
    direction: 1,
    also: 'same style, same color, same pattern, same shape, same, like this, like these, like that, like those, like it, identical, close to this, along these lines, in this style, similar to this, more like this',
  },
  {
    id: 'different',
    aspect: 'likeness',
    direction: -1,
    also: 'another one, other than this, unlike this, something else, anything else, different color, different colour, different pattern, different style, different design, different graphic, different graphics, different print, different logo, different image, different picture, different colors',
  },
];

const byId = new Map(COMPARISONS.map((row) => [row.id, row]));

/** The comparison of this id, or null. */
export const findComparison = (id: string): ComparisonRow | null => byId.get(id) ?? null;

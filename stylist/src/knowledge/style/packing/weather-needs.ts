/** A piece that a need asks for, and what does as well where it is on the list already. */
export interface NeededPiece {
  /** What it is searched by; the first of which anything is sold. */
  words: readonly string[];
  /** The same for men, where they wear another kind. */
  men?: readonly string[];
  /** Kinds that answer the need, by lexicon id. */
  kinds: readonly string[];
  /** Only of these fabrics, where others do not answer it. */
  fabrics?: readonly string[];
  /** What a record may state so that any outer layer answers it. */
  stated?: readonly string[];
  /** What it is for: "to shade face and neck". */
  why: string;
}

/** What a shopper tells of a trip or of themselves that asks for pieces. */
export interface TripNeed {
  /** "The sun": what the pieces are for. */
  name: string;
  said: readonly RegExp[];
  pieces: readonly NeededPiece[];
  /** Whether warm layers that are on the list help, too. */
  isOfLayers?: boolean;
}

/** Fabrics that cover without heat. */
export const LINEN = ['linen', 'muslin'];

const ANY_CASE =
  '\\b(?:what if|in case|if|might|may|could|maybe|and when) (?:(?:it|there|we|is|gets?|get|does|of|will) )*';

const SUN: TripNeed = {
  name: 'the sun',
  said: [
    /\bburn(?:s|t|ing)? (?:so |very |really )?(?:easily|easy|fast|quick|quickly|badly|in the sun|red)\b/,
    /\b(?:i|we|she|he|they) (?:(?:always|just|do|tend to) )?burns?\b|\bsun ?burn/,
    /\b(?:fair|pale|sensitive|very light) skin|\ballergic to (?:the )?sun\b/,
    /\b(?:vs|versus|against|about|for|from|out of) (?:(?:the|all|that|strong|too much) )*sun(?:shine)?\b(?!day|glass| hat| dress)/,
    /\bsun (?:protection|cover)\b/,
  ],
  pieces: [
    {
      words: ['sun hat', 'bucket hat', 'cap'],
      kinds: ['sun-hat', 'bucket-hat', 'cap'],
      why: 'to shade face and neck',
    },
    { words: ['sunglasses'], kinds: ['sunglasses'], why: 'to keep the glare off your eyes' },
    {
      words: ['linen shirt'],
      kinds: ['shirt', 'blouse'],
      fabrics: LINEN,
      why: 'to cover your arms without heat',
    },
  ],
};

const COOL: TripNeed = {
  name: 'the cold',
  isOfLayers: true,
  said: [
    /\b(?:i|we|she|he|im|i['’]m)\b[^.?!]*\b(?:gets?|feels?|be|being|am|im|i['’]m|always|hate|don['’]?t like)\b[^.?!]*\b(?:cold|chilly|freezing)\b/,
    /\b(?:cold|chilly|cool|freezing) (?:at night|in the (?:evenings?|nights?|mornings?)|evenings?|nights?|person)\b/,
    /\b(?:i|we)(?: always| do| just)* (?:freeze|shiver|run cold|feel the cold)\b/,
    /\b(?:nights?|evenings?) (?:are|get|is|gets|will be|can be|might be)\b[^.?!]*\b(?:cold|chilly|cool|fresh)\b/,
  ],
  pieces: [
    {
      words: ['cardigan'],
      kinds: ['cardigan'],
      why: 'to close over whatever you wear once it cools down',
    },
    {
      words: ['warm scarf', 'scarf'],
      kinds: ['scarf'],
      why: 'to wrap around neck and shoulders',
    },
  ],
};

const RAIN: TripNeed = {
  name: 'rain',
  said: [
    new RegExp(`${ANY_CASE}(?:rain(?:s|ing|y)?|shower(?:s|ing)?|pour(?:s|ing)?|wet)\\b`),
    /\bsomething (?:for|against|vs|in) (?:the |some )?(?:rain|showers?|wet)\b/,
  ],
  pieces: [
    {
      words: ['rain jacket', 'raincoat'],
      kinds: ['raincoat', 'rain-jacket'],
      stated: ['waterproof', 'water-resistant'],
      why: 'to keep the wet off',
    },
  ],
};

const SNOW: TripNeed = {
  name: 'snow',
  said: [
    new RegExp(`${ANY_CASE}snow(?:s|ing|y)?\\b`),
    /\bsomething (?:for|against|vs|in) (?:the |some )?snow\b/,
  ],
  pieces: [
    { words: ['boots'], kinds: ['boots'], why: 'to keep your feet out of it' },
    { words: ['beanie'], kinds: ['beanie'], why: 'to keep your head warm' },
    { words: ['gloves'], kinds: ['gloves'], why: 'to keep your hands warm' },
  ],
};

/** What sun, cold, rain and snow ask for. */
export const WEATHER_NEEDS = [SUN, COOL, RAIN, SNOW];

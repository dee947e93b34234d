import { LINEN, type TripNeed, WEATHER_NEEDS } from './weather-needs.ts';

const SWIM: TripNeed = {
  name: 'the water',
  said: [
    /\b(?:has|have|with|got|there(?:['’]?s| is)|theres)\b[^.?!]*\b(?:pool|hot tub|jacuzzi|sauna|spa)\b/,
    /\b(?:might|may|could|will|want to|going to|gonna|maybe|plan to|like to|love to|also)\b[^.?!]*\b(?:swim(?:ming)?|snorkel\w*)\b/,
    /\b(?:might|may|maybe|also)\b[^.?!]*\bbeach\b|\bbeach\b[^.?!]*\b(?:too|as well|one day|once|maybe)\b/,
    /\b(?:one|some|maybe a) (?:beach day|(?:day|afternoon) (?:at|on) the beach)\b/,
  ],
  pieces: [
    {
      words: ['swimsuit'],
      men: ['swim shorts'],
      kinds: ['swimwear', 'swim-trunks'],
      why: 'to swim in',
    },
  ],
};

const HIKE: TripNeed = {
  name: 'the hike',
  said: [
    /\b(?:might|may|maybe|could|perhaps|one day|some|want to|plan to|also)\b[^.?!]*\b(?:hik(?:e|es|ing)|trek(?:king)?)\b/,
    /\b(?:hik(?:e|es|ing)|trek(?:king)?)\b[^.?!]*\b(?:one day|(?:for )?a day|once|too|maybe|as well)\b/,
    /\b(?:a|one|the) (?:[a-z]+ )?hike\b/,
  ],
  pieces: [
    {
      words: ['hiking boots', 'trail shoes'],
      kinds: ['hiking-boots', 'trail-shoes', 'walking-shoes'],
      why: 'to grip on loose ground',
    },
    {
      words: ['rain jacket', 'raincoat'],
      kinds: ['raincoat', 'rain-jacket'],
      stated: ['waterproof', 'water-resistant'],
      why: 'to keep wind and showers off',
    },
  ],
};

const FLIGHT: TripNeed = {
  name: 'the flight',
  isOfLayers: true,
  said: [
    /\bsomething\b[^.?!]*\b(?:plane|flight|airplane)\b/,
    /\b(?:plane|flight|airplane|cabin)s?\b[^.?!]*\b(?:cold|freezing|chilly)\b/,
  ],
  pieces: [
    { words: ['warm scarf', 'scarf'], kinds: ['scarf'], why: 'to double as a blanket' },
    { words: ['socks'], kinds: ['socks'], why: 'to keep your feet warm' },
  ],
};

const WALK: TripNeed = {
  name: 'long walks',
  said: [
    /\bwalk(?:s|ing)?\b[^.?!]*\b(?:miles?|km|kilometers?|all day|a lot|lots|everywhere|steps|hours)\b/,
    /\b(?:lots of|a lot of|so much|long) walk(?:s|ing)\b|\bon (?:our|my) feet all day\b/,
  ],
  pieces: [{ words: ['sneakers'], kinds: ['sneakers'], why: 'to walk in all day' }],
};

const INSECTS: TripNeed = {
  name: 'mosquitoes',
  said: [/\b(?:mosquito(?:e?s)?|midges|insects|bug bites|gnats|ticks)\b/],
  pieces: [
    {
      words: ['linen shirt'],
      kinds: ['shirt', 'blouse'],
      fabrics: LINEN,
      why: 'to cover your arms, loose and thin',
    },
    {
      words: ['linen pants'],
      kinds: ['pants'],
      fabrics: LINEN,
      why: 'to cover your legs in the evening',
    },
  ],
};

const TEMPLES: TripNeed = {
  name: 'churches and temples',
  said: [
    /\b(?:temples?|mosques?|church(?:es)?|cathedrals?|vatican|shrines?|monaster(?:y|ies))\b/,
    /\bcover(?:ed)? (?:up |my |the |our )*(?:shoulders|knees)\b/,
  ],
  pieces: [
    {
      words: ['silk scarf', 'scarf'],
      men: ['linen shirt'],
      kinds: ['scarf', 'shirt'],
      why: 'to cover your shoulders',
    },
    {
      words: ['midi skirt', 'linen pants'],
      men: ['linen pants', 'chinos'],
      kinds: ['pants', 'jeans', 'midi-skirt', 'maxi-skirt', 'midi-dress', 'maxi-dress'],
      why: 'to cover your knees',
    },
  ],
};

const SPORT: TripNeed = {
  name: 'your workouts',
  said: [
    /\bsomething (?:for|to wear (?:to|in|at|for)) (?:the |my |our )?(?:gym|work ?outs?|runs?|running|yoga)\b/,
    /\b(?:want to|going to|gonna|might|may|maybe|plan to|like to|has|use|hit|also)\b[^.?!]*\b(?:gym|work ?outs?|jog(?:ging)?|yoga|pilates|go(?:ing)? (?:for a )?run(?:ning)?|run in)\b/,
  ],
  pieces: [
    {
      words: ['running shoes', 'sneakers'],
      kinds: ['running-shoes', 'training-shoes', 'trail-shoes'],
      why: 'to train in',
    },
    {
      words: ['sports leggings'],
      men: ['running shorts'],
      kinds: ['sports-leggings', 'leggings', 'athletic-shorts'],
      why: 'to move in',
    },
  ],
};

const TRIP_NEEDS = [...WEATHER_NEEDS, SWIM, HIKE, FLIGHT, WALK, INSECTS, TEMPLES, SPORT];

/** What of a trip, or of whoever goes, asks for pieces in words like "I burn easily". */
export const needsIn = (text: string): TripNeed[] =>
  TRIP_NEEDS.filter(({ said }) => said.some((pattern) => pattern.test(text.toLowerCase())));

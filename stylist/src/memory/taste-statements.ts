import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Like, LikeVerb, Refusal } from './memory-fact.ts';
import { MY_RELATION, personOf } from './people.ts';
import { isOccasion, pointsAtShown, readLiked, readRefused } from './read-phrase.ts';

const WHO = `(?:i|${MY_RELATION})`;
const ADVERBS =
  '(?: (?:really|absolutely|just|honestly|actually|simply|totally|also|personally|generally|usually|normally|kind of|kinda|definitely|truly|still|especially|particularly|certainly|probably|basically|quite|so|very much|ever|seriously|genuinely|do))*';
const WEARING =
  '(?:wears?|stand|bear|do|does|likes?|love|loves|enjoy|enjoys|buy|buys|use|uses|touch|tolerate|handle|go for|go near|goes near|goes for|care for|dig|rock|walk in|feel (?:good|comfortable|right|like myself) in)(?: to wear| wearing)?';

/** Statements of what is never worn; the group `refused` is what. */
const REFUSALS: readonly RegExp[] = [
  `^${WHO}${ADVERBS} (?:never(?: ever)?|dont(?: ever)?|doesnt(?: ever)?|wont(?: ever)?|will never|would never|wouldnt|refuse to|refuses to|no longer|cant|couldnt) (?:really |ever |actually |even )?${WEARING} (?<refused>.+)$`,
  `^${WHO}${ADVERBS} (?:never|dont) (?:ever )?want to (?:ever )?(?:wear|see) (?<refused>.+?) (?:ever|ever again|again|anymore|any more)$`,
  '^(?:please )?(?:never|dont(?: ever)?) (?:show|suggest|recommend|give|bring|offer)(?: me)? (?<refused>.+?) (?:ever|ever again|again|anymore|any more)$',
  '^(?:please )?never (?:show|suggest|recommend|give|bring|offer)(?: me)? (?<refused>.+)$',
  `^${WHO}${ADVERBS} (?:hates?|detests?|loathes?|despises?|dislikes?|avoids?|always avoids?|always skips?|stay away from|stays away from|steer clear of)(?: wearing)? (?<refused>.+)$`,
  `^(?:im|${MY_RELATION} is)${ADVERBS} (?:allergic to|sensitive to|intolerant to|(?:not|no)(?: really)?(?: an?| the)?(?: big| huge)? fan of|not(?: really| that)? into|not(?: really| too)? (?:big|keen) on|not(?: really)? fond of|done with|over|against|anti|sick of|tired of)(?: wearing)? (?<refused>.+)$`,
  `^(?:im|${MY_RELATION} is)${ADVERBS} not (?:really )?an? (?<refused>.+) (?:person|guy|girl|gal|woman|man|fan)$`,
  `^(?<refused>.+?) (?:is|are) (?:just |really |so |definitely )?not (?:really )?(?:for me|my thing|my style|me|my color|my colour)$`,
  `^(?<refused>.+?) (?:isnt|arent) (?:really )?(?:for me|my thing|my style|me|my color|my colour)$`,
  `^(?<refused>.+?) (?:dont|doesnt|never) (?:really )?(?:suits?|works? for|looks? good on|flatters?|agrees? with|feels? good on) me$`,
  `^(?:im|${MY_RELATION} is) not wearing (?<refused>.+?) (?:anymore|any more|ever again|again)$`,
  `^${WHO}${ADVERBS} (?:stopped|quit|gave up|have given up|swore off)(?: wearing)? (?<refused>.+)$`,
  `^${WHO}${ADVERBS} looks? (?:terrible|awful|bad|horrible|dreadful|washed out) in (?<refused>.+)$`,
  '^(?<refused>.+?) looks? (?:terrible|awful|bad|horrible|dreadful) on me$',
  '^(?<refused>.+?) (?:wash(?:es)? me out|kills? my feet|hurts?(?: my feet| me)?|destroys? my feet)$',
  `^(?<refused>.+?) (?:makes?|gives?) me (?:itch|itchy|sweat|sweaty|hot|break out|feel sick|sneeze|a rash|rashes|hives)$`,
  `^(?<refused>.+?) (?:itch|itches|irritates?|bothers?|scratches) (?:me|my skin)$`,
  '^(?<refused>nothing .+) ever(?: again)?$',
  `^(?:no(?: more)?|never(?: any)?) (?<refused>.+?) (?:for me|on me)(?: ever)?$`,
].map((frame) => new RegExp(frame, 'i'));

/** Statements of what is liked, each with how much; null where its own words tell. */
const LIKES: readonly (readonly [string, LikeVerb | null])[] = [
  [`^${WHO}${ADVERBS} (?:loves?|adores?)(?: to wear| wearing)? (?<liked>.+)$`, 'loves'],
  [`^${WHO}${ADVERBS} (?:likes?|enjoys?)(?: to wear| wearing)? (?<liked>.+)$`, 'likes'],
  [`^${WHO} (?:always|generally|usually|normally|typically) prefers? (?<liked>.+)$`, 'prefers'],
  [`^${WHO}${ADVERBS} (?:prefers?|favou?rs?) (?<liked>.+?) (?:over|to|rather than) .+$`, 'prefers'],
  [
    `^${WHO}${ADVERBS} (?<often>mostly|mainly|always|almost always|often|only|exclusively|tend to|tends to|usually|generally|normally|typically|live and) (?:wears?|go for|goes for|buys?|choose|pick|dress(?:es)? in|stick to|sticks to|live in|lives in) (?<liked>.+)$`,
    null,
  ],
  [
    `^${WHO}${ADVERBS} wears? (?<often>mostly|mainly|only|exclusively|almost only|nothing but|a lot of|lots of|tons of) (?<liked>.+)$`,
    null,
  ],
  [`^${WHO}${ADVERBS} (?:lives? in|sticks? to) (?<liked>.+)$`, 'mostly wears'],
  [
    `^(?:im|${MY_RELATION} is)${ADVERBS} (?:obsessed with|(?:all|mad|crazy|nuts) about|into|(?:big|keen) on|fond of|an?(?: big| huge)? fan of) (?<liked>.+)$`,
    'loves',
  ],
  [
    `^(?:im|${MY_RELATION} is)${ADVERBS} (?:more of )?an? (?<liked>.+) (?:person|guy|girl|gal|woman|man|lover|fan)$`,
    'loves',
  ],
  [
    `^(?:my|our|${MY_RELATION}'?s) (?:all[- ]time )?fav(?:ou?rite|e|s)?(?: \\w+)? (?:is|are|has always been) (?<liked>.+)$`,
    'loves',
  ],
  [
    `^(?<liked>.+?) (?:is|are) (?:all )?my (?:favou?rites?|thing|jam|go[- ]to|uniform|staples?)(?: \\w+)?$`,
    'loves',
  ],
  [`^my (?:personal )?(?:style|look|aesthetic|vibe) is (?<liked>.+)$`, 'loves'],
];
const LIKED = LIKES.map(([frame, verb]) => ({ frame: new RegExp(frame, 'i'), verb }));

/** Said of today's search, not of the person. */
const ONE_OFF =
  /\b(?:today|tonight|tomorrow|this time|right now|for now|at the moment|just once|for (?:this|that|the|a|an|it|my)\b|in (?:this|that) (?:one|photo|picture|color|colour)|to (?:this|that|the|my|a|an)\b)/i;

const SCOPE = /^(?<what>.+?) (?<scope>(?:to|for|at|in|on|during) (?:the )?(?<place>[\w\s-]+))$/i;

interface Scoped {
  what: string;
  scope: string;
}

/** "Heels to work": what, and where it holds, where that is an occasion or a season. */
function scopeOf(said: string): Scoped {
  const groups = SCOPE.exec(said)?.groups;
  const { readings, unknownGoods } = understandQuery(groups?.place ?? '');
  const isScope = readings.length > 0 && readings.every(isOccasion) && unknownGoods === null;
  if (groups === undefined || !isScope) return { what: said, scope: '' };
  const scope = (groups.scope ?? '').toLowerCase().replace(/^to (?:the )?/, 'for ');
  return { what: groups.what ?? said, scope };
}

/** "Wool, silk or down" and "turtlenecks and mohair" are several things. */
const partsOf = (said: string): string[] =>
  said
    .split(/\s*,\s*(?:and |or |nor )?|\s+(?:and|or|nor|&)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const VEGAN = /^(?:im|i am)(?: (?:a|strictly|fully|mostly|also|ethically))* vegan(?: now)?$/i;
const ANIMAL =
  /^i(?: \w+)? (?:dont|never|wont|avoid)(?: \w+)?(?: wearing)? (?:any )?(?:animal products|anything from animals|anything made from animals)(?: ever)?$/i;
const OF_ANIMALS = ['leather', 'fur', 'wool', 'silk', 'down'];

function refusalsOf(said: string, person: string | null): Refusal[] {
  if (pointsAtShown(said)) return [];
  const { what, scope } = scopeOf(said);
  const parts = partsOf(what);
  const read = parts.map(readRefused);
  return read.flatMap((found) =>
    found === null ? [] : [{ kind: 'refusal' as const, person, phrases: [found.phrase], scope }],
  );
}

const BEGINS_REFUSED = /^\^\(\?<refused>/;

/** "A dress, heels hurt my feet": what stands before the comma is looked for, unless a list is closed. */
const lastOfList = (said: string): string =>
  /\b(?:and|or)\b/i.test(said) ? said : (said.split(',').at(-1) ?? said).trim();

/** What the clause says is never worn. */
export function readRefusals(clause: string): Refusal[] {
  if (VEGAN.test(clause) || ANIMAL.test(clause)) {
    return [{ kind: 'refusal', person: null, phrases: OF_ANIMALS, scope: '' }];
  }
  if (ONE_OFF.test(clause)) return [];
  for (const frame of REFUSALS) {
    const groups = frame.exec(clause)?.groups;
    const named = (groups?.refused ?? '').replace(/^nothing /i, 'anything ');
    const said = BEGINS_REFUSED.test(frame.source) ? lastOfList(named) : named;
    const found = refusalsOf(said, personOf(groups?.person));
    if (found.length > 0) return found;
  }
  return [];
}

function verbOf(often: string | undefined): LikeVerb {
  const said = often?.toLowerCase() ?? '';
  if (said === 'always' || said === 'almost always') return 'always wears';
  return /only|exclusively|nothing but/.test(said) ? 'only wears' : 'mostly wears';
}

/** What the clause says is liked or worn as a habit. */
export function readLikes(clause: string, brands: readonly string[]): Like[] {
  if (ONE_OFF.test(clause)) return [];
  for (const { frame, verb } of LIKED) {
    const groups = frame.exec(clause)?.groups;
    if (groups === undefined || pointsAtShown(groups.liked ?? '')) continue;
    const person = personOf(groups.person);
    const found = partsOf(groups.liked ?? '').flatMap((part) => readLiked(part, brands) ?? []);
    if (found.length === 0) continue;
    return found.map(({ phrase }) => ({
      kind: 'like',
      person,
      verb: verb ?? verbOf(groups.often),
      phrase,
    }));
  }
  return [];
}

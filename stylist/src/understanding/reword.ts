import { understandQuery } from '@modiste/lexicon/understand-query';
import { rewordLimits } from './reword-limits.ts';
import { rewordGear, rewordWeather } from './reword-weather.ts';

const TOO = /\b(?:(?:way|a bit|a little|just|far|much|so)\s+)?too\s+(?:much\s+|many\s+)?[a-z]+\b/gi;
const NOT_ENOUGH = /\b(?:not|isn['’]?t|aren['’]?t)\s+(?:quite\s+|really\s+)?([a-z]+)\s+enough\b/gi;
/** "Is it too short?" asks; "not too short" refuses. */
const ASKS = /^\W*(?:is|are|was|will|would|does|do|can|could|should|am|how|what|why|which)\b/i;
const REFUSES =
  /\b(?:not|no|nothing|never|isn['’]?t|aren['’]?t|don['’]?t|without|if)\s+(?:\w+\s+){0,3}$/i;

const SWAP =
  /\b(?:swap|replace|change|exchange|switch|trade|drop|lose|ditch|dump)\b(?: out)? (?:the |my |those |that |it )?(?<old>(?:[\w-]+ ){0,3}?)(?:for|with|to|into) (?:a |an |some )?(?<other>[\w -]+)/i;

/** "Keep everything but change the shoes" changes the shoes, and refuses nothing. */
const KEEPS_REST =
  /\b(?:keep|leave) (?:everything|all(?: of it)?|it all|the rest|the others?|the outfit|the look)(?: else)?(?: (?:the same|as (?:it )?is|as they are))?,? (?:but|except|and|only|just) (?:(?:just|only|please|can you|could you) )*(?:(?:show|find|give|get) (?:me |us )?|(?=(?:change|swap|replace|switch|exchange|make|with)\b))/gi;

const OWN_SWAPPED = /^\w+(?: out)? my [\w -]+ (?:for|with|to|into) (?:something|anything)\b/i;

const namesKind = (words: string): boolean =>
  understandQuery(words).concepts.some(({ kind }) => kind === 'type');

/** "Swap the shoes for loafers" wants loafers, "change the hoodie to a zip up" a zip up hoodie. */
function rewordSwap(said: string): string {
  const text = said.replaceAll(KEEPS_REST, '');
  const match = SWAP.exec(text);
  const { old = '', other = '' } = match?.groups ?? {};
  // "Swap my hoodie for something smarter": the hoodie is their own, and anything may follow it.
  if (match !== null && OWN_SWAPPED.test(match[0]) && namesKind(old)) {
    return text.replace(match[0], `${other.trim()} instead of a ${old.trim()}`);
  }
  const isOfClothes = understandQuery(other).concepts.length > 0;
  if (match === null || !isOfClothes) return text;
  const kind = namesKind(other) || !namesKind(old) ? '' : ` ${old.trim()}`;
  return text.replace(match[0], `${other.trim()}${kind} instead`);
}

const MARRIES =
  /\b(?<who>(?:my|our|his|her|a|some|two)(?: [\w-]+){1,3}?|friends|cousins)(?: is|['’]s| are|s)? (?:getting|gettin|going to get|gonna get|to be) (?:married|hitched)\b|\b(?<pair>(?:my|our)(?: [\w-]+){1,3}?)(?: is|['’]s| are|s)? (?:tying the knot|marrying)\b/i;
const MARRY_OWN =
  /\b(?:i['’]?m|i am|we['’]?re|we are) (?:getting|gettin|gonna get|going to get) (?:married|hitched)\b/i;

/** "My daughter is getting married" tells of a wedding. */
const rewordMarrying = (text: string): string =>
  text
    .replace(MARRIES, (...found) => {
      const { who, pair }: Record<string, string | undefined> = found.at(-1);
      const whose = who !== undefined && /\s/.test(who) ? who : (pair ?? 'my friend');
      return `${whose}'s wedding is`;
    })
    .replace(MARRY_OWN, 'my own wedding is');

const isCompared = (text: string): boolean => {
  const { comparisons, less } = understandQuery(text);
  return comparisons.length + less.length > 0;
};

const NOT_TOO = /\b(?:not|nothing|isn['’]?t)\s+(?:too|so|very|overly|that)\s+(?<word>[a-z]+)/gi;

const NOT_SO = /\b(?:so|very|overly|that)\s+[a-z]+$/i;

/** "Not too fancy" wants less of it; what the lexicon reads as refused ("not too short") stays. */
const rewordNotToo = (text: string): string =>
  text.replaceAll(NOT_TOO, (found: string, word: string) => {
    const { comparisons } = understandQuery(`less ${word}`);
    // "Not so dressy" wants something more casual, and does not refuse what is formal alone.
    const isFault = NOT_SO.test(found) && comparisons.some(({ aspect }) => aspect === 'formality');
    if (isFault) return `less ${word}`;
    const isRefused = understandQuery(found).readings.some(({ role }) => role === 'negated');
    return isRefused || !isCompared(`less ${word}`) ? found : `less ${word}`;
  });

const lessOf = (found: string): string => `less ${found.split(/\s+/).at(-1) ?? ''}`;

/** "Too expensive" as "less expensive", where that is a comparison and nothing refuses it. */
function rewordTooMuch(text: string): string {
  const [found, ...others] = [...text.matchAll(TOO)].toReversed();
  if (found === undefined) return text;
  const instead = lessOf(found[0]);
  const before = text.slice(0, found.index);
  const isKept = REFUSES.test(before) || !isCompared(instead);
  const after = (isKept ? found[0] : instead) + text.slice(found.index + found[0].length);
  return others.length === 0 ? before + after : rewordTooMuch(before) + after;
}

const TEMPER = [
  /\b(?:just |please )?(?:shut (?:the (?:fuck|hell) )?up|stfu|shush)\b/gi,
  /\b(?:you(?:['’]re| are| r)?|u(?: r)?|ur) (?:(?:a|an|so|such|fucking|really|dumb|stupid|useless|the) )*(?:stupid|dumb|useless|idiot|moron|bot|machine|thing|piece of (?:shit|crap|junk)|suck|garbage|trash)\b/gi,
  /\b(?:(?:stupid|dumb|useless|fucking|damn) )+(?:bot|machine|thing|app|robot|ai|assistant)\b/gi,
  /\b(?:fuck(?:ing|in)?|screw|damn(?:ed|it)?|bloody|goddamn|wtf|ffs|omfg|for (?:fuck|god|christ)['’]?s sake)(?: (?:you|this|that|it|off))?\b/gi,
  /\b(?:idiot|moron|dumbass|asshole)s?\b/gi,
];
const LEFT_OVER = /^(?:[\s,.!?;:-]|and\b|just\b|now\b|then\b|so\b|but\b)+/i;

/** Who loses patience and asks for something is answered what they ask; abuse alone stays as it is. */
function withoutTemper(text: string): string {
  const calm = TEMPER.reduce((said, pattern) => said.replaceAll(pattern, ' '), text);
  if (calm === text) return text;
  const rest = calm.replace(LEFT_OVER, '').replaceAll(/\s+/g, ' ').trim();
  const { readings, comparisons } = understandQuery(rest);
  return readings.length + comparisons.length > 0 ? rest : text;
}

/**
 * What is wrong with what was shown, said as what is wanted instead: "too expensive" is "less
 * expensive", "not warm enough" is "more warm", and who swaps shoes for loafers wants loafers.
 */
export function rewordComplaints(text: string): string {
  const swapped = rewordSwap(
    rewordMarrying(rewordLimits(rewordGear(rewordWeather(withoutTemper(text))))),
  );
  if (ASKS.test(swapped)) return swapped;
  return rewordTooMuch(rewordNotToo(swapped)).replace(NOT_ENOUGH, (found: string, word: string) => {
    const instead = `more ${word}`;
    return isCompared(instead) ? instead : found;
  });
}

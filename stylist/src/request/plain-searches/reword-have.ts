import { understandQuery } from '@modiste/lexicon/understand-query';

const namesKind = (words: string): boolean =>
  understandQuery(words).concepts.some(({ kind }) => kind === 'type');

/** "I've never owned a suit": whoever looks for their first one wants one. */
const NEVER =
  /\b(?:i(?:['’]?ve| have)? )?never (?:(?:really|actually|even) )*(?:owned|had|bought|got|worn|needed|had to (?:buy|wear)) (?:an? |any )(?<kind>[a-z]+(?: (?!before|in|and|but|so|for|to|until|till|my)[a-z]+)?)(?: (?:before|in my (?:whole )?life|till now|until now|yet))*/i;
/** "Do u even have suits under 300 yes or no": whether there are any. */
const HAVE =
  /\b(?:do|did) (?:you|u|ya) (?:(?:even|actually|really|also|still) )*(?:have|sell|carry|stock|got|do) (?:any |some |an? )?(?<what>[^.?!]+?),? (?:yes or no|yes or nah|y\/n|or not|or nah|or no|at all)\W*$/i;
const EVEN_HAVE =
  /\b(?:do|did) (?:you|u|ya) (?:(?:even|actually|really) )+(?:have|sell|carry|stock|got) (?:any |some |an? )?(?<what>[^.?!]+?)\W*$/i;
/** "These are shirts": what was shown is something else. */
const OTHERS =
  /^\W*(?:(?:but|wait|no|lol|omg|ugh)[\s,]+)*(?:these|those|they|all (?:these|those)|it|this|that)(?:['’]?re| are| r|['’]?s| is) (?:all |just |only |still )*(?:an? )?(?<other>[a-z-]+(?: [a-z-]+)?)[\s.,!?]+(?=.*\b(?:you|u)\b)/i;

/** The wish of whoever never had something, or asks whether there is any; other words stay as they are. */
export function rewordHave(words: string): string {
  const never = NEVER.exec(words);
  const kind = never?.groups?.kind;
  if (never !== null && kind !== undefined && namesKind(kind) && !/\?/.test(never[0])) {
    return words.replace(never[0], `i need a ${kind}`);
  }
  const have = HAVE.exec(words) ?? EVEN_HAVE.exec(words);
  const what = have?.groups?.what;
  if (have === null || what === undefined || !namesKind(what)) return words;
  const before = words.slice(0, have.index);
  const others = OTHERS.exec(`${before}u`)?.groups?.other;
  const isOnly = before.trim() === '' || (others !== undefined && namesKind(others));
  return isOnly ? `show me ${what}` : words;
}

import dictionary from 'dictionary-en';

/** One ending or beginning that Hunspell's rules put on a word: "y" of "happy" becomes "ily". */
interface Affix {
  flag: string;
  /** What is taken off the stem before it is put on. */
  strip: string;
  add: string;
  /** What the stem must end with, or begin with. */
  fits: RegExp;
}

interface English {
  /** Stems in lower case with the flags of the affixes that they take. */
  stems: ReadonlyMap<string, string>;
  prefixes: readonly Affix[];
  suffixes: readonly Affix[];
}

const AFFIX = /^(PFX|SFX) (\S) +(\S+) +(\S+) +(\S+)/gm;
const decoder = new TextDecoder();

function readAffixes(rules: string, kind: 'PFX' | 'SFX'): Affix[] {
  return [...rules.matchAll(AFFIX)]
    .filter((match) => match[1] === kind)
    .map(([, , flag = '', strip = '', add = '', condition = '']) => ({
      flag,
      strip: strip === '0' ? '' : strip,
      add,
      fits: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`),
    }));
}

function readStems(lines: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of lines.split('\n').slice(1)) {
    const [stem = '', flags = ''] = line.split('/');
    const key = stem.toLowerCase();
    if (key === '') continue;
    stems.set(key, (stems.get(key) ?? '') + flags);
  }
  return stems;
}

/** Read when the first word is looked up: most processes start without a misspelled query. */
let english: English | null = null;

function readEnglish(): English {
  const rules = decoder.decode(dictionary.aff);
  return {
    stems: readStems(decoder.decode(dictionary.dic)),
    prefixes: readAffixes(rules, 'PFX'),
    suffixes: readAffixes(rules, 'SFX'),
  };
}

/** Whether a word is a stem of these flags, or one with a suffix on it. */
function isForm({ stems, suffixes }: English, word: string, flag: string): boolean {
  if (stems.get(word)?.includes(flag) === true) return true;
  return suffixes.some((suffix) => {
    if (!word.endsWith(suffix.add)) return false;
    const stem = word.slice(0, word.length - suffix.add.length) + suffix.strip;
    const flags = stems.get(stem);
    if (flags === undefined || !flags.includes(suffix.flag) || !flags.includes(flag)) return false;
    return suffix.fits.test(stem);
  });
}

/**
 * Whether a folded word of letters is English, or a name that is common in it, in any of its forms:
 * "gingham", "unbuttoned", "bianca". By the Hunspell dictionary of SCOWL (package dictionary-en).
 */
export function isEnglishWord(word: string): boolean {
  english ??= readEnglish();
  if (isForm(english, word, '')) return true;
  return english.prefixes.some(
    ({ add, flag }) =>
      word.startsWith(add) && english !== null && isForm(english, word.slice(add.length), flag),
  );
}

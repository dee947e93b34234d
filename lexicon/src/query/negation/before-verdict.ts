import { hasType, type PhraseMatch } from '../../phrases/phrase-table.ts';
import { range } from '../../words/span.ts';
import { listOf } from '../../words/tokens.ts';
import { troubleLength } from '../stances/trouble-length.ts';
import type { NegationText } from './negators.ts';

const WORDS_LOOKED_AT = 6;
const VERDICTS: ReadonlySet<string> = new Set(['no', 'nono', 'excluded', 'out', 'off']);
const COMPLAINING: ReadonlySet<string> = new Set(
  listOf('is, are, be, feels, feel, gets, get, looks, look, makes, make, drives'),
);
const DEGREES: ReadonlySet<string> = new Set(
  listOf(
    'too, so, way, just, really, very, a, bit, always, would, me, him, her, them, us, my, skin',
  ),
);
const COMPLAINTS: ReadonlySet<string> = new Set(
  listOf(
    'itch, itchy, itches, scratchy, prickly, sweat, sweaty, annoying, uncomfortable, ugly, hideous, awful, horrible, gross, crazy, boring, dull, drab, depressing, dreary, childish, tacky, dated, outdated, unflattering, stuffy, bland',
  ),
);

/** "Polka dots are a no": how many words from here on are such a verdict; 0 for none. */
function verdictLength(words: readonly string[]): number {
  const [is, a, verdict] = words;
  if (is !== 'is' && is !== 'are') return 0;
  const said = a === 'a' ? verdict : a;
  return VERDICTS.has(said ?? '') ? (a === 'a' ? 3 : 2) : 0;
}

/** "Wool is too itchy", "it makes me sweat": how many words from here on complain; 0 for none. */
function complaintLength(words: readonly string[]): number {
  const at = words.findIndex((word) => COMPLAINTS.has(word));
  const before = words.slice(0, at);
  const isSaid = before.some((word) => COMPLAINING.has(word));
  return at > 0 && isSaid && before.every((word) => COMPLAINING.has(word) || DEGREES.has(word))
    ? at + 1
    : 0;
}

/** "Heels hurt my feet", "turtlenecks choke me", "skirts ride up on me". */
const TROUBLES = new RegExp(
  `^(?:${[
    '(?:(?:always|really|just|still|all|also|tend to|tends to|keep|keeps) )*(?:itch|itches|hurt|hurts|kill|kills|choke|chokes|strangle|strangles|suffocate|suffocates|irritate|irritates|bother|bothers|drown|drowns|swallow|swallows|swamp|swamps|gape|gapes|pinch|pinches|chafe|chafes|overwhelm|overwhelms)',
    '(?:(?:always|really|just|still|all|also|tend to|tends to|keep|keeps) )*(?:rides? up|riding up|digs? in|digs? into|digging in|falls? (?:down|off) (?:on )?me|wash(?:es)? me out|cuts? (?:off|into)|gives? me (?:a )?(?:rash|rashes|hives|blisters?))',
    '(?:is|are) (?:always |really |just )*(?:killing|hurting|choking|strangling|pinching|suffocating|bothering|digging|riding|gaping|irritating)',
    '(?:makes?|making) (?:me|my \\w+) (?:look |feel |all |so |really |too |very )*(?:boxy|fat|wide|wider|short|shorter|old|older|sick|pale|heavy|heavier|huge|bigger|big|chubby|frumpy|stumpy|square|weird|silly|ridiculous|washed|awful|terrible|bad|tired|dead|ill|sad|invisible|dull|trapped|hot|sweat|sweaty|itch|itchy|break out|like)',
    'looks? (?:so |really |just )*(?:bad|awful|terrible|silly|ridiculous|weird|horrible|wrong|dreadful|frumpy) on (?:me|him|her)',
  ].join('|')})(?= |$)`,
);
const TROUBLE_WORDS_MAX = 6;
/** Before a garment these ask whether, and complain of nothing. */
const ASKING: ReadonlySet<string> = new Set(
  listOf(
    'does, do, did, will, would, can, could, should, if, when, whether, why, how, that, which',
  ),
);
const OWN: ReadonlySet<string> = new Set(listOf('my, these, those, this, old, current, new'));

const wordsFrom = ({ tokens }: NegationText, at: number): string => {
  const next = tokens.slice(at, at + TROUBLE_WORDS_MAX);
  const end = next.findIndex(({ afterBreak }) => afterBreak);
  return (end < 0 ? next : next.slice(0, end)).map(({ word }) => word).join(' ');
};

const CLAUSE_WORDS_MAX = 9;
/** With these a new clause begins, of what is wanted or of somebody else. */
const GOES_ON: ReadonlySet<string> = new Set(
  listOf(
    'but, so, show, give, find, i, im, we, and, want, need, looking, please, which, that, then',
  ),
);
const OF_GOODS: ReadonlySet<string> = new Set(['type', 'material', 'color', 'pattern']);

/** The words after a phrase that say something of it, up to the next one of goods. */
function saidOf({ tokens, matchAt }: NegationText, { to }: PhraseMatch): string[] {
  const next = tokens.slice(to, to + CLAUSE_WORDS_MAX);
  const end = next.findIndex(
    ({ word, afterBreak }, index) =>
      afterBreak ||
      GOES_ON.has(word) ||
      matchAt.get(to + index)?.concepts.some(({ kind }) => OF_GOODS.has(kind)) === true,
  );
  return (end < 0 ? next : next.slice(0, end)).map(({ word }) => word);
}

/** The words that tell of trouble with what a phrase names; undefined where there is none. */
function troubleWith(text: NegationText, match: PhraseMatch): string | undefined {
  const known = TROUBLES.exec(wordsFrom(text, match.to))?.[0];
  if (known !== undefined) return known;
  const said = saidOf(text, match);
  const isMany = text.tokens[match.to - 1]?.word.endsWith('s') === true;
  const length = troubleLength(said, { isGarment: hasType(match), isMany });
  return length > 0 ? said.slice(0, length).join(' ') : undefined;
}

interface Judged {
  refused: number[];
  /** What only names whose trouble it is: the "jeans" of "my jeans gape, show me skirts". */
  ignored: number[];
}

/** "He gets sweaty" tells of him, and refuses nobody. */
const isPerson = ({ concepts }: PhraseMatch): boolean =>
  concepts.every(({ kind }) => kind === 'shopper-gender');

/** Who complains of what they wear refuses it; of their own piece only where another is asked for. */
function troublesOf(text: NegationText, matches: readonly PhraseMatch[]): Judged {
  const { tokens } = text;
  const judged: Judged = { refused: [], ignored: [] };
  for (const [at, match] of matches.entries()) {
    if (isPerson(match)) continue;
    const before = matches[at - 1];
    const isRun =
      before !== undefined &&
      before.to === match.from &&
      !hasType(before) &&
      tokens[match.from]?.afterBreak === false;
    const first = isRun ? before : match;
    const lead = [1, 2, 3].map((back) => tokens[first.from - back]?.word ?? '');
    const isSaid = !lead.slice(0, 2).some((word) => ASKING.has(word));
    const trouble = isSaid ? troubleWith(text, match) : undefined;
    if (trouble === undefined) continue;
    const isOwn = OWN.has(lead[0] ?? '');
    const isOther = matches.some((one) => one !== match && hasType(one));
    if (isOwn && !isOther) continue;
    const end = match.to + trouble.split(' ').length;
    if (isOwn) {
      judged.ignored.push(...range(first.from, end));
      continue;
    }
    judged.refused.push(...range(first.from, first.to));
    const joined = matches.find(({ to }) => to === first.from - 1);
    const isJoined = /^(?:and|or|nor)$/.test(tokens[first.from - 1]?.word ?? '');
    if (isJoined && joined !== undefined && hasType(joined) === hasType(match)) {
      judged.refused.push(...range(joined.from, joined.to));
    }
    judged.ignored.push(...range(match.to, end));
    if (isRun) judged.ignored.push(...range(match.from, match.to));
  }
  return judged;
}

/** The phrases before a verdict or a complaint, with it. */
export function beforeVerdict(text: NegationText, matches: readonly PhraseMatch[]): Judged {
  const { refused, ignored } = troublesOf(text, matches);
  for (const match of matches) {
    const words = text.tokens.slice(match.to, match.to + WORDS_LOOKED_AT).map(({ word }) => word);
    const length = verdictLength(words) || complaintLength(words);
    if (length === 0 || isPerson(match)) continue;
    const isOwn = text.tokens[match.from - 1]?.word === 'my' && hasType(match);
    const isOther = matches.some((one) => one !== match && hasType(one));
    const all = range(match.from, match.to + length);
    if (!isOwn) refused.push(...all);
    else if (isOther) ignored.push(...all);
  }
  return { refused, ignored };
}

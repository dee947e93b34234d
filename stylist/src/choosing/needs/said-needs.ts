import { typeRole } from '@modiste/lexicon/garment-types';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import rows from './said-needs.json' with { type: 'json' };

/** What somebody says of their figure, or of what clothes have to stand up to. */
export interface SaidNeed {
  /** The id of its rows among the needs that pieces are judged by. */
  id: string;
  /** A figure is the shopper's own and stays; a use is that of one search. */
  of: string;
  /** "for a longer line", as it stands behind "right". */
  where: string;
  pattern: RegExp;
  /** Whether searches know no words for it, so that beside a garment they are left out. */
  taken: boolean;
  /** The needs that it is made of, by id; none where it has rows of its own. */
  all: readonly string[];
  /** What it is called by who takes it back: "forget the height thing". */
  named: RegExp;
  /** That nothing shown serves it, according to the listings; empty where that is no matter. */
  none: readonly string[];
  /** What helps, by the role of a garment; in several wordings. */
  tell: Readonly<Record<string, readonly string[] | undefined>>;
}

const FORGETS = /\b(?:forget|never ?mind|ignore|scratch|drop|skip|leave out|don['’]?t worry)/i;
const BEFORE = '(?:(?:because|since|as|cause|cuz|but|and|so) )?';

export const SAID_NEEDS: readonly SaidNeed[] = rows.map(({ said, named, tell, ...rest }) => ({
  ...rest,
  taken: 'taken' in rest && rest.taken === true,
  all: ('all' in rest && rest.all) || [],
  named: new RegExp(
    String.raw`${FORGETS.source} (?:about )?(?:(?:all|the|my|that|what i said about|being) )*(?:${named})(?: (?:things?|stuff|part|bit|shape|line|needs?|one))*(?![\w-])`,
    'i',
  ),
  tell: { ...tell },
  pattern: new RegExp(String.raw`(?<![\w-])${BEFORE}(?:${said.join('|')})(?![\w-])`, 'gi'),
}));

const byId = new Map(SAID_NEEDS.map((need) => [need.id, need]));

/** "for a longer line": what pieces are judged for; empty for needs that are no words of a shopper. */
export const whereOf = (id: string, said: readonly string[] = []): string =>
  byId.get(id)?.where ??
  said.flatMap((one) => byId.get(one) ?? []).find((one) => one.all.includes(id))?.where ??
  '';

/** What one is a guest at: a wedding on a farm is no work there. */
const EVENT =
  /\b(?:weddings?|ceremony|reception|part(?:y|ies)|christening|baptism|funeral|graduation|anniversary|birthday|gala|ball|prom|dinner|interview|guests?)\b/i;
const OF_WORK: ReadonlySet<string> = new Set(['farm']);

/** The needs that words tell of. */
export const needsSaid = (words: string): SaidNeed[] =>
  SAID_NEEDS.filter(
    ({ id, pattern }) => words.search(pattern) >= 0 && !(OF_WORK.has(id) && EVENT.test(words)),
  );

/**
 * The words without what they say of a figure; a use is told by words that searches know, too.
 * @param isOfGarment Whether a garment is named: how cold it is, is told of that then.
 */
export function withoutFigure(words: string, isOfGarment = false): string {
  const isTaken = ({ of, taken }: SaidNeed) => of === 'figure' || (isOfGarment && taken);
  const left = SAID_NEEDS.filter(isTaken).reduce(
    (text, { pattern }) => text.replaceAll(pattern, ' '),
    words,
  );
  return left === words
    ? words
    : left
        .replaceAll(/\s+([,.;!?])/g, '$1')
        .replaceAll(/\s+/g, ' ')
        .replace(/^(?:[\s,.;!-]|(?:and|so|but|here|hey|hi|also|btw|lol)\b)+/i, '')
        .replace(/(?:[\s,;-]|\b(?:and|but|so|because|that|which|to|with|for|of)\b)+$/i, '')
        .trim();
}

/** What of the needs in force a message takes back: "forget the height thing". */
export const needsTakenBack = (
  words: string,
  { needs = [] }: Pick<DialogueState, 'needs'>,
): SaidNeed[] => SAID_NEEDS.filter(({ id, named }) => needs.includes(id) && named.test(words));

const SWUM = /swim|bikini|tankini|rash-guard|boardshorts/;

/** What helps a need, for garments of some types: several wordings of one statement. */
export function tellNeed({ tell }: SaidNeed, types: readonly string[]): readonly string[] {
  const roles = types.map((type) => typeRole(type) ?? '');
  const found = roles
    .map((role) => (role === 'mid-layer' || role === 'suit' ? 'outer' : role))
    .find((role) => tell[role] !== undefined);
  // What a dress or a waistband does is no advice on what is swum in.
  const isSwum = types.length > 0 && types.every((type) => SWUM.test(type));
  return tell[found ?? (isSwum ? '' : 'any')] ?? [];
}

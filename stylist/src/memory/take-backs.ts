import { readCancelled } from './event-statements.ts';
import { readFit } from './fit-statements.ts';
import { MY_RELATION } from './people.ts';
import { bare, readLiked, readRefused } from './read-phrase.ts';

/** What somebody takes back of what is remembered of them. */
export type TakeBack =
  | { kind: 'everything' }
  /** Whatever is remembered of this: "what I said about heels". */
  | { kind: 'about'; what: string }
  /** A refusal that holds no longer: "I do wear wool now". */
  | { kind: 'refusal'; what: string }
  /** A liking that holds no longer: "I don't love linen anymore". */
  | { kind: 'event'; name: string };

const FORGET =
  '^(?:please |you can |can you |could you |just )?(?:forget|stop remembering|dont remember|delete|erase|remove|ignore|disregard|scratch)(?: about)?';
const EVERYTHING = new RegExp(
  `${FORGET} (?:everything|all|all of it|anything|whatever)(?: that)? (?:you(?:ve| have)? (?:know|knew|remember|remembered|saved|stored|learned|noted)|about me|i(?:ve)? (?:said|told you) about (?:me|myself)|i(?:ve)?(?: ever)? told you)\\b`,
  'i',
);
const ABOUT = new RegExp(
  `${FORGET} (?:what|everything|all|whatever|the thing|that thing)(?: that)? (?:i|you)(?: have|ve)? ?(?:just )?(?:said|told you|tell you|mentioned|know|remember|saved|noted) (?:about|on|of|regarding) (?<what>.+)$`,
  'i',
);
const STATEMENT = new RegExp(
  `${FORGET}(?: that)? (?:i (?:said )?(?:i )?(?:(?:never|dont|dont ever|always|mostly|only|really) )?(?:hate|hated|love|loved|like|liked|wear|wore|avoid|cant stand|have|am|need)|im) (?<what>.+)$`,
  'i',
);
const MINE = new RegExp(`${FORGET} (?:my|our|${MY_RELATION}(?:'s|’s|s)) (?<what>.+)$`, 'i');
const CHANGED = /^(?:i(?:ve| have)? )?changed my mind (?:about|on) (?<what>.+)$/i;

const AGAIN = '(?:now|again|after all|these days|nowadays|sometimes now|anyway)';
const WORN_AGAIN: readonly RegExp[] = [
  `^i (?:do|can|will|actually do|actually) (?:wear|like|love|do|stand|tolerate)(?: wearing)? (?<what>.+?)(?: ${AGAIN})?$`,
  `^i (?:started|have started|began|am back to)(?: wearing| to wear| liking)? (?<what>.+?)(?: ${AGAIN})?$`,
  `^i (?:wear|like|love|dont mind|do not mind) (?<what>.+?) ${AGAIN}$`,
  `^i (?:dont|no longer|dont really) (?:mind|hate|avoid|dislike)(?: wearing)? (?<what>.+?)(?: (?:anymore|any more|at all|${AGAIN}))?$`,
  `^(?:im|i am) (?:fine|ok|okay|good|cool|happy|alright) with(?: wearing)? (?<what>.+?)(?: ${AGAIN})?$`,
  `^(?:im|i am) (?:not|no longer) (?:allergic|sensitive|opposed) to (?<what>.+?)(?: (?:anymore|any more|${AGAIN}))?$`,
  `^(?<what>.+?) (?:is|are) (?:fine|ok|okay|alright|all right|good|great|welcome|back)(?: for me| with me| by me)?(?: ${AGAIN})?$`,
].map((frame) => new RegExp(frame, 'i'));
const NOT_VEGAN = /^(?:im|i am) (?:not|no longer)(?: a)? vegan(?: anymore| any more| now)?$/i;

/** "Wool is fine for this one" is said of one search. */
const ONE_OFF = /\b(?:today|tonight|this time|for (?:this|that|it|now|once)|just once|here)\b/i;

function refusalTakenBack(clause: string): TakeBack | null {
  if (NOT_VEGAN.test(clause)) return { kind: 'refusal', what: 'leather, fur, wool, silk, down' };
  if (ONE_OFF.test(clause)) return null;
  for (const frame of WORN_AGAIN) {
    const what = bare(frame.exec(clause)?.groups?.what ?? '');
    if (what !== '' && (readRefused(what) ?? readLiked(what)) !== null) {
      return { kind: 'refusal', what };
    }
  }
  return null;
}

/** What the clause takes back; null where it takes nothing back. */
export function readTakeBack(clause: string): TakeBack | null {
  if (EVERYTHING.test(clause)) return { kind: 'everything' };
  const said = [ABOUT, STATEMENT, MINE, CHANGED]
    .map((frame) => frame.exec(clause)?.groups?.what)
    .find((what) => what !== undefined);
  if (said !== undefined) return { kind: 'about', what: said.replace(/[.!]+$/, '') };
  const name = readCancelled(clause);
  if (name !== null) return { kind: 'event', name };
  return refusalTakenBack(clause);
}

/** The shapes of the body that some words name, as memories write them. */
export const fitNamedIn = (what: string): string[] =>
  readFit(`my ${what}`).map(({ phrase }) => phrase);

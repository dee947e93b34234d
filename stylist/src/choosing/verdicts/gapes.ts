import { isKindOf } from '@modiste/lexicon/refine-type';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import type { ItemFacts } from '../../facts/item-facts.ts';
import type { Standing } from './fabric-verdicts.ts';

const OF_GAPING =
  /\bgap(?:e|es|ed|ing|s|ping)\b|\b(?:wo?n['’]?t|not|does(?:n['’]?t)?|do(?:n['’]?t)?|will|would|never|can|may|might) gap\b|\bgap (?:at|in|around|behind|the (?:least|most))\b|\bbuttons? (?:\w+ )?(?:pull|strain|pop|burst|open)\w*\b|\b(?:pull|strain|pop|burst)\w* (?:open )?(?:at|over|across|around) (?:the|my|her) (?:bust|boobs|chest)\b|\bpops? open\b|\b(?:stay|stays) (?:closed|shut|buttoned)\b/i;
const WORN_ABOVE: ReadonlySet<string> = new Set(['upper_body', 'dresses', 'suits', 'intimates']);
const OF_BUTTONS = /\b(?:buttons?|buttoned|placket)\b/i;
/** Buttons at a sleeve or as a trim hold no front together. */
const ELSEWHERE = /\b(?:cuffs?|sleeves?|shoulder|epaulet\w*|pocket|beneath|collar)\b/i;
/** Drawn over the head, unless a listing tells of another way. */
const PULLED_ON = ['t-shirt', 'sweater', 'sweatshirt', 'tank-top', 'bodysuit'];
/** Buttoned by their kind, whatever a listing says of it. */
const BUTTONED = ['shirt', 'shirt-dress'];
const CLOSINGS = ['zip', 'hook-and-eye', 'slip-on-closure'];

/** Whether words ask if a piece stands open at the bust. */
export const asksOfGaping = (words: string): boolean => OF_GAPING.test(words);

const hasButtons = ({ stated, sentences, item }: ItemFacts): boolean => {
  if (BUTTONED.some((id) => isKindOf(item.other_info.type, id))) return true;
  if (stated.has('snap-front')) return true;
  if (!stated.has('button-front')) return false;
  const told = sentences.flatMap((one) => one.split(/[;,]/)).filter((one) => OF_BUTTONS.test(one));
  return told.length === 0 || told.some((one) => !ELSEWHERE.test(one));
};

/** How a piece without buttons is closed, as its record says; null where it says nothing of that. */
function closedBy({ stated, item, sentences }: ItemFacts): string | null {
  const { type } = item.other_info;
  if (sentences.some((one) => /\bzip at the side|side zip\b/i.test(one)))
    return 'closes with a zip at the side';
  if (sentences.some((one) => /\bback zip|zip at the back\b/i.test(one)))
    return 'closes with a zip at the back';
  const closing = CLOSINGS.find((id) => stated.has(id));
  const phrase = closing === undefined ? null : attributePhrase(closing);
  if (phrase !== null) return `closes with ${phrase}`;
  return PULLED_ON.some((id) => isKindOf(type, id)) ? 'is pulled over the head' : null;
}

const FIT_BUST = 'Take the size that fits your bust, and have the waist taken in.';

/** How its record says that a waistband sits, the surest first. */
const WAISTS: readonly (readonly [id: string, standing: Standing, does: string])[] = [
  ['elastic-waist', 'no', 'has an elastic waist, which draws in'],
  ['drawstring', 'no', 'has a drawstring waist, which draws in'],
  ['high-waisted', 'no', 'has a high rise, which sits at the waist and gaps less'],
  ['mid-rise', 'partly', 'has a mid rise, which sits below the waist'],
  ['low-rise', 'yes', 'has a low rise, which sits on the hip and gaps there'],
];

/** Whether the waistband of pants can stand off, by its rise; null where the record says nothing of that. */
function gapesAtWaist({ stated }: ItemFacts): { standing: Standing; does: string } | null {
  const [, standing, does] = WAISTS.find(([id]) => stated.has(id)) ?? [];
  return standing === undefined || does === undefined ? null : { standing, does };
}

/**
 * Whether a piece can stand open between buttons at the bust, by how its record says that it closes; null
 * where it says nothing of that.
 */
export function gapes(facts: ItemFacts): { standing: Standing; does: string } | null {
  const { stated, item } = facts;
  if (item.try_on_category === 'lower_body') return gapesAtWaist(facts);
  if (!WORN_ABOVE.has(item.try_on_category)) return null;
  if (hasButtons(facts)) {
    return stated.has('stretch')
      ? { standing: 'partly', does: 'buttons at the front, but its cloth stretches' }
      : {
          standing: 'yes',
          does: 'buttons at the front, and no stretch is listed',
        };
  }
  if (stated.has('wrap')) {
    return {
      standing: 'no',
      does: 'has a wrap cut, which is crossed over and adjusts to the bust',
    };
  }
  const closed = closedBy(facts);
  return closed === null ? null : { standing: 'no', does: closed };
}

/** The same in words; null where its record leaves it open. */
export function gapingTold(facts: ItemFacts): readonly string[] | null {
  const found = gapes(facts);
  if (found === null) return null;
  const { standing, does } = found;
  const why = `it ${does}`;
  if (standing === 'yes')
    return [`It can: ${why}. ${FIT_BUST}`, `With a full bust it may, as ${why}. ${FIT_BUST}`];
  if (standing === 'partly')
    return [`Hardly: ${why}. ${FIT_BUST}`, `Less than most: ${why}. ${FIT_BUST}`];
  const [one, other] = facts.stated.has('wrap')
    ? [
        'Only the neckline can open a little when you lean over; a camisole or a small pin settles that.',
        'What can open is the neckline, if you lean over, and a camisole below it is enough for that.',
      ]
    : [
        'Its listing names no buttons at the front that could pull open.',
        'Of buttons at the front nothing is listed.',
      ];
  return [
    `No, there is no row of buttons to gape: ${why}. ${one}`,
    `Not between buttons, as it has none at the front: ${why}. ${other}`,
  ];
}

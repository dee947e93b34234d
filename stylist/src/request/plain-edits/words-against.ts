import type { EditAct } from './guess-edit.ts';
import { type Named, OF_CHOSEN } from './named.ts';

/** "Everything but the shoes" is the shoes where all stays, and all else where all changes. */
const ALL_BUT =
  /\b(?:everything|all|rest|others)\b.*\b(?:but|except|besides|apart|bar|other than)\b/i;
/** "All good except the first" leaves that one out. */
const PRAISED_BUT =
  /\b(?:all|everything|they|both|rest|others)\b.*\b(?:good|fine|great|nice|ok|okay|lovely|love|like|perfect|keep)\b.*\b(?:but|except|besides|apart|bar|other than)\b/i;
/** What is asked beside an edit, or in its place: a sum, or whether something would do. */
const ASKS_BESIDE =
  /\bhow much (?:is|are|would|will)\b|\bwhat(?:['’]s| is) left\b|\b(?:can|could|should|may) (?:i|we|you|one) wear\b|\bbe worn\b|(?:^|[.,;:!?]|\b(?:and|but|so|ok|also|or))\W*(?:will|does|do|is|are) (?:it|they|outfit|the (?:first|second|third))\b|\b(?:what|which|how|when|why|where)\b[^.!?]*\b(?:will|does|do|is|are) (?:it|they|outfit|the (?:first|second|third))\b/i;
/** "What else could I wear with the shoes?" asks for another outfit around them. */
const ASKS_FOR_REST = /\b(?:what|which) else\b/i;
/** "How much in total" is asked of all that is on the screen. */
const IN_TOTAL = /\b(?:total(?:s|ling)?|altogether|in all|all in|all together)\b/i;
const OF_MONEY =
  /\$|\b(?:much|cost\w*|price\w*|total\w*|sum|pay\w*|comes? (?:out )?to|adds? up|dollars?|bucks|money|expensive|bill|altogether|damage|set me back)\b/i;
/** "The same shoes" stay; those that somebody has the same of do not. */
const STAYS =
  /(?<!\b(?:has|have|had|got|bought|sent|own|owns|wears|wore|wearing)\b.*)\bsame \{there\}|\bleave (?:the |my )?\{there\}(?! (?:out|off|away|behind|at home))/;
const ASKS_SUM =
  /\b(?:total|price|sum|what(?:['’]?s| is) (?:the|outfit)(?! (?:next|other|best|closest|alternative|runner)))\b/i;
/** "I keep looking at the shoes" does not keep them, and who keeps all but the shoes changes those. */
const KEEPS = /\bkeep(?:ing)?\b(?! \w+ing\b)/i;
const KEEPS_REST =
  /\b(?:keep|leave|love|like)\b[^.!?]*\b(?:everything|all|rest|others)\b[^.!?]*\b(?:but|except|besides|apart|bar|other than)\b|\b(?:everything|all|rest)\b[^.!?]*\b(?:stay|stays|is (?:fine|good|great|nice)|are (?:fine|good|great))\b[^.!?]*\b(?:but|except|besides|apart|bar|other than)\b/i;
const LIKENESS = /\bmore like\b|\bagain\b|\bback\W*$/i;
/** "How much is everything" is asked of what was chosen, too. */
const OF_OUTFITS = /\b(?:outfits?|looks?)\b/i;
/** "Is the second cheaper?" holds it against the others. */
const HELD_AGAINST = /\b(?:cheaper|pricier|less|more expensive)\b/i;
const NEW_WHOLE = /\b(?:an?|another|new|other|some) (?:\w+ )?(?:outfits?|looks?)\b/i;
/** "Lose 40" is what it is to cost less. */
const LESS_BY =
  /\b(?:lose|knock|shave|drop|cut|save)(?: me)?(?: off)? (?:about |around |another )?\$?\d|\$?\d+ (?:bucks |dollars )?(?:off|less|cheaper)\b/i;
/** "I don't want heels" is said of all that is to come. */
const REFUSES_KIND = /\b(?:don['’]?t|do not|never|won['’]?t) (?:really )?(?:want|like|wear|do)\b/i;
/** "Just the dress then, cheaper" looks for dresses; "which dress is cheaper" asks. */
const OF_KIND = /^\W*(?:(?:just|only) (?:the )?[\w-]+(?:\W*$|[,.]| then\b| in\b)|which\b|who\b)/i;
/** "Shoes too?" asks whether they are part of it. */
const PIECE_ALONE =
  /^\W*(?:the |and )?[\w-]+(?: too| included)?\?\W*$|^\W*(?:and )?(?:what|how) about (?:the )?[\w-]+\W*$/i;
/** "Black pumps again?" minds them. */
const MINDS = /\bagain\b\W*\?/i;
/** "The shoes at 90" are those that cost so much. */
const PRICED = /\bwith the [\w -]+ (?:at|for) \$?\d+\W*$/i;
/** Who may spend 90 on better shoes wants them dearer than they are. */
const WANTS_BETTER = /\b(?:better|nicer|fancier)\b/i;
const SENTENCES = /[.!?;]\s+\S/;
/** "Is that last jacket lined" asks of it. */
const ASKS_OF_PIECE =
  /^\W*(?:is|are|was|were|does|do|did|has) (?:it|that|this|the|those|these|they)\b/i;
/** These look for single pieces. */
const LISTS =
  /\b(?:any|more(?! than)|other)\b|\b(?:two|three|four|five|six|several|\d) (?:[\w-]+ )?[\w-]+s\b|\b(?:forget|skip|scrap|leave) (?:about )?(?:the|this|that|these|those|all) (?:whole )?(?:outfits?|looks?)\b/i;
/** "A blazer", and "a dress for dinner under 120", look for one. */
const ONE_ALONE = /^\W*(?:an?|another) (?:[\w-]+\W*$|.*\b(?:dress|suit|jumpsuit)\b)/i;

const CHANGES: ReadonlySet<EditAct> = new Set(['swapFor', 'swapOther', 'look', 'remove', 'drop']);

/** What is asked beside an act, so that saying the act alone would leave it out. */
function asksBeside(act: EditAct, words: string): boolean {
  if (act === 'keepPiece' && ASKS_FOR_REST.test(words)) return false;
  return ASKS_BESIDE.test(words) && !(act === 'total' && OF_MONEY.test(words));
}

/**
 * Whether the words stand against an act, however likely the network holds it.
 *
 * @param tokens the words, with slots for what they name.
 */
export function isContradicted(
  act: EditAct,
  { outfit, isMoved }: Named,
  { words, tokens }: { words: string; tokens: readonly string[] },
): boolean {
  const ofPiece = OF_CHOSEN[act] ?? act;
  if (KEEPS_REST.test(words)) return !CHANGES.has(ofPiece);
  if (outfit === null && ALL_BUT.test(words)) return true;
  if (asksBeside(act, words)) return true;
  if (CHANGES.has(ofPiece) && STAYS.test(tokens.join(' '))) return true;
  if (PIECE_ALONE.test(words)) return true;
  switch (ofPiece) {
    case 'add':
    case 'addUnder':
    case 'addLook':
      return isMoved || ONE_ALONE.test(words) || LISTS.test(words) || ASKS_OF_PIECE.test(words);
    case 'under':
      return (
        SENTENCES.test(words) ||
        ONE_ALONE.test(words) ||
        PRICED.test(words) ||
        WANTS_BETTER.test(words)
      );
    case 'remove':
      return isMoved || ASKS_SUM.test(words) || REFUSES_KIND.test(words);
    case 'keepPiece':
      return tokens.includes('{look}') || MINDS.test(words);
    case 'swapFor':
      return ASKS_SUM.test(words);
    case 'cheaper':
      return OF_KIND.test(words);
    case 'swapOther':
    case 'look':
      return ASKS_SUM.test(words) || OF_KIND.test(words) || (outfit === null && KEEPS.test(words));
    case 'choose':
    case 'only':
      return LIKENESS.test(words) || PRAISED_BUT.test(words);
    case 'drop':
      return LIKENESS.test(words);
    case 'total':
      return (
        HELD_AGAINST.test(words) ||
        (outfit === null && !OF_OUTFITS.test(words) && !IN_TOTAL.test(words))
      );
    case 'budget':
      return NEW_WHOLE.test(words) || LESS_BY.test(words);
    default:
      return false;
  }
}

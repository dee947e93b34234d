import { OF_FIGURE } from './body-answers.ts';

const OPENERS = String.raw`^\W*(?:(?:and|but|so|ok|okay|hmm|also|hey)[ ,]+)*`;
/** "Warm enough for -10?", "good for tall girls?": said of the piece in view, without a pronoun. */
const WITHOUT_PRONOUN = new RegExp(
  `${OPENERS}(?:(?:warm|cool|light|dressy|smart|formal|fancy|soft|thick|heavy|casual|comfy|comfortable|sturdy) enough\\b|(?:good|ok|okay|fine|suitable|appropriate|alright) for\\b(?! (?:me|now|today)\\b))`,
  'i',
);
const WITH_PRONOUN = new RegExp(
  `${OPENERS}(?:is|are|will|would|does|do|can|could) (?:it|this|that|they|these|those|i wear (?:it|this|that))\\b`,
  'i',
);

/**
 * Whether words ask something of the piece in view that its cut or its cloth answers. Where they name
 * a kind of garment it may be another one: "good for a blazer", but "would it suit a tall girl".
 */
export const asksOfPiece = (words: string, namesKind: boolean): boolean =>
  (!namesKind && WITHOUT_PRONOUN.test(words)) ||
  (WITH_PRONOUN.test(words) && OF_FIGURE.test(words));

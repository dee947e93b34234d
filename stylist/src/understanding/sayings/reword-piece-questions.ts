const LEAD = String.raw`(?<=(?:^|[,;.!?]|\b(?:and|but|so|ok|okay|also|then|hm+|wait|actually|lol)\b)\s*)`;
const PIECE = String.raw`(?<piece>it|they|them|this|that|these|those|(?:the|this|that|these|those|outfit) [\w’' -]+?)`;
const END = String.raw`(?=\s*(?:[?!.,;]|$))`;

const isMany = (piece: string): boolean => /^(?:they|them|these|those)\b|[^s]s$/i.test(piece);
const subject = (piece: string): string => (piece.toLowerCase() === 'them' ? 'they' : piece);

/** "Who makes the shirt", "who is it by". */
const MAKER = new RegExp(
  String.raw`${LEAD}(?:who(?:['’]?s| is| are| was)? (?:the (?:maker|brand|designer|label|manufacturer) (?:of|behind)|makes?|made|behind|designed|sells?(?= it by brand)) ${PIECE}|who (?:is|are) (?<by>it|they|the [\w’' -]+?) (?:by|from))${END}`,
  'gi',
);
/** "What material did they use for the shoes". */
const MATERIAL = new RegExp(
  `${LEAD}(?:what|which) (?:kind of |sort of |type of )?(?:material|fabric|cloth|leather)s? (?:(?:do|did|have) they (?:use|used)|(?:is|was|are|were) used|went|(?:is|are) there) (?:for|in|into|on) ${PIECE}${END}`,
  'gi',
);

/** "Should I get them taken in?" */
const TAILORED =
  /\b(?:should|can|could|would|may) (?:i|we|you|one) (?:just )?(?:get|have) (?:it|them|this|that|these|those|the waist|the hem) (?:taken in|taken up|let out|altered|tailored|shortened|hemmed)\b/gi;

/** Questions of who makes a piece, what of, and what a tailor does, as they are asked most often. */
export const rewordPieceQuestions = (text: string): string =>
  text
    .replaceAll(TAILORED, 'what can a tailor change')
    .replaceAll(MAKER, (...found) => {
      const { piece, by }: Record<string, string | undefined> = found.at(-1);
      const named = piece ?? by ?? 'it';
      return `what brand ${isMany(named) ? 'are' : 'is'} ${subject(named)}`;
    })
    .replaceAll(MATERIAL, (...found) => {
      const { piece = 'it' }: Record<string, string | undefined> = found.at(-1);
      return `what ${isMany(piece) ? 'are' : 'is'} ${subject(piece)} made of`;
    });

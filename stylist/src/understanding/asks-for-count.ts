const HOW_MANY =
  /\bhow many (?:\w+ ){0,3}(?:do|does|should|would|will|can) (?:i|we|he|she|one|they|you (?=need|own|pack|bring)) ?(?:really |actually |even )?(?:need|own|have|pack|bring|take|buy|get)\b/i;
const NEED_SO_MANY =
  /\bdo (?:i|we|you) (?:really|actually|even|honestly)? ?need (?:so many|that many|\d{1,2}|two|three|four|five|six|seven)\b/i;

/** Whether a number of pieces is asked about: "how many shirts do I need for a week?" */
export const asksForCount = (text: string): boolean =>
  HOW_MANY.test(text) || NEED_SO_MANY.test(text);

/** Addresses of the web and of mail, in any spelling that a messenger would make a link of. */
const LINK =
  /https?:|www\.|\b[a-z\d-]+\.(?:com|net|org|io|co|shop|store|app|dev|ru|cn|xyz|info)\b|@\w/i;
/** Tags, entities, markup, code and templates. */
const MARKUP = /[<>{}`|\\[\]]|&#?\w+;|\*\*|__|^#|\]\(/;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
/** What neither a record nor the app says, and what a stylist does not promise. */
const PROMISE =
  /\b(?:shipping|deliver(?:y|s|ed)|refund\w*|warrant(?:y|ies)|guarantee[ds]?|coupons?|promo(?:tion)?s?|vouchers?|discount code|free gift|checkout|your cart|credit card|password)\b/i;
/** Talk of the machine instead of clothes. */
const MACHINE =
  /\b(?:system prompt|my instructions|these instructions|language model|json|candidates?)\b/i;
/** Words that judge bodies. */
const BODY =
  /\b(?:slimming|problem areas?|flaws?|overweight|chubby|weight loss|lose weight|calories?|your (?:belly|stomach|thighs|arms) look)\b/i;

const FORBIDDEN = [LINK, MARKUP, CONTROL, PROMISE, MACHINE, BODY];

/** Whether a text of a model may be shown: plain words of a stylist, within a length. */
export const isPlainText = (text: string, charsMax: number): boolean =>
  text.length <= charsMax &&
  /\p{L}{2}/u.test(text) &&
  !FORBIDDEN.some((pattern) => pattern.test(text));

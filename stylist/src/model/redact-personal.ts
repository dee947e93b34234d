const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seven digits and more, however they are grouped: telephone, card and account numbers. */
const LONG_NUMBER = /(?<![$\d.])\+?\d(?:[\s().-]{0,2}\d){6,}/g;
/** "My name is Ann", "call me Ann Lee". */
const NAMED = /\b([Mm]y name is|[Mm]y name[’']s|[Cc]all me)(\s+\p{Lu}[\p{L}'’-]*){1,3}/gu;
/** "12 Elm Street". */
const STREET =
  /\b\d{1,5}\s+(?:\p{Lu}[\p{L}'’-]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard|Blvd|Court)\b\.?/gu;

/** A text without what tells who somebody is or how to reach them. */
export const redactPersonal = (text: string): string =>
  text
    .replace(EMAIL, '(email)')
    .replace(LINK, '(link)')
    .replace(STREET, '(address)')
    .replace(LONG_NUMBER, '(number)')
    .replace(NAMED, '$1 (name)');

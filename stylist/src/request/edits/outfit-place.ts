const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const PLACE =
  '(?:(?:outfit|look|number|no\\.?|set|#) ?)?(?<place>first|second|third|fourth|fifth|sixth|1st|2nd|3rd|last|[1-6])\\b(?: (?:one|outfit|look))?';
/** "The shoes from outfit 2". */
const FROM = new RegExp(`\\b(?:from|of|off) (?:the )?${PLACE}`, 'i');
const FROM_ONLY = new RegExp(`\\bfrom (?:the )?${PLACE}`, 'i');
const ORDINAL = '(?:middle|first|second|third|fourth|1st|2nd|3rd|last)';
/** What follows an outfit that is spoken of, and no piece of it. */
const FOLLOWS =
  '(?=\\W*$|\\s+(?:is|are|was|looks|has|have|needs?|wants?|gets?|with|without|but|please|pls|can|could|should|must|would|other|another|different|in|go|goes|back|out|again|now|then|best|better|most|more|the most)\\b)';
/** "Outfit 2", "the first one", "2 is nice": which outfit is meant, and no piece of it. */
const MEANT = new RegExp(
  [
    `(?<!\\b(?:from|of|off) (?:the )?)(?:\\b(?:in|on|for|with|to) (?:the |a )?${PLACE}`,
    '\\b(?:outfit|look|number|#) ?(?<number>[1-6])\\b',
    `\\bthe (?<named>${ORDINAL})(?:(?= (?:one|outfit|look)\\b)|${FOLLOWS})`,
    `^\\W*(?<alone>${ORDINAL})(?: one| outfit| look)?${FOLLOWS}`,
    `^\\W*(?:(?:i|really|and|also|omg|ok) )*(?:(?:like|love|want|take|prefer|keep|drop|lose|remove|skip|not) )?(?:the )?(?<bare>[1-6])${FOLLOWS}`,
    `\\b(?<one>${ORDINAL}) (?:one|outfit|look)\\b)`,
  ].join('|'),
  'i',
);

/** The index of an outfit by its name among so many; null where there is none such. */
function placeOf(name: string | undefined, count: number): number | null {
  if (name === undefined) return null;
  const word = name.toLowerCase();
  const at =
    word === 'last' ? count - 1 : word === 'middle' && count === 3 ? 1 : ORDINALS.indexOf(word);
  const place = at >= 0 ? at : Number.parseInt(word, 10) - 1;
  return place >= 0 && place < count ? place : null;
}

const CHANGES =
  /\b(?:swap|switch|change|replace|exchange|trade|drop|lose|ditch|remove|make|should|must)\b/i;
const FOR = /\b(?:for|with|to|into)\b/i;
const OF = new RegExp(`\\bof (?:the )?${PLACE}`, 'i');

/** What gives way, and what is to come: of "swap the shoes of the first for boots" both sides. */
export function sidesOf(text: string): { old: string; fresh: string } {
  if (!CHANGES.test(text)) return { old: '', fresh: text };
  const found = FOR.exec(text);
  return found === null
    ? { old: text, fresh: '' }
    : { old: text.slice(0, found.index), fresh: text.slice(found.index) };
}

/** The outfit that a piece is to come from: "the heels from 2". */
export const sourcePlace = (text: string, count: number): number | null =>
  placeOf((FROM.exec(sidesOf(text).fresh) ?? FROM_ONLY.exec(text))?.groups?.place, count);

/** The outfit that a clause speaks of: "the top in 1", "the shoes of the first", "the second one". */
export function meantPlace(text: string, count: number): number | null {
  const of = placeOf(OF.exec(sidesOf(text).old)?.groups?.place, count);
  if (of !== null) return of;
  const { place, number, named, alone, bare, one } = MEANT.exec(text)?.groups ?? {};
  return placeOf(place ?? number ?? named ?? alone ?? bare ?? one, count);
}

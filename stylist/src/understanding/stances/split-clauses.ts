/** A clause of a message, and what parts it from the next one. */
export interface Clause {
  text: string;
  /** Signs and joining words after it. */
  end: string;
}

const ASKS_ON =
  "(?:show me|give me|find me|do (?:you|u) have|what about|how about|i (?:really )?(?:need|want|prefer|love|like)|i['’]?d (?:like|prefer|rather)|can (?:i|you|u)|let me see|got any)";
const END = new RegExp(
  [
    String.raw`[.,](?!\d)[\s.,!?]*`,
    String.raw`[;!?…]+[\s.,!?…]*`,
    String.raw`\s+[–-]+\s+`,
    String.raw`\s+(?:but|tho|though|because|cause|cuz|since|bc)\b\s*`,
    String.raw`\s+(?:and|so)\s+(?=(?:i|we|you|u|im|now|${ASKS_ON})\b)`,
    String.raw`\s+(?=(?:i (?:am|was|have|already)|im|i['’]m)\b)`,
    String.raw`(?<!^\W*(?:but|and|so|or|well|ok|no|yes|please))(?<!\b(?:you|u|only|always|ever|just|keep|still|to|why|please|pls|not|don['’]?t|never|also|do|when|if|what|that|thing|things|one|only|color|colour|last|first))\s+(?=${ASKS_ON}\b)`,
  ].join('|'),
  'i',
);

/** Parts a message where it stops, turns or begins to ask; joined again it is the same. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let rest = text;
  for (let match = END.exec(rest); match !== null; match = END.exec(rest)) {
    const end = match.index + match[0].length;
    clauses.push({ text: rest.slice(0, match.index), end: match[0] });
    rest = rest.slice(end);
  }
  if (rest !== '') clauses.push({ text: rest, end: '' });
  return clauses;
}

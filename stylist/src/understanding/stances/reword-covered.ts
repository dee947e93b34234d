/** What keeps each part of the body from sight. */
const COVERS: readonly (readonly [string, string])[] = [
  ['(?:upper )?arms?|elbows?|biceps|bat ?wings?', 'with sleeves'],
  ['legs?|thighs?|knees?|calves|ankles?', 'midi or maxi'],
  ['shoulders?|back', 'no off the shoulder, no backless'],
  ['cleavage|chest|boobs?|bust|breasts?|decollete|collarbones?', 'high neck'],
  ['midriff|belly button|navel|abs', 'no cropped'],
  ['feet|toes?', 'closed toe'],
];
const NOT =
  "(?:(?:really|just|usually|generally|always) )*(?:don['’]?t|do not|never|won['’]?t|can['’]?t|cannot|hate to|hate|refuse to|rather not|would rather not|['’]d rather not|prefer not to|am not|don['’]?t (?:like|want|feel like|feel comfortable|feel good))(?: to| ever| really| usually| even)*";
const SHOW = '(?:show(?:ing)?(?: off)?|bar(?:e|ing)|expos(?:e|ing)|reveal(?:ing)?|have)';
const HIDE =
  '(?:(?:like|want|prefer|need|have|try|would like)(?: to)? )?(?:hid(?:e|ing)|cover(?:ing)?(?: up)?|keep(?:ing)?)';

const PATTERNS = COVERS.map(([part, cover]): readonly [RegExp, string] => [
  new RegExp(
    String.raw`\b(?:i|we) (?:${NOT} ${SHOW}|${HIDE}) (?:my |our |any |too much |so much |bare )*(?:${part})(?: out)?(?: (?:covered|hidden|uncovered|anymore|any more|at my age|at all|in public|ever|much|up))*(?=\W|$)`,
    'gi',
  ),
  cover,
]);

/** "I don't show my arms" as what covers them. */
export const rewordCovered = (text: string): string =>
  PATTERNS.reduce((said, [pattern, cover]) => said.replaceAll(pattern, cover), text);

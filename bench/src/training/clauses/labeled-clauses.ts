import { type ClauseAct, isClauseAct } from '@modiste/stylist/clause-acts';
import type { Screen } from '@modiste/stylist/message-tokens';

interface LabeledClause {
  act: ClauseAct;
  /** In UTF-16 units of the text, the end excluded. */
  start: number;
  end: number;
}

/** A message with what each of its clauses does. */
export interface ClausedMessage {
  screen: Screen;
  text: string;
  clauses: readonly LabeledClause[];
}

/** What stands on the screen when a message is written. */
const SCREENS: ReadonlyMap<string, Screen> = new Map([
  ['nothing', 'nothing'],
  ['talk', 'talk'],
  ['items', 'items'],
  ['piece', 'piece'],
  ['outfits', 'outfits'],
  ['list', 'list'],
]);

const CLAUSE = /\[(?<act>[a-z]+)\]\s*(?<words>[^[\]]+)/g;

function readLine(line: string): ClausedMessage | null {
  const [name = '', labeled = ''] = line.split('\t');
  const screen = SCREENS.get(name.trim());
  if (screen === undefined) return null;
  const clauses: LabeledClause[] = [];
  let text = '';
  for (const { groups } of labeled.matchAll(CLAUSE)) {
    const { act = '', words = '' } = groups ?? {};
    if (!isClauseAct(act)) return null;
    const start = text.length;
    text += `${words.trim()} `;
    clauses.push({ act, start, end: text.length });
  }
  return clauses.length === 0 ? null : { screen, text: text.trim(), clauses };
}

/** The messages of a file of labeled clauses: the screen, a tab, each clause behind its act in brackets. */
export function readLabeledClauses(file: string): ClausedMessage[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const message = readLine(line);
    if (message === null) throw new Error(`No labeled clauses: ${line}`);
    return message;
  });
}

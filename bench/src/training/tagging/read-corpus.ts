import type { Screen, TaggingScene } from '@modiste/stylist/message-tokens';

/** A message with what it does and what its words are for. */
export interface LabeledMessage {
  act: string;
  text: string;
  /** In UTF-16 units of the text. */
  spans: readonly { tag: string; start: number; end: number }[];
  scene: TaggingScene;
}

const TAGGED = /\[(?<tag>[a-z]+):(?<words>[^[\]]+)\]/g;

/** The text of a labeled line without its brackets, and where they stood. */
function readLine(line: string): Pick<LabeledMessage, 'text' | 'spans'> {
  const spans: { tag: string; start: number; end: number }[] = [];
  let text = '';
  let last = 0;
  for (const match of line.matchAll(TAGGED)) {
    const { tag = '', words = '' } = match.groups ?? {};
    text += line.slice(last, match.index);
    spans.push({ tag, start: text.length, end: text.length + words.length });
    text += words;
    last = match.index + match[0].length;
  }
  return { text: text + line.slice(last), spans };
}

const isScreen = (name: string): name is Screen =>
  ['nothing', 'items', 'outfits', 'list', 'piece'].includes(name);

const NOWHERE: TaggingScene = { screen: 'nothing', shown: '', asked: '', told: '' };

function withHeader(scene: TaggingScene, line: string): TaggingScene {
  const { key, words = '' } =
    /^# (?<key>asked|shows|stylist): (?<words>.+)$/.exec(line)?.groups ?? {};
  if (key === 'asked') return { ...scene, asked: words === 'nothing' ? '' : words };
  if (key === 'stylist') return { ...scene, told: words };
  const [name = '', shown = ''] = words.split(/:\s*(.*)/s);
  return isScreen(name) ? { ...scene, screen: name, shown } : scene;
}

/** The messages of a corpus file; each block of lines is said at one moment of a conversation. */
export function readCorpus(file: string): LabeledMessage[] {
  const messages: LabeledMessage[] = [];
  let scene = NOWHERE;
  for (const line of file.split('\n')) {
    if (line.trim() === '') scene = NOWHERE;
    else if (line.startsWith('#')) scene = withHeader(scene, line);
    else {
      const [, act = '', rest = ''] = /^(\w+) \| (.*)$/.exec(line) ?? [];
      messages.push({ act, ...readLine(rest), scene });
    }
  }
  return messages;
}

import type { Reply } from '../store/conversation-state.ts';
import styles from './reply-text.module.css';
import thinking from './thinking-line.module.css';

/** How the lines of a list begin. */
const BULLET = '• ';
const isOfList = (line: string) => line.startsWith(BULLET);

/** Lines of a text that follow each other and are all of a list, or none is. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (last?.[0] !== undefined && isOfList(last[0]) === isOfList(line)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** What the stylist says; a packing list is a list. */
function Words({ text }: { text: string }) {
  const blocks = blocksOf(text);
  if (!blocks.some(([first = '']) => isOfList(first))) return <p className={styles.text}>{text}</p>;
  return (
    <div className={styles.text}>
      {blocks.map((lines, at) => {
        const key = `block ${String(at)}`;
        if (!isOfList(lines[0] ?? '')) return <p key={key}>{lines.join('\n')}</p>;
        return (
          <ul key={key} className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{line.slice(BULLET.length)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** The words of a reply; while it is still being worked on, with the beat that says so. */
export function ReplyText({ reply }: { reply: Reply }) {
  const { phase, text, notice } = reply;
  if (text !== '') return <Words text={text} />;
  if (phase === 'understanding') return <ThinkingLine text="Thinking" />;
  if (phase === 'finding') return <ThinkingLine text="Looking through the stores" />;
  return phase === 'choosing' ? <ThinkingLine text={notice || 'Choosing for you'} /> : null;
}

/** What the stylist is busy with, beside a beat. */
const ThinkingLine = ({ text }: { text: string }) => (
  <p className={thinking.line}>
    <span className={thinking.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {text}
  </p>
);

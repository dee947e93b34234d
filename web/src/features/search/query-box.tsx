import {
  QUERY_BOX_HEIGHT_MAX_PX,
  QUERY_BOX_HEIGHT_MIN_PX,
  SEARCH_QUERY_CHARS_MAX,
} from '@modiste/contract/limits';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './query-box.module.css';

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Where WebKit and older browsers cannot size a field by its content, a script does. */
function useGrowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || growsByItself()) return;
    current.style.height = `${QUERY_BOX_HEIGHT_MIN_PX}px`;
    const wanted = text === '' ? QUERY_BOX_HEIGHT_MIN_PX : current.scrollHeight;
    current.style.height = `${Math.min(wanted, QUERY_BOX_HEIGHT_MAX_PX)}px`;
  }, [text]);
  return box;
}

function insertNewLine(box: HTMLTextAreaElement): string {
  const { value, selectionStart, selectionEnd } = box;
  return `${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`;
}

interface QueryBoxProps {
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** The words of a search. Enter sends them; Ctrl or Shift with Enter starts a new line. */
export function QueryBox({ text, onType, onSubmit }: QueryBoxProps) {
  const box = useGrowing(text);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return;
    event.preventDefault();
    if (!event.ctrlKey) {
      onSubmit();
      return;
    }
    const field = event.currentTarget;
    const caret = field.selectionStart + 1;
    onType(insertNewLine(field));
    requestAnimationFrame(() => field.setSelectionRange(caret, caret));
  };

  return (
    <textarea
      ref={box}
      className={styles.box}
      style={{ minHeight: QUERY_BOX_HEIGHT_MIN_PX, maxHeight: QUERY_BOX_HEIGHT_MAX_PX }}
      rows={1}
      value={text}
      maxLength={SEARCH_QUERY_CHARS_MAX}
      placeholder="Describe what you are looking for"
      aria-label="Search"
      enterKeyHint="search"
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

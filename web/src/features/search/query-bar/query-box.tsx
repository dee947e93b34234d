import type { Suggestion } from '@modiste/contract/calls/search';
import { QUERY_BOX_HEIGHT_MAX_PX, QUERY_BOX_HEIGHT_MIN_PX } from '@modiste/contract/limits';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { SEARCH_SHORTCUT, useShortcutSetting } from '../../../lib/page/search-shortcut.ts';
import { optionId } from '../../../ui/form/listbox.tsx';
import { isTooLong } from '../state/search-draft.ts';
import { useSuggestionKeys } from '../suggestions/use-suggestion-keys.ts';
import { LengthNote } from './length-note.tsx';
import styles from './query-box.module.css';
import { SEARCH_BOX_ID, useRequestedFocus } from './search-box-focus.ts';

/** Fetched with the first suggestions. */
const suggestionList = lazyComponent(() =>
  import('../suggestions/suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
);

const countText = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
};

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Where WebKit and older browsers cannot size a field by its content, a script does. */
function useGrowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || growsByItself()) return;
    const grow = (px: number) => current.style.setProperty('--grown', `${px}px`);
    grow(QUERY_BOX_HEIGHT_MIN_PX);
    const heightPx = text === '' ? QUERY_BOX_HEIGHT_MIN_PX : current.scrollHeight;
    grow(Math.min(heightPx, QUERY_BOX_HEIGHT_MAX_PX));
  }, [text]);
  return box;
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

function insertNewLine(box: HTMLTextAreaElement): string {
  const { value, selectionStart, selectionEnd } = box;
  return `${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`;
}

interface QueryBoxProps {
  text: string;
  /** Whether it is said to the stylist, rather than searched for: nothing is suggested then. */
  isChat: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
  onTakeSuggestion: (suggestion: Suggestion) => void;
}

/**
 * The words of a search. Enter sends them, or takes the suggestion that the arrows reached; Ctrl or
 * Shift with Enter starts a new line. A box of several lines may not be a combobox, so it is a text
 * box that says what it controls.
 */
export function QueryBox(props: QueryBoxProps) {
  const { text, isChat, onType, onSubmit, onTakeSuggestion } = props;
  const box = useGrowing(text);
  const listId = useId();
  const noteId = useId();
  const hasShortcut = useShortcutSetting(({ isOn }) => isOn);
  useRequestedFocus();
  const keys = useSuggestionKeys({ text, isOff: isChat, onTake: onTakeSuggestion });
  const { suggestions, active } = keys;
  const drawSuggestionList = useLazyComponent(suggestionList, {
    isWanted: suggestions.length > 0,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (keys.press(event)) {
      event.preventDefault();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!event.ctrlKey) {
      keys.close();
      onSubmit();
      return;
    }
    const field = event.currentTarget;
    const caret = field.selectionStart + 1;
    onType(insertNewLine(field));
    requestAnimationFrame(() => field.setSelectionRange(caret, caret));
  };

  return (
    <div className={styles.place}>
      {drawSuggestionList({ id: listId, suggestions, active, onTake: keys.take })}
      <p className="visually-hidden" aria-live="polite">
        {countText(suggestions.length)}
      </p>
      <div className={styles.field}>
        <textarea
          ref={box}
          id={SEARCH_BOX_ID}
          className={styles.box}
          style={{ minHeight: QUERY_BOX_HEIGHT_MIN_PX, maxHeight: QUERY_BOX_HEIGHT_MAX_PX }}
          rows={1}
          value={text}
          placeholder={isChat ? 'Ask your stylist…' : 'Describe what you’re looking for'}
          aria-label={isChat ? 'Message to your stylist' : 'Search'}
          aria-keyshortcuts={hasShortcut ? SEARCH_SHORTCUT : undefined}
          aria-invalid={isTooLong(text)}
          aria-describedby={noteId}
          {...(!isChat && {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': listId,
            'aria-activedescendant': active === null ? undefined : optionId(listId, active),
          })}
          autoComplete="off"
          enterKeyHint={isChat ? 'send' : 'search'}
          onChange={(event) => {
            onType(event.target.value);
            if (!isComposing(event.nativeEvent)) keys.open();
          }}
          onClick={keys.open}
          onBlur={keys.close}
          onCompositionStart={keys.compose}
          onCompositionEnd={keys.compose}
          onKeyDown={onKeyDown}
        />
        {hasShortcut && (
          <span className={styles.shortcut} aria-hidden="true">
            {SEARCH_SHORTCUT}
          </span>
        )}
      </div>
      <LengthNote id={noteId} text={text} isChat={isChat} />
    </div>
  );
}

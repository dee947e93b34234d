import type { Suggestion } from '@modiste/contract/calls/search';
import type { SuggestionKind } from '@modiste/contract/values';
import {
  History,
  type LucideIcon,
  Palette,
  Search,
  SpellCheck,
  Tag,
  TrendingUp,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number | null;
  onTake: (suggestion: Suggestion) => void;
}

/** What a row is: a sign for the eye and a word for the ear. */
const KINDS = {
  spelling: { icon: SpellCheck, name: 'corrected spelling' },
  recent: { icon: History, name: 'recent search' },
  popular: { icon: TrendingUp, name: 'popular search' },
  type: { icon: Search, name: 'kind of item' },
  brand: { icon: Tag, name: 'brand' },
  color: { icon: Palette, name: 'color' },
} as const satisfies Record<SuggestionKind, { icon: LucideIcon; name: string }>;

export const suggestionId = (listId: string, at: number) => `${listId}-${at}`;

const keyOf = ({ kind, text, gender }: Suggestion) => `${kind} ${text} ${gender ?? ''}`;

const countText = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
};

/** Suggested searches over the query bar; the search box keeps the focus and handles the keys. */
export function SuggestionList({ id, suggestions, active, onTake }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label="Suggested searches"
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, at) => (
          <SuggestionRow
            key={keyOf(suggestion)}
            id={suggestionId(id, at)}
            suggestion={suggestion}
            isActive={at === active}
            onTake={onTake}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {countText(suggestions.length)}
      </p>
    </>
  );
}

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onTake: (suggestion: Suggestion) => void;
}

function SuggestionRow({ id, suggestion, isActive, onTake }: SuggestionRowProps) {
  const { kind, text, gender } = suggestion;
  const { icon: Icon, name } = KINDS[kind];
  return (
    <button
      type="button"
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // A press would take the focus from the search box, and that would close the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(suggestion)}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.text}>
        {kind === 'spelling' && (
          <>
            <span className={styles.beside}>Did you mean</span>{' '}
          </>
        )}
        {text}
        {gender !== null && (
          <>
            {' '}
            <span className={styles.beside}>in {gender}</span>
          </>
        )}
        <span className="visually-hidden">, {name}</span>
      </span>
    </button>
  );
}

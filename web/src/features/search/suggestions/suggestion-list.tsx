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
import { Listbox } from '../../../ui/form/listbox.tsx';
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

const keyOf = ({ kind, text, gender }: Suggestion) => `${kind} ${text} ${gender ?? ''}`;

/** Suggested searches over the bar. */
export const SuggestionList = ({ id, suggestions, active, onTake }: SuggestionListProps) => (
  <Listbox
    id={id}
    className={styles.list}
    label="Suggested searches"
    options={suggestions}
    active={active}
    keyOf={keyOf}
    onTake={onTake}
  >
    {(suggestion) => <SuggestionRow suggestion={suggestion} />}
  </Listbox>
);

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { kind, text, gender } = suggestion;
  const { icon: Icon, name } = KINDS[kind];
  return (
    <>
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
    </>
  );
}

import type { Suggestion } from '@modiste/contract/calls/search';
import { SUGGESTED_CHARS_MAX } from '@modiste/contract/limits';
import { type CompositionEvent, type KeyboardEvent, useState } from 'react';
import { useSuggestedSearches } from './use-suggested-searches.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A sentence or several lines are not completed. */
const isCompletable = (text: string) =>
  text.trim().length <= SUGGESTED_CHARS_MAX && !text.includes('\n');

/** The suggestions for what is being typed, and their keys: arrows, Enter and Escape. */
export function useSuggestionKeys(text: string, onTake: (suggestion: Suggestion) => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState<Suggestion | null>(null);
  const isAsked = isWanted && isCompletable(text);
  const { suggestions, forget } = useSuggestedSearches(text, isAsked);
  const at = active === null ? -1 : suggestions.indexOf(active);
  const isOpen = suggestions.length > 0;

  const open = () => {
    setIsWanted(true);
    setActive(null);
  };
  const close = () => {
    setIsWanted(false);
    forget();
  };
  const take = (suggestion: Suggestion) => {
    close();
    onTake(suggestion);
  };
  const step = (by: number) => {
    if (!isOpen) return open();
    const from = at < 0 && by < 0 ? 0 : at;
    const to = (from + by + suggestions.length) % suggestions.length;
    setActive(suggestions[to] ?? null);
  };

  /** @returns whether the key was for the suggestions. */
  const press = ({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean => {
    const by = STEPS[key];
    const isModified = ctrlKey || shiftKey || altKey || metaKey;
    const chosen = suggestions[at];
    if (isModified) return false;
    if (by !== undefined && isCompletable(text)) step(by);
    else if (key === 'Enter' && chosen !== undefined) take(chosen);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };

  return {
    suggestions,
    active: at < 0 ? null : at,
    open,
    close,
    take,
    press,
    /** While an input method composes characters, nothing is typed yet. */
    compose: ({ type }: CompositionEvent) => (type === 'compositionend' ? open() : close()),
  };
}

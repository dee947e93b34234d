import type { Suggestion } from '@modiste/contract/calls/search';
import { SUGGESTED_CHARS_MAX } from '@modiste/contract/limits';
import { type CompositionEvent, type KeyboardEvent, useState } from 'react';
import { useListboxKeys } from '../../../ui/form/use-listbox-keys.ts';
import { useSuggestedSearches } from './use-suggested-searches.ts';

/** A sentence or several lines are not completed. */
const isCompletable = (text: string) =>
  text.trim().length <= SUGGESTED_CHARS_MAX && !text.includes('\n');

const isModified = ({ ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  ctrlKey || shiftKey || altKey || metaKey;

interface SuggestionKeysInput {
  text: string;
  /** Where what is typed is no search, nothing is suggested. */
  isOff: boolean;
  onTake: (suggestion: Suggestion) => void;
}

/** The suggestions for what is being typed, and their keys. */
export function useSuggestionKeys({ text, isOff, onTake }: SuggestionKeysInput) {
  const [isWanted, setIsWanted] = useState(false);
  const isAsked = isWanted && !isOff && isCompletable(text);
  const { suggestions, forget } = useSuggestedSearches(text, isAsked);
  const keys = useListboxKeys({
    options: suggestions,
    isOpen: suggestions.length > 0,
    onOpenChange: (isOpen) => {
      setIsWanted(isOpen);
      if (!isOpen) forget();
    },
    onTake,
  });
  return {
    ...keys,
    suggestions,
    /** @returns whether the key was for the suggestions. */
    press: (event: KeyboardEvent) =>
      !isModified(event) && isCompletable(text) && keys.press(event.key),
    /** While an input method composes characters, nothing is typed yet. */
    compose: ({ type }: CompositionEvent) =>
      type === 'compositionend' ? keys.open() : keys.close(),
  };
}

import { useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ListboxKeysSettings<Option> {
  options: readonly Option[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTake: (option: Option) => void;
}

/** The keys of a field with a `Listbox`: arrows reach an option, Enter takes it, Escape closes. */
export function useListboxKeys<Option>(settings: ListboxKeysSettings<Option>) {
  const { options, isOpen, onOpenChange, onTake } = settings;
  const [reached, setReached] = useState<Option | null>(null);
  const at = isOpen && reached !== null ? options.indexOf(reached) : -1;
  const chosen = options[at];

  const open = () => {
    onOpenChange(true);
    setReached(null);
  };
  const close = () => onOpenChange(false);
  const take = (option: Option) => {
    close();
    onTake(option);
  };
  const step = (by: number) => {
    onOpenChange(true);
    const from = at < 0 && by < 0 ? 0 : at;
    setReached(options[(from + by + options.length) % options.length] ?? null);
  };

  /** @returns whether the key was for the list. */
  const press = (key: string): boolean => {
    const by = STEPS[key];
    if (by !== undefined) step(by);
    else if (key === 'Enter' && chosen !== undefined) take(chosen);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  return { active: at < 0 ? null : at, open, close, take, press };
}

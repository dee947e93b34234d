import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of a list of places under the field they were typed in: arrows, Enter and Escape. */
export function usePlaceKeys(places: readonly string[], onChoose: (place: string) => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = isWanted && places.length > 0;
  const chosen = isOpen && active !== null ? places[active] : undefined;

  const open = () => {
    setIsWanted(true);
    setActive(null);
  };
  const close = () => setIsWanted(false);
  const step = (by: number) => {
    setIsWanted(true);
    if (places.length === 0) return;
    const from = isOpen && active !== null ? active : by > 0 ? -1 : 0;
    setActive((from + by + places.length) % places.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // What lies around the field must not take the same key for its own.
    event.stopPropagation();
  };
  return { isOpen, active: chosen === undefined ? null : active, open, close, onKeyDown };
}

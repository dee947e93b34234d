import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of a list of cities under the field they were typed in: arrows, Enter and Escape. */
export function useCityKeys(cities: readonly string[], onChoose: (city: string) => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = isWanted && cities.length > 0;
  const chosen = isOpen && active !== null ? cities[active] : undefined;

  const open = () => {
    setIsWanted(true);
    setActive(null);
  };
  const close = () => setIsWanted(false);
  const step = (by: number) => {
    setIsWanted(true);
    if (cities.length === 0) return;
    const from = isOpen && active !== null ? active : by > 0 ? -1 : 0;
    setActive((from + by + cities.length) % cities.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // A dialog around the field must not handle the same key.
    event.stopPropagation();
  };
  return { isOpen, active: chosen === undefined ? null : active, open, close, onKeyDown };
}

import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './place-list.module.css';

interface PlaceListProps {
  id: string;
  places: readonly string[];
  active: number | null;
  /** What stands before a place that is none of the known ones. */
  prefix: string;
  onChoose: (place: string) => void;
}

export const placeOptionId = (listId: string, place: number) => `${listId}-${place}`;

/** The suggested places under the field; the keys are those of the field, which keeps the focus. */
export function PlaceList({ id, places, active, prefix, onChoose }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = places.length > 0;
  useEffect(() => {
    const wanted = active === null ? list.current : list.current?.children[active];
    if (isOpen) wanted?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isOpen]);
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label="Places"
      hidden={!isOpen}
    >
      {places.map((place, index) => (
        <button
          key={place}
          type="button"
          id={placeOptionId(id, index)}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <MapPin size={16} strokeWidth={1.5} aria-hidden="true" />
          {prefix}
          {place}
        </button>
      ))}
    </div>
  );
}

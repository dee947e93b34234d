import { MapPin } from 'lucide-react';
import { Listbox } from '../ui/form/listbox.tsx';
import styles from './place-list.module.css';

interface PlaceListProps {
  id: string;
  places: readonly string[];
  active: number | null;
  /** What stands before a place that is none of the known ones. */
  prefix: string;
  onChoose: (place: string) => void;
}

/** The suggested places under the field. */
export const PlaceList = ({ id, places, active, prefix, onChoose }: PlaceListProps) => (
  <Listbox
    id={id}
    className={styles.list}
    label="Places"
    options={places}
    active={active}
    keyOf={(place) => place}
    onTake={onChoose}
  >
    {(place) => (
      <>
        <MapPin size={16} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {prefix}
          {place}
        </span>
      </>
    )}
  </Listbox>
);

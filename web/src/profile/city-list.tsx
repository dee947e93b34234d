import { MapPin } from 'lucide-react';
import { Listbox } from '../ui/form/listbox.tsx';
import styles from './city-list.module.css';

interface CityListProps {
  id: string;
  cities: readonly string[];
  active: number | null;
  /** Shown before a city that is not among the known ones. */
  prefix: string;
  onChoose: (city: string) => void;
}

/** The suggested cities under the field. */
export const CityList = ({ id, cities, active, prefix, onChoose }: CityListProps) => (
  <Listbox
    id={id}
    className={styles.list}
    label="Places"
    options={cities}
    active={active}
    keyOf={(city) => city}
    onTake={onChoose}
  >
    {(city) => (
      <>
        <MapPin size={16} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {prefix}
          {city}
        </span>
      </>
    )}
  </Listbox>
);

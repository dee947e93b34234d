import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { type Mannequin, MannequinPicture, mannequinsQuery } from '../../poses/mannequins.tsx';
import styles from './mannequin-shelf.module.css';

/** The way from a mannequin into the Fitting Room, around its picture. */
export type MannequinEntrance = ComponentType<{ mannequin: Mannequin; children: ReactNode }>;

/** The ready-made poses, for who has no photo at hand. Without them nothing is shown. */
export function MannequinShelf({ Entrance }: { Entrance: MannequinEntrance }) {
  const { data: mannequins = [] } = useQuery(mannequinsQuery());
  if (mannequins.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="mannequins">
      <h2 id="mannequins" className={styles.title}>
        Mannequins
      </h2>
      <p className={styles.deck}>No photo at hand? Try things on one of these.</p>
      <ul className={styles.list}>
        {mannequins.map((mannequin) => (
          <li key={mannequin.id} className={styles.tile}>
            <Entrance mannequin={mannequin}>
              <MannequinPicture id={mannequin.id} alt="" size="thumbnail" />
              <span className={styles.name}>{mannequin.name}</span>
            </Entrance>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { BlobPicture } from '../../../poses/pose-picture.tsx';
import type { Look } from '../state/look.ts';
import { showLook, useRoom } from '../state/room.ts';
import { nameWorn } from '../state/slots.ts';
import styles from './look-strip.module.css';

/** What a look shows; one that was made another way says so. */
const nameOf = ({ slots, pose, iteration }: Look) =>
  `${nameWorn(slots)} on ${pose.name}${iteration > 0 ? `, version ${iteration + 1}` : ''}`;

/** The looks of this visit, the latest first: pressing one shows it again. */
export function LookStrip() {
  const looks = useRoom((room) => room.looks);
  const shownId = useRoom(({ shown }) => shown?.id);
  if (looks.length < 2) return null;
  return (
    <section className={styles.section} aria-labelledby="fitting-looks">
      <h2 id="fitting-looks" className={styles.title}>
        Your looks
      </h2>
      <ul className={styles.strip}>
        {looks.map((look) => (
          <li key={look.id}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={look.id === shownId}
              aria-label={nameOf(look)}
              onClick={() => showLook(look)}
            >
              <BlobPicture blob={look.picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

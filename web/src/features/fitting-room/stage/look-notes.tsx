import type { TryOnDoubt } from '@modiste/contract/values';
import { useConnection } from '../../../lib/connection.ts';
import { adviceOn } from '../../../poses/photo-advice.tsx';
import type { Look } from '../state/look.ts';
import { hasRetryFailed, useRoom } from '../state/room.ts';
import styles from './look-notes.module.css';

const DOUBTS: Readonly<Record<TryOnDoubt, string>> = {
  garment_unclear: 'The garment was hard to make out in its photo.',
  pose_unclear: 'The pose was hard to read, so the fit may be off.',
  old_garment_left: 'Some of what you wore may still show.',
  outline_changed: 'Your outline may have changed a little.',
  face_changed: 'Your face may look different.',
  much_invented: 'Some parts aren’t in your photo and were filled in.',
};

const notesOf = ({ isPreview, doubts }: Look): string[] => [
  ...(isPreview ? ['A preview: cut, length and drape may differ.'] : []),
  ...doubts.map((doubt) => DOUBTS[doubt]),
];

function useNotes(): readonly string[] {
  const room = useRoom();
  const isAway = useConnection(({ status }) => status !== 'there' && status !== 'doubted');
  const { pose, shown, work } = room;
  if (isAway) return ['You’re offline. Looks you made stay here; new ones wait.'];
  if (work.kind === 'making') return [];
  if (shown !== null && hasRetryFailed(room)) {
    return ['We couldn’t make it another way. This is the look from before.', ...notesOf(shown)];
  }
  const faults = (pose?.faults ?? []).map(adviceOn);
  if (work.kind === 'failed') {
    return ['This look wasn’t made. Try again, or choose another pose.', ...faults];
  }
  if (shown === null) return faults;
  return [
    ...(work.isSame === true ? ['This look comes out the same every time.'] : []),
    ...notesOf(shown),
  ];
}

/** What is not certain of the look on show, in plain words. */
export function LookNotes() {
  const notes = useNotes();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="About this look">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

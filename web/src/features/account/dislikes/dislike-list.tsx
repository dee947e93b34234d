import type { Dislike } from '@modiste/contract/entities/dislike';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { DislikeEntry } from './dislike-entry.tsx';
import { saidOf, useDislikeAgain } from './dislike-queries.ts';
import styles from './dislikes.module.css';

interface Taken {
  dislike: Dislike;
  /** Where in the list it stood. */
  at: number;
}

/** What was just taken back, with the way to undo that. */
function TakenLine({ taken, onRestored }: { taken: Taken; onRestored: () => void }) {
  const { dislike, at } = taken;
  const restore = useDislikeAgain();
  const said = saidOf(dislike);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <p className={styles.gone}>“{dislike.label}” may be on Home again.</p>
        {said !== null && (
          <Button
            ref={undo}
            look="quiet"
            aria-label={`Undo: not for me, “${dislike.label}”`}
            disabled={restore.isPending}
            onClick={() => restore.mutate({ said, at }, { onSuccess: onRestored })}
          >
            Undo
          </Button>
        )}
      </div>
      {restore.error !== null && (
        <p role="alert" className={styles.problem}>
          {failureMessage(restore.error, 'That wasn’t undone. Try again.')}
        </p>
      )}
    </li>
  );
}

/** All that is not for the shopper, the latest first. */
export function DislikeList({ dislikes }: { dislikes: readonly Dislike[] }) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const entries = dislikes.map((dislike, at) => (
    <DislikeEntry key={dislike.id} dislike={dislike} onTaken={() => setTaken({ dislike, at })} />
  ));
  const restored = () => {
    setTaken(null);
    list.current?.focus();
  };
  const shown =
    taken === null
      ? entries
      : entries.toSpliced(
          taken.at,
          0,
          <TakenLine key={`taken ${taken.dislike.id}`} taken={taken} onRestored={restored} />,
        );
  return (
    <>
      <p role="status" className="visually-hidden">
        {taken !== null && `Took back ${taken.dislike.label}`}
      </p>
      {shown.length > 0 && (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Not for me">
          {shown}
        </ul>
      )}
      {shown.length === 0 && (
        <p className={styles.text}>
          Nothing yet. When a piece, an outfit or a color on Home isn’t for you, say so there, and
          you’ll find it here.
        </p>
      )}
    </>
  );
}

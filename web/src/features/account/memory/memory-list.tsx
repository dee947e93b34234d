import type { StylistMemory } from '@modiste/contract/entities/stylist-memory';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from './memory.module.css';
import { MemoryEntry } from './memory-entry.tsx';
import { useAddMemory } from './memory-queries.ts';

interface Forgotten {
  text: string;
  /** Where in the list it stood. */
  at: number;
}

/** What was just forgotten, with the way to take that back. */
function ForgottenLine({
  forgotten,
  onRestored,
}: {
  forgotten: Forgotten;
  onRestored: () => void;
}) {
  const restore = useAddMemory();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <p className={styles.gone}>Forgot “{forgotten.text}”.</p>
        <Button
          ref={undo}
          look="quiet"
          aria-label={`Undo: remember “${forgotten.text}”`}
          disabled={restore.isPending}
          onClick={() => restore.mutate(forgotten, { onSuccess: onRestored })}
        >
          Undo
        </Button>
      </div>
      {restore.error !== null && (
        <p role="alert" className={styles.problem}>
          {failureMessage(restore.error, 'That wasn’t restored. Try again.')}
        </p>
      )}
    </li>
  );
}

/** All that is remembered, the latest first. */
export function MemoryList({ memories }: { memories: readonly StylistMemory[] }) {
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const entries = memories.map((memory, at) => (
    <MemoryEntry
      key={memory.id}
      memory={memory}
      onForgotten={() => setForgotten({ text: memory.text, at })}
    />
  ));
  const restored = () => {
    setForgotten(null);
    list.current?.focus();
  };
  const shown =
    forgotten === null
      ? entries
      : entries.toSpliced(
          forgotten.at,
          0,
          <ForgottenLine
            key={`forgotten ${forgotten.text}`}
            {...{ forgotten }}
            onRestored={restored}
          />,
        );
  return (
    <>
      <p role="status" className="visually-hidden">
        {forgotten !== null && `Forgot ${forgotten.text}`}
      </p>
      {shown.length > 0 && (
        <ul
          ref={list}
          className={styles.list}
          tabIndex={-1}
          aria-label="What your stylist remembers"
        >
          {shown}
        </ul>
      )}
      {shown.length === 0 && (
        <p className={styles.text}>
          Nothing yet. Tell your stylist “I never wear wool” or “my wedding is in May”, and you’ll
          find it here.
        </p>
      )}
    </>
  );
}

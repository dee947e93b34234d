import type { SearchAnswer } from '@modiste/contract/calls/search';
import styles from './understood-line.module.css';

interface UnderstoodLineProps {
  understood: SearchAnswer['understood'];
}

/** Each meaning once, however often the words say it. */
const distinct = (parts: SearchAnswer['understood']) =>
  parts.filter(
    ({ meaning }, index) => parts.findIndex((part) => part.meaning === meaning) === index,
  );

/** How the words were understood: what every result must have, and what only ranks higher. */
export function UnderstoodLine({ understood }: UnderstoodLineProps) {
  const groups = [
    { name: 'Must have', parts: distinct(understood.filter(({ hard }) => hard)) },
    { name: 'Preferred', parts: distinct(understood.filter(({ hard }) => !hard)) },
  ].filter(({ parts }) => parts.length > 0);
  if (groups.length === 0) return null;
  return (
    <dl className={styles.understood}>
      {groups.map(({ name, parts }) => (
        <div key={name} className={styles.group}>
          <dt>{name}</dt>
          {parts.map(({ words, meaning }) => (
            <dd key={meaning} title={`From “${words}”`}>
              {meaning}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

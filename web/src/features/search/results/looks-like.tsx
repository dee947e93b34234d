import type { LooksLike as Seen } from '@modiste/contract/calls/search';
import { Chip } from '../../../ui/form/chip.tsx';
import { focusSearchBox } from '../query-bar/search-box-focus.ts';
import type { Search } from '../state/search-address.ts';
import styles from './looks-like.module.css';

interface LooksLikeProps {
  seen: Seen;
  search: Search;
  onSearch: (search: Search) => void;
}

/** The search box is on the same page. */
const openNothing = () => undefined;

/** What the attached picture seems to show, and other kinds to correct it with. */
export function LooksLike({ seen, search, onSearch }: LooksLikeProps) {
  const { attachment } = search;
  if (attachment === null) return null;
  return (
    <section className={styles.looks} aria-label="What your photo shows">
      <p className={styles.label}>
        Looks like: <strong>{seen.label}</strong>
      </p>
      <ul className={styles.options} aria-label="Other options">
        {seen.options.map(({ label, kind }) => (
          <li key={kind}>
            <Chip onPress={() => onSearch({ ...search, attachment: { ...attachment, kind } })}>
              {label}
            </Chip>
          </li>
        ))}
        <li>
          <Chip onPress={() => focusSearchBox(openNothing)}>Something else</Chip>
        </li>
      </ul>
    </section>
  );
}

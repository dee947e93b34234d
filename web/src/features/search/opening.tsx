import type { Item } from '@modiste/contract/entities/item';
import { Picture } from '../../items/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EXAMPLE_SEARCHES } from './example-searches.ts';
import styles from './opening.module.css';

const COVER_PICTURES = 3;

interface OpeningProps {
  items: readonly Item[];
  onSearch: (query: string) => void;
}

/** The cover of the magazine: what can be asked, and a few pictures of what there is. */
export function Opening({ items, onSearch }: OpeningProps) {
  const covers = Array.from({ length: COVER_PICTURES }, (_, index) => items[index]);
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <h1 className={styles.title}>Say it, show it, wear it.</h1>
        <p className={styles.lead}>
          Describe a piece in your own words, or attach a photo of something you love.
        </p>
        <ul className={styles.examples} aria-label="Searches to begin with">
          {EXAMPLE_SEARCHES.map((query) => (
            <li key={query}>
              <Chip onPress={() => onSearch(query)}>{query}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.covers} aria-hidden="true">
        {covers.map((item, index) => (
          <div key={item?.id ?? index} className={styles.cover}>
            {item !== undefined && (
              <Picture
                url={item.image_urls[0]}
                alt=""
                sizes="(min-width: 900px) 18vw, 30vw"
                isFirst
              />
            )}
          </div>
        ))}
      </div>
    </header>
  );
}

import type { Item } from '@modiste/contract/entities/item';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { type MouseEvent, type Ref, useMemo } from 'react';
import { Picture } from '../../../items/picture.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { chooseCovers } from './choose-covers.ts';
import { EXAMPLE_SEARCHES } from './example-searches.ts';
import styles from './opening.module.css';

const COVER_INDEXES = [0, 1, 2] as const;

interface OpeningProps {
  titleRef: Ref<HTMLHeadingElement>;
  items: readonly Item[];
  itemHref: (item: Item) => string;
  onOpenItem: (item: Item) => void;
  onSearch: (query: string) => void;
}

/** The head of the opening page: example searches, and a few pictures of what the shop has. */
export function Opening({ titleRef, items, itemHref, onOpenItem, onSearch }: OpeningProps) {
  const covers = useMemo(() => chooseCovers(items.slice(0, SEARCH_RESULTS_MAX)), [items]);
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
          <span>Say it,</span> <span>show it,</span> <span className={styles.last}>wear it.</span>
        </h1>
        <p className={styles.lead}>
          Describe it in your own words, or add a photo of something you love.
        </p>
        <ul className={styles.examples} aria-label="Example searches">
          {EXAMPLE_SEARCHES.map((query) => (
            <li key={query}>
              <Chip onPress={() => onSearch(query)}>{query}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.covers}>
        {COVER_INDEXES.map((index) => (
          <Cover key={index} item={covers[index]} hrefOf={itemHref} onOpen={onOpenItem} />
        ))}
      </div>
    </header>
  );
}

interface CoverProps {
  item: Item | undefined;
  hrefOf: (item: Item) => string;
  onOpen: (item: Item) => void;
}

function Cover({ item, hrefOf, onOpen }: CoverProps) {
  if (item === undefined) return <span className={styles.cover} />;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(item);
  };
  return (
    <a className={styles.cover} href={hrefOf(item)} onClick={open}>
      <Picture
        url={item.image_urls[0]}
        alt={item.short_description}
        sizes="(min-width: 900px) 17vw, 31vw"
        isFirst
      />
    </a>
  );
}

import type { Item } from '@modiste/contract/entities/item';
import type { Ref, RefObject } from 'react';
import { Picture } from '../../items/picture.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { ItemDetails } from './item-details.tsx';
import styles from './item-page.module.css';

interface ItemPageProps {
  item: Item;
  headingRef: Ref<HTMLHeadingElement>;
  picturesRef: RefObject<HTMLUListElement | null>;
}

/** One item: its pictures and everything about it. */
export function ItemPage({ item, headingRef, picturesRef }: ItemPageProps) {
  const urls = item.image_urls.length > 0 ? item.image_urls : [undefined];
  const slides = urls.map((url, index) => ({
    key: url ?? 'none',
    content: (
      <Picture
        url={url}
        alt={`${item.short_description}, picture ${index + 1} of ${urls.length}`}
        sizes="(min-width: 640px) 40vw, 100vw"
        isFirst={index === 0}
      />
    ),
  }));
  return (
    <article className={styles.page}>
      <div className={styles.stage}>
        <Carousel
          trackRef={picturesRef}
          label={`Pictures of ${item.short_description}`}
          slides={slides}
        />
      </div>
      <ItemDetails item={item} headingRef={headingRef} />
    </article>
  );
}

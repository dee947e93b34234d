import type { Item } from '@modiste/contract/entities/item';
import type { ReactNode, Ref, RefObject } from 'react';
import { ItemDetails } from './item-details.tsx';
import styles from './item-page.module.css';
import { PictureStage } from './picture-stage.tsx';

interface ItemPageProps {
  item: Item;
  heart: ReactNode;
  /** The wish to be told when it costs less. */
  alert: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  picturesRef: RefObject<HTMLUListElement | null>;
}

/** One item: its pictures and everything about it. */
export const ItemPage = ({ item, heart, alert, headingRef, picturesRef }: ItemPageProps) => (
  <article className={styles.page} data-many={item.image_urls.length > 1}>
    <PictureStage item={item} heart={heart} picturesRef={picturesRef} />
    <ItemDetails item={item} alert={alert} headingRef={headingRef} />
  </article>
);

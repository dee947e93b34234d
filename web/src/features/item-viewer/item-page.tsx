import type { Item } from '@modiste/contract/entities/item';
import { type ReactNode, type Ref, type RefObject, useState } from 'react';
import { colorOfPicture, inColor, pictureIndexOf } from '../../items/shown-color.ts';
import { ItemDetails } from './details/item-details.tsx';
import styles from './item-page.module.css';
import { PictureStage } from './photo/picture-stage.tsx';

interface ItemPageProps {
  item: Item;
  heartOf: (item: Item) => ReactNode;
  /** The price alert of the item. */
  alertOf: (item: Item) => ReactNode;
  /** The way to try the item on. */
  tryOnOf: ((item: Item) => ReactNode) | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  picturesRef: RefObject<HTMLUListElement | null>;
}

/** One item: its pictures and everything about it, in the requested color. */
export function ItemPage(props: ItemPageProps) {
  const { item, heartOf, alertOf, tryOnOf, headingRef, picturesRef } = props;
  const [index, setIndex] = useState(() => pictureIndexOf(item, item.shown_color));
  /** The color that was searched for, pressed or swiped to; the heart saves it. */
  const [color, setColor] = useState(item.shown_color);
  const show = (next: number) => {
    setIndex(next);
    setColor((before) => colorOfPicture(item, next) ?? before);
  };
  const shown = inColor(item, color);
  return (
    <article className={styles.page} data-many={item.image_urls.length > 1}>
      <PictureStage
        item={item}
        heart={heartOf(shown)}
        index={index}
        onShow={show}
        picturesRef={picturesRef}
      />
      <ItemDetails
        item={item}
        color={color ?? colorOfPicture(item, index)}
        onColor={(name) => {
          setIndex(pictureIndexOf(item, name));
          setColor(name);
        }}
        alert={alertOf(shown)}
        tryOn={tryOnOf?.(shown)}
        headingRef={headingRef}
      />
    </article>
  );
}

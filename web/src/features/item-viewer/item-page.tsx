import type { Item } from '@modiste/contract/entities/item';
import { type ReactNode, type Ref, type RefObject, useState } from 'react';
import { colorOfPicture, inColor, pictureIndexOf } from '../../items/shown-color.ts';
import { ItemDetails } from './details/item-details.tsx';
import styles from './item-page.module.css';
import { PictureStage } from './photo/picture-stage.tsx';

interface ItemPageProps {
  item: Item;
  heartOf: (item: Item) => ReactNode;
  /** The wish to be told when it costs less. */
  alertOf: (item: Item) => ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  picturesRef: RefObject<HTMLUListElement | null>;
}

/** One item: its pictures and everything about it, in the color that was asked for. */
export function ItemPage({ item, heartOf, alertOf, headingRef, picturesRef }: ItemPageProps) {
  const [index, setIndex] = useState(() => pictureIndexOf(item, item.shown_color));
  /** What was asked for, pressed or leafed to; it is what the heart saves. */
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
        headingRef={headingRef}
      />
    </article>
  );
}

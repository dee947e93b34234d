import type { Item } from '@modiste/contract/entities/item';
import { ColorSwatch } from '../../../items/color-swatch.tsx';
import { Button } from '../../../ui/form/button.tsx';
import styles from './color-list.module.css';
import section from './section.module.css';

/** The shop's own names of the colors, where they say more than the colors do. */
function shopNames({ colors, other_info }: Item): string[] {
  const known = new Set(colors.map((color) => color.toLowerCase()));
  return other_info.color_names.filter((name) => !known.has(name.trim().toLowerCase()));
}

interface ColorListProps {
  item: Item;
  /** The name of the color on show. */
  color: string | undefined;
  onColor: (name: string) => void;
}

/** The colors that it is sold in; those with a picture of their own show it when pressed. */
const Variants = ({ item, color, onColor }: ColorListProps) => (
  <ul className={styles.colors} aria-label="Colors">
    {item.other_info.color_variants?.map(({ name, colors: [shade], image }) => {
      const text = (
        <>
          {shade !== undefined && <ColorSwatch color={shade} />}
          {name}
        </>
      );
      return (
        <li key={name} className={styles.color}>
          {image === null ? (
            text
          ) : (
            <Button
              look="outline"
              className={styles.choice}
              aria-pressed={name === color}
              onClick={() => onColor(name)}
            >
              {text}
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);

/** The colors, and what the shop calls them. */
export function ColorList(props: ColorListProps) {
  const { item } = props;
  if ((item.other_info.color_variants ?? []).length > 0) return <Variants {...props} />;
  const names = shopNames(item);
  return (
    <>
      <ul className={styles.colors} aria-label="Colors">
        {item.colors.map((color) => (
          <li key={color} className={styles.color}>
            <ColorSwatch color={color} />
            {color}
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <p className={section.soft}>
          {item.colors.length > 0 && `Store color ${names.length > 1 ? 'names' : 'name'}: `}
          {names.join(', ')}
        </p>
      )}
    </>
  );
}

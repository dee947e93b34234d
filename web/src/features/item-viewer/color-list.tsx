import type { Item } from '@modiste/contract/entities/item';
import { ColorSwatch } from '../../items/color-swatch.tsx';
import styles from './color-list.module.css';
import section from './section.module.css';

/** The shop's own names of the colors, where they say more than the colors do. */
function shopNames({ colors, other_info }: Item): string[] {
  const known = new Set(colors.map((color) => color.toLowerCase()));
  return other_info.color_names.filter((name) => !known.has(name.trim().toLowerCase()));
}

/** The colors, and what the shop calls them. */
export function ColorList({ item }: { item: Item }) {
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
          {item.colors.length > 0 && `The shop calls ${names.length > 1 ? 'them' : 'it'} `}
          {names.join(', ')}
        </p>
      )}
    </>
  );
}

import { COLORS } from '@modiste/contract/values';
import { ChoiceChip } from '../../choices/choice-chip.tsx';
import { ColorSwatch } from '../../items/color-swatch.tsx';
import styles from './color-choice.module.css';

interface ColorChoiceProps {
  chosen: readonly string[];
  onToggle: (color: string) => void;
  counts: Readonly<Record<string, number>> | undefined;
}

export const ColorChoice = ({ chosen, onToggle, counts }: ColorChoiceProps) => (
  <fieldset className={styles.colors}>
    <legend className="visually-hidden">Color</legend>
    {COLORS.map((color) => (
      <ChoiceChip
        key={color}
        pressed={chosen.includes(color)}
        onPress={() => onToggle(color)}
        count={counts?.[color]}
      >
        <ColorSwatch color={color} />
        {color}
      </ChoiceChip>
    ))}
  </fieldset>
);

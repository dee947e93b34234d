import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { ChoiceChip } from '../../ui/form/choice-chip.tsx';
import styles from './facet-choice.module.css';

interface FacetChoiceProps {
  legend: string;
  values: readonly string[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** How many items each value would find; absent while that is not known. */
  counts: Readonly<Record<string, number>> | undefined;
  /** How many values stand there before all are shown. */
  most?: number;
  /** What is shown before a value, such as its color. */
  mark?: (value: string) => ReactNode;
  /** Stands over the values once all are shown. */
  children?: ReactNode;
  onFold?: () => void;
}

/** What finds something, most first where there are too many, and whatever is chosen. */
function shortList({ values, chosen, counts, most = values.length }: FacetChoiceProps) {
  if (counts === undefined) return values.slice(0, most);
  const found = values
    .filter((value) => (counts[value] ?? 0) > 0)
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const shown = new Set([...found.slice(0, most), ...chosen]);
  return values.filter((value) => shown.has(value));
}

/**
 * The values of a filter as chips. What would find nothing is folded away behind a button, and so is
 * the rest of a long list; a chosen value is always there.
 */
export function FacetChoice(props: FacetChoiceProps) {
  const { legend, values, chosen, onToggle, counts, mark, children, onFold } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const short = shortList(props);
  const isFolded = isWhole || short.length < values.length;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {isWhole && children}
      <div id={id} className={styles.values}>
        {(isWhole ? values : short).map((value) => (
          <ChoiceChip
            key={value}
            pressed={chosen.includes(value)}
            onPress={() => onToggle(value)}
            count={counts === undefined ? undefined : (counts[value] ?? 0)}
          >
            {mark?.(value)}
            {value}
          </ChoiceChip>
        ))}
      </div>
      {isFolded && (
        <Button
          look="link"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          aria-label={`${isWhole ? 'Show fewer' : 'Show all'}: ${legend}`}
          onClick={() => {
            setIsWhole(!isWhole);
            if (isWhole) onFold?.();
          }}
        >
          {isWhole ? 'Show fewer' : 'Show all'}
        </Button>
      )}
    </fieldset>
  );
}

import { STYLE_TAGS } from '@modiste/contract/values';
import { useRef } from 'react';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { RemovableChoice } from '../ui/form/removable-choice.tsx';
import { AddStyle } from './add-style.tsx';
import { ownStyles, toggleStyle } from './own-styles.ts';
import type { ProfilePart } from './profile-part.ts';

/** The styles a shopper likes: the listed ones, and any in their own words. */
export function StyleChoice({ draft, onChange }: ProfilePart) {
  const typing = useRef<HTMLInputElement>(null);
  const styles = draft.style_preference;
  const change = (next: readonly string[]) => onChange({ style_preference: [...next] });
  const remove = (style: string, isByKeys: boolean) => {
    change(toggleStyle(styles, style));
    if (isByKeys) typing.current?.focus();
  };
  return (
    <>
      <ChoiceGroup
        legend="Preferred Style"
        values={STYLE_TAGS}
        chosen={styles}
        onToggle={(tag) => change(toggleStyle(styles, tag))}
        isLegendHidden
      >
        {ownStyles(styles).map((style) => (
          <RemovableChoice
            key={style}
            label={style}
            onRemove={(isByKeys) => remove(style, isByKeys)}
          />
        ))}
      </ChoiceGroup>
      <AddStyle inputRef={typing} styles={styles} onAdd={change} />
    </>
  );
}

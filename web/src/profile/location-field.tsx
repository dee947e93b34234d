import { LocateFixed } from 'lucide-react';
import { useId } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import field from './field.module.css';
import styles from './location-field.module.css';
import { PlaceList, placeOptionId } from './place-list.tsx';
import type { ProfilePart } from './profile-part.ts';
import { useLocation } from './use-location.ts';
import { usePlaceKeys } from './use-place-keys.ts';

type Location = ReturnType<typeof useLocation>;

function hintOf({ isTyped, text, places }: Location): string {
  if (!isTyped || text.trim() === '') return 'A city is enough.';
  if (places === null) return 'Choose a city from the list.';
  if (places.length === 0) return 'No matching city.';
  return places.length === 1 ? '1 place found.' : `${places.length} places found.`;
}

/** Where a shopper lives: typed and chosen from what is suggested, or where the device is. */
export function LocationField(part: ProfilePart) {
  const id = useId();
  const listId = `${id}-places`;
  const location = useLocation(part);
  const { text, isTyped, places, choose } = location;
  const isUnknown = isTyped && places?.length === 0;
  const options = isUnknown ? [text.trim()] : (places ?? []);
  const keys = usePlaceKeys(options, choose);

  return (
    <div>
      <label className={field.label} htmlFor={id}>
        Your city
      </label>
      <div className={field.box}>
        <input
          id={id}
          className={field.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={keys.isOpen}
          aria-controls={listId}
          aria-activedescendant={
            keys.active === null ? undefined : placeOptionId(listId, keys.active)
          }
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          placeholder="Start typing"
          value={text}
          onChange={(event) => {
            location.type(event.target.value);
            keys.open();
          }}
          onKeyDown={keys.onKeyDown}
          onBlur={keys.close}
        />
        {location.isAsking && <Spinner label="Looking for cities" />}
        {location.isLocating && <Spinner label="Finding your location" />}
        <IconButton
          label="Use my current location"
          icon={LocateFixed}
          aria-disabled={location.isLocating}
          // Leaving the field would close the list and move the button away from the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void location.locate()}
        />
      </div>
      <PlaceList
        id={listId}
        places={keys.isOpen ? options : []}
        active={keys.active}
        prefix={isUnknown ? 'Use as typed: ' : ''}
        onChoose={choose}
      />
      <p
        className={`${field.hint} ${styles.failure}`}
        role="alert"
        hidden={location.failure === null}
      >
        {location.failure}
      </p>
      <p id={`${id}-hint`} className={field.hint} role="status" hidden={location.failure !== null}>
        {hintOf(location)}
      </p>
    </div>
  );
}

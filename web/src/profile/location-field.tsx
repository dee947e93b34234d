import { LocateFixed } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { optionId } from '../ui/form/listbox.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useListboxKeys } from '../ui/form/use-listbox-keys.ts';
import { CityList } from './city-list.tsx';
import type { ProfilePart } from './profile-part.ts';
import { useLocation } from './use-location.ts';

type Location = ReturnType<typeof useLocation>;

function hintOf({ isTyped, text, cities }: Location): string {
  if (!isTyped || text.trim() === '') return 'A city is enough.';
  if (cities === null) return 'Choose a city from the list.';
  if (cities.length === 0) return 'No matching city.';
  return cities.length === 1 ? '1 place found.' : `${cities.length} places found.`;
}

/** The city of a shopper: typed and chosen from suggestions, or located by the device. */
export function LocationField(part: ProfilePart) {
  const listId = useId();
  const location = useLocation(part);
  const { text, isTyped, cities, choose } = location;
  const isUnknown = isTyped && cities?.length === 0;
  const options = isUnknown ? [text.trim()] : (cities ?? []);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && options.length > 0;
  const keys = useListboxKeys({ options, isOpen, onOpenChange: setIsWanted, onTake: choose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keys.press(event.key)) return;
    event.preventDefault();
    // A dialog around the field must not handle the same key.
    event.stopPropagation();
  };

  return (
    <div>
      <TextField
        label="Your city"
        isQuiet
        isLive
        hint={hintOf(location)}
        problem={location.failure}
        isWrong={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={keys.active === null ? undefined : optionId(listId, keys.active)}
        autoComplete="off"
        spellCheck={false}
        placeholder="Start typing"
        value={text}
        onText={(next) => {
          location.type(next);
          keys.open();
        }}
        onKeyDown={onKeyDown}
        onBlur={keys.close}
        end={
          <>
            {location.isLoading && <Spinner label="Looking for cities" />}
            {location.isLocating && <Spinner label="Finding your location" />}
            <IconButton
              label="Use my current location"
              icon={LocateFixed}
              aria-disabled={location.isLocating}
              // Leaving the field would close the list and move the button away from the finger.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void location.locate()}
            />
          </>
        }
      >
        <CityList
          id={listId}
          cities={isOpen ? options : []}
          active={keys.active}
          prefix={isUnknown ? 'Use as typed: ' : ''}
          onChoose={keys.take}
        />
      </TextField>
    </div>
  );
}

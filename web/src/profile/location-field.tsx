import { LocateFixed } from 'lucide-react';
import { useId } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { optionId } from '../ui/form/listbox.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { CityList } from './city-list.tsx';
import type { ProfilePart } from './profile-part.ts';
import { useCityKeys } from './use-city-keys.ts';
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
  const keys = useCityKeys(options, choose);

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
        aria-expanded={keys.isOpen}
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
        onKeyDown={keys.onKeyDown}
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
          cities={keys.isOpen ? options : []}
          active={keys.active}
          prefix={isUnknown ? 'Use as typed: ' : ''}
          onChoose={choose}
        />
      </TextField>
    </div>
  );
}

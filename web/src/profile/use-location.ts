import { LOCATION_ERROR_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useRef, useState } from 'react';
import { useTransientMessage } from '../ui/feedback/use-transient-message.ts';
import { locateDevice } from './locate-device.ts';
import type { ProfilePart } from './profile-part.ts';
import { useCitySuggestions } from './use-city-suggestions.ts';

/** What is typed, suggested and chosen as the city where a shopper lives. */
export function useLocation({ draft, onChange }: ProfilePart) {
  /** What was typed and not chosen yet; null while the chosen city is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [failure, showFailure] = useTransientMessage(LOCATION_ERROR_MS);
  const attempt = useRef(0);
  const { cities, isLoading } = useCitySuggestions(typed ?? '', (cause) => {
    console.warn(MESSAGES.suggestions_failed, cause);
    showFailure(MESSAGES.location_error);
  });

  const choose = (city: string | null) => {
    attempt.current += 1;
    setTyped(null);
    setIsLocating(false);
    onChange({ location: city });
  };
  const type = (text: string) => {
    attempt.current += 1;
    setTyped(text);
    setIsLocating(false);
    if (text.trim() === '') onChange({ location: null });
  };
  const locate = async () => {
    if (isLocating) return;
    attempt.current += 1;
    const own = attempt.current;
    setIsLocating(true);
    try {
      const city = await locateDevice();
      if (own === attempt.current) choose(city);
    } catch (cause) {
      console.warn(MESSAGES.location_failed, cause);
      if (own !== attempt.current) return;
      setIsLocating(false);
      showFailure(MESSAGES.location_error);
    }
  };

  const text = typed ?? draft.location ?? '';
  return {
    text,
    isTyped: typed !== null,
    cities,
    isLoading,
    isLocating,
    failure,
    choose,
    type,
    locate,
  };
}

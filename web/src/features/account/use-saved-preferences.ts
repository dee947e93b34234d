import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { savePreferences } from './save-preferences.ts';

/**
 * Saves the preferences when told to, and when the page is left. One saving waits for the one
 * before it, so that nothing is sent twice; what could not be saved is tried again the next time.
 */
export function useSavedPreferences(): () => Promise<void> {
  const { mutateAsync } = useMutation({
    mutationFn: savePreferences,
    scope: { id: 'preferences' },
  });
  const save = async () => {
    try {
      await mutateAsync();
    } catch (cause) {
      console.warn('The preferences could not be saved', cause);
    }
  };
  const saveOnLeaving = useEffectEvent(save);
  useEffect(() => {
    const leave = () => void saveOnLeaving();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return save;
}

import { create } from 'zustand';

interface FailurePopup {
  /** What failed, in the shopper's words; null while nothing did. */
  message: string | null;
}

/** The one message about a failure that is on the screen. */
export const useFailurePopup = create<FailurePopup>(() => ({ message: null }));

/** Shows a failure; a later one takes its place. */
export const showFailure = (message: string): void => useFailurePopup.setState({ message });

/** Takes the message away. */
export const closeFailure = (): void => useFailurePopup.setState({ message: null });

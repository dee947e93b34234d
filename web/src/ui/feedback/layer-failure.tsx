import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { FailurePopup } from './failure-popup.tsx';

/**
 * The failure message inside a layer. Everything outside of an open layer is hidden from screen
 * readers and from the Tab key, and a press there closes the layer: the page's own message is
 * hidden meanwhile, and this one is read out and can be closed.
 */
export function LayerFailure() {
  const { message } = useFailurePopup();
  return message === null ? null : <FailurePopup message={message} onClose={closeFailure} />;
}

/** What may hold for whoever asks for a page. The server knows, and leaves out what does not. */
type Condition = 'on' | 'off' | 'signal' | 'choice' | 'undecided' | 'accepted' | 'refused';

/**
 * Marks a part of a page that is shown under one condition alone: visitors are counted here (`on`)
 * or never (`off`), the browser asks not to be (`signal`), or the visitor may choose (`choice`) and
 * has done so or not.
 */
export const shownIf = (condition: Condition, html: string): string =>
  `<!--if ${condition}-->${html}<!--end-->`;

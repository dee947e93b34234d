import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Message } from '../../understanding/message.ts';

const DEFINES =
  /\b(?:means? what|what (?:exactly |even |actually )?(?:does|do|is|are|counts as)\b.*\b(?:mean|dress code|anyway|exactly|even)|what counts as|explain|define)\b/i;

/** "Smart casual means what exactly?" asks for no clothes. */
export const asksOfCode = ({ text, readings }: Message): boolean =>
  DEFINES.test(text) &&
  readings.some(({ reading }) =>
    reading.concepts.some(({ id }) => /^(?:dress-code|style)$/.test(attributeGroup(id) ?? '')),
  );

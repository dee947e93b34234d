import { HOME_PROMPT_TURN_MS } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';

/** It is written out in this share of its time, and then stands to be read. */
const TYPING_SHARE = 0.45;
const LETTER_MS_MAX = 40;

interface TypedTextProps {
  text: string;
  /** Without, all of it is there. */
  isTyping: boolean;
}

/** A text that appears letter by letter; all of it as soon as it stands still. */
export function TypedText({ text, isTyping }: TypedTextProps) {
  const [length, setLength] = useState(isTyping ? 0 : text.length);
  if (!isTyping && length < text.length) setLength(text.length);
  const isDone = length >= text.length;
  useEffect(() => {
    if (isDone) return;
    const everyMs = Math.min(LETTER_MS_MAX, (HOME_PROMPT_TURN_MS * TYPING_SHARE) / text.length);
    const timer = setInterval(() => setLength((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [isDone, text]);
  return text.slice(0, length);
}

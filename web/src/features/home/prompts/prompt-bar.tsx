import { HOME_PROMPT_TURN_MS } from '@modiste/contract/limits';
import { ArrowUp, MessageCircle, Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isFocusGone, returnFocus } from '../../../lib/page/return-focus.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { useHold, useIsMoving, useTurns } from '../motion.ts';
import { OwnWords } from './own-words.tsx';
import styles from './prompt-bar.module.css';
import { TypedText } from './typed-text.tsx';

interface PromptBarProps {
  /** What to ask for, one after another; without any, the bar takes own words only. */
  prompts: readonly string[];
  /** Whether the stylist is asked, rather than the search. */
  isChat: boolean;
  onAsk: (words: string) => void;
}

/** The prompt on show, and how it goes on to the next; a different first one each time. */
function usePrompt(prompts: readonly string[], isMoving: boolean) {
  const [turns, setTurns] = useState(() => Math.floor(Math.random() * prompts.length));
  useTurns({ isMoving, everyMs: HOME_PROMPT_TURN_MS }, () => setTurns(turns + 1));
  return prompts[turns % prompts.length];
}

/** A bar over the end of the page that writes out what to ask for; a press asks it. */
export function PromptBar({ prompts, isChat, onAsk }: PromptBarProps) {
  const [isWriting, setIsWriting] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const { isHeld, hold } = useHold();
  const isMoving = useIsMoving(isHeld || isWriting || isPressed) && prompts.length > 0;
  const prompt = usePrompt(prompts, isMoving);
  const Sign = isChat ? MessageCircle : Search;
  const release = () => setIsPressed(false);
  const write = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    if (!isWriting && wasWriting.current && isFocusGone()) returnFocus(write.current);
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <search className={styles.place} {...hold}>
      {isWriting || prompt === undefined ? (
        <OwnWords
          isChat={isChat}
          isOpened={isWriting}
          onAsk={onAsk}
          onLeave={() => setIsWriting(false)}
        />
      ) : (
        <div className={styles.bar}>
          <IconButton
            ref={write}
            label={isChat ? 'Write your own message' : 'Write your own search'}
            icon={Sign}
            onClick={() => setIsWriting(true)}
          />
          <button
            type="button"
            className={styles.prompt}
            aria-label={isChat ? `Ask: ${prompt}` : `Search: ${prompt}`}
            // What the finger came down on is what is asked.
            onPointerDown={() => setIsPressed(true)}
            onPointerUp={release}
            onPointerCancel={release}
            onClick={() => onAsk(prompt)}
          >
            <span className={styles.text} aria-hidden="true">
              <TypedText key={prompt} text={prompt} isTyping={isMoving} />
            </span>
            <span className={styles.go} aria-hidden="true">
              <ArrowUp size={20} strokeWidth={1.75} />
            </span>
          </button>
        </div>
      )}
    </search>
  );
}

import { MessageCircle } from 'lucide-react';
import styles from './reply-bubble.module.css';

interface ReplyBubbleProps {
  text: string;
  /** Whether the app is busy: nothing is said over what is about to change. */
  isHidden: boolean;
  onPress: () => void;
}

/** What the stylist said of the results, over them; pressed, it leads back to the conversation. */
export const ReplyBubble = ({ text, isHidden, onPress }: ReplyBubbleProps) => (
  <button
    type="button"
    className={styles.bubble}
    data-hidden={isHidden}
    aria-label={`Your stylist: ${text} Back to the conversation`}
    onClick={onPress}
  >
    <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
    <span className={styles.text}>{text}</span>
  </button>
);

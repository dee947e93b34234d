import { MessageCircle } from 'lucide-react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import styles from './open-chat-button.module.css';

/** Floats over the results and leads to the conversation. */
export const OpenChatButton = ({ onPress }: { onPress: () => void }) => (
  <div className={styles.place}>
    <IconButton label="Open chat" icon={MessageCircle} look="floating" onClick={onPress} />
  </div>
);

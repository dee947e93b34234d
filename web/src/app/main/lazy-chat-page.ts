import { lazyComponent } from '../../lib/lazy-component.ts';

export const chatPage = lazyComponent(() =>
  import('../chat/chat-page.tsx').then(({ ChatPage }) => ChatPage),
);

import { cleanup, render, screen } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { makeProfile } from './make-profile.ts';
import { signIn, signOut } from './sign-in.ts';

/** Opens the app at a conversation; a new one unless its address is given. */
export async function openChat(address = '/?chat=new'): Promise<void> {
  history.replaceState(null, '', address);
  render(<App />);
  await screen.findByRole('textbox', { name: 'Message to your stylist' });
}

/** Opens the page anew, of which only the address and the storage of the tab are left. */
export async function reload(): Promise<void> {
  cleanup();
  signOut();
  signIn(makeProfile({}, { chat_enabled: true }));
  await openChat(location.pathname + location.search);
}

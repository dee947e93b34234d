import { PAGES } from '@modiste/contract/paths';
import type { ComponentType } from 'react';
import { showsItem } from './navigation/at-login.ts';

/** The pages that are fetched only by those who come to them. */
export const loadMemberPages = async () => {
  const { MemberPages } = await import('./member-pages.tsx');
  return { default: MemberPages };
};

export const loadOnboarding = async () => {
  const { OnboardingPage } = await import('./onboarding-page.tsx');
  return { default: OnboardingPage };
};

let sharedItemPage: ComponentType | null = null;

export const loadSharedItem = async () => {
  const { SharedItemPage } = await import('./shared-item/shared-item-page.tsx');
  sharedItemPage = SharedItemPage;
  return { default: SharedItemPage };
};

/** The page of a shared item once it is there, so that nothing need be shown before it. */
export const loadedSharedItem = (): ComponentType | null => sharedItemPage;

export const loadPasswordReset = async () => {
  const { PasswordReset } = await import('../features/password-reset/password-reset.tsx');
  return { default: PasswordReset };
};

export const loadVerifyEmail = async () => {
  const { VerifyEmail } = await import('../features/verify-email/verify-email.tsx');
  return { default: VerifyEmail };
};

export const loadGoogleCallback = async () => {
  const { GoogleCallback } = await import('./google-callback.tsx');
  return { default: GoogleCallback };
};

/** Fetches ahead what a page load shows first, where that is more than the login. */
export async function loadFirstPage(isMember: boolean): Promise<void> {
  if (isMember) await (location.pathname === PAGES.onboarding ? loadOnboarding : loadMemberPages)();
  else if (location.pathname === PAGES.app && showsItem(location.search, history.state)) {
    await loadSharedItem();
  }
}

import { PAGES } from '@modiste/contract/paths';
import { lazyComponent } from '../lib/lazy-component.ts';
import { showsItem } from './navigation/at-login.ts';

/** The pages whose code is fetched only by those who come to them. */
export const memberPages = lazyComponent(() =>
  import('./member-pages.tsx').then(async ({ MemberPages, loadFirstTab }) => {
    await loadFirstTab();
    return MemberPages;
  }),
);

export const loginPage = lazyComponent(() =>
  import('./login-page.tsx').then(({ LoginPage }) => LoginPage),
);

export const onboardingPage = lazyComponent(() =>
  import('./onboarding-page.tsx').then(({ OnboardingPage }) => OnboardingPage),
);

export const sharedItemPage = lazyComponent(() =>
  import('./shared-item/shared-item-page.tsx').then(({ SharedItemPage }) => SharedItemPage),
);

export const passwordResetPage = lazyComponent(() =>
  import('../features/password-reset/password-reset.tsx').then(
    ({ PasswordReset }) => PasswordReset,
  ),
);

export const verifyEmailPage = lazyComponent(() =>
  import('../features/verify-email/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail),
);

export const googleCallbackPage = lazyComponent(() =>
  import('./plain-pages.tsx').then(({ GoogleCallback }) => GoogleCallback),
);

export const notFoundPage = lazyComponent(() =>
  import('./plain-pages.tsx').then(({ NotFound }) => NotFound),
);

/** Fetches ahead what a page load shows first. */
export async function loadFirstPage(isMember: boolean): Promise<void> {
  if (isMember) {
    await (location.pathname === PAGES.onboarding ? onboardingPage : memberPages).load();
  } else if (location.pathname === PAGES.app) {
    const isItemShown = showsItem(location.search, history.state);
    await (isItemShown ? sharedItemPage : loginPage).load();
  }
}

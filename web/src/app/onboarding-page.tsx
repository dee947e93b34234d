import { MESSAGES } from '@modiste/contract/messages';
import { PAGES } from '@modiste/contract/paths';
import { navigate } from 'wouter/use-browser-location';
import { Onboarding } from '../features/onboarding/onboarding.tsx';
import { PoseBoard } from '../features/poses/pose-board.tsx';

/** What a newcomer sees before the app. */
export const OnboardingPage = () => (
  <Onboarding
    poses={<PoseBoard uploadFailure={MESSAGES.upload_failed} />}
    onDone={() => navigate(PAGES.app, { replace: true })}
  />
);

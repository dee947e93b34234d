import { ONBOARDING_LAST_DATA_STEP } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { recordVisit } from '../../lib/visits/record-visit.ts';
import { Button } from '../../ui/form/button.tsx';
import { AssistantQuestions } from './assistant-questions.tsx';
import { MomentStep } from './moment-step.tsx';
import { QuestionPage } from './question-page.tsx';
import { StyleQuestions } from './style-questions.tsx';
import { useOnboarding } from './use-onboarding.ts';

interface OnboardingProps {
  /** What the third page shows: the photos to try garments on. */
  poses: ReactNode;
  onDone: () => void;
}

/** The second press of a double one would already meet the button of the next page. */
const onSinglePress = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};

/** What a newcomer is asked, page by page; every page may be skipped. */
export function Onboarding({ poses, onDone }: OnboardingProps) {
  const { isOver, step, draft, change, isSaving, begin, goTo, complete } = useOnboarding(onDone);
  const part = { draft, onChange: change };
  useDocumentTitle('Welcome');
  useEffect(recordVisit, []);

  if (isOver) return null;
  if (step === 0) return <MomentStep text={MESSAGES.onboarding_intro} onOver={begin} />;
  if (step > ONBOARDING_LAST_DATA_STEP) {
    return <MomentStep key="done" text={MESSAGES.onboarding_done} onOver={onDone} />;
  }
  if (step === 1) {
    return (
      <QuestionPage
        key={step}
        step={step}
        kicker="You"
        title="Style Profile"
        deck="A few questions to get to know your style. Answer what you like and skip the rest. You can change everything later."
        footer={<Button onClick={onSinglePress(() => goTo(2))}>Skip/Next &gt;</Button>}
      >
        <StyleQuestions {...part} />
      </QuestionPage>
    );
  }
  if (step === 2) {
    return (
      <QuestionPage
        key={step}
        step={step}
        kicker="Your stylist"
        title="Virtual AI Assistant"
        deck="Choose how your stylist talks to you, and tell it where you live."
        footer={
          <>
            <Button look="quiet" onClick={onSinglePress(() => goTo(1))}>
              &lt; Back
            </Button>
            <Button onClick={onSinglePress(() => goTo(3))}>Skip/Next &gt;</Button>
          </>
        }
      >
        <AssistantQuestions {...part} />
      </QuestionPage>
    );
  }
  return (
    <QuestionPage
      key={step}
      step={step}
      kicker="Your mirror"
      title="Poses"
      deck="Photos of you for virtual try-on. Only you can see them, and you can delete them anytime."
      footer={
        <Button aria-busy={isSaving} onClick={onSinglePress(() => void complete())}>
          Complete Profile
        </Button>
      }
    >
      {poses}
    </QuestionPage>
  );
}

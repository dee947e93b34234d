import { Pause, Play } from 'lucide-react';
import { useReducedMotion } from '../../../ui/device/media-query.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useMotion } from '../motion.ts';

/** The one control for all that moves by itself on Home; where nothing ever moves, there is none. */
export function PauseControl() {
  const { isPaused, pause, resume } = useMotion();
  const isStill = useReducedMotion();
  if (isStill) return null;
  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      look="quiet"
      aria-label={isPaused ? 'Play motion' : 'Pause motion'}
      onClick={isPaused ? resume : pause}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {isPaused ? 'Play' : 'Pause'}
    </Button>
  );
}

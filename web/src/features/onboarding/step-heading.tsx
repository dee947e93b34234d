import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  className: string | undefined;
  children: ReactNode;
}

/** The title of a step. It takes the focus when the step begins, so that it is read out. */
export function StepHeading({ className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What ties a control to its label, its hint and what is wrong with it. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FieldWords {
  label: string;
  /** What the field asks for; read out with it. */
  hint?: ReactNode;
  /** What is wrong with what stands in it; read out at once. */
  problem?: ReactNode;
  /** Whether what stands in it was refused; where it is not said, whether there is a problem. */
  isWrong?: boolean;
  /** Whether the hint changes while one types, and is read out then. */
  isLive?: boolean;
  /** A softer label, where the field is one of many in a panel. */
  isQuiet?: boolean;
}

interface FieldProps extends FieldWords {
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above it and what there is to know of it below. */
export function Field(props: FieldProps) {
  const { label, hint, problem, isWrong, isLive = false, isQuiet = false } = props;
  const id = useId();
  const hasHint = hint !== undefined;
  const hasProblem = problem !== undefined && problem !== null && problem !== '';
  const describing = `${id}-${hasProblem ? 'problem' : 'hint'}`;
  const control = {
    id,
    'aria-describedby': hasHint || hasProblem ? describing : undefined,
    'aria-invalid': isWrong ?? hasProblem,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-quiet={isQuiet}>
        {label}
      </label>
      {props.children(control)}
      {hasHint && (
        <p
          id={`${id}-hint`}
          className={styles.hint}
          data-wrong={isWrong}
          role={isLive ? 'status' : undefined}
          hidden={hasProblem}
        >
          {hint}
        </p>
      )}
      {hasProblem && (
        <p id={`${id}-problem`} className={styles.hint} data-wrong="true" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

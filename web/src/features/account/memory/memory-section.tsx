import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureMessage } from '../../../lib/call.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { ForgetAll } from './forget-all.tsx';
import styles from './memory.module.css';
import { MemoryForm } from './memory-form.tsx';
import { MemoryList } from './memory-list.tsx';
import { memoriesQuery, useAddMemory, useMemoryMode } from './memory-queries.ts';

const ON = 'Your stylist keeps short notes on your taste, sizes and plans, and uses them.';
const OFF = 'Nothing new is kept and nothing below is used. What’s here stays until you forget it.';

/** What the stylist remembers of the shopper: all of it, to change, forget or switch off. */
export function MemorySection() {
  const { data, isPending, refetch } = useQuery(memoriesQuery);
  const mode = useMemoryMode();
  const add = useAddMemory();
  const section = useRef<HTMLDivElement>(null);
  if (isPending) return <Spinner label="Loading what your stylist remembers" />;
  if (data === undefined) {
    return (
      <div role="alert" className={styles.stack}>
        <p className={styles.text}>What your stylist remembers didn’t load.</p>
        <Button look="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const isOn = mode.isPending ? mode.variables : data.memory_enabled;
  return (
    <div className={styles.stack} ref={section} tabIndex={-1}>
      <Switch label="Memory" hint={isOn ? ON : OFF} isOn={isOn} onChange={mode.mutate} />
      {mode.error !== null && (
        <p role="alert" className={styles.problem}>
          {failureMessage(mode.error, 'That wasn’t saved. Try again.')}
        </p>
      )}
      <MemoryList memories={data.memories} />
      <MemoryForm
        label="Add something"
        placeholder="For example: I have wide feet"
        action="Add"
        error={add.error}
        isBusy={add.isPending}
        onSave={(text, clear) => add.mutate({ text, at: 0 }, { onSuccess: clear })}
      />
      {data.memories.length > 0 && <ForgetAll finalFocus={() => section.current} />}
      <p className={styles.text}>
        Health, body measurements, religion, origin and politics are never kept.
      </p>
    </div>
  );
}

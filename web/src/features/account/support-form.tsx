import { SUPPORT_CHARS_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { call, failureMessage } from '../../lib/call.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import styles from './account.module.css';

const SUPPORT = ['support'];

/** A message to those who can help; kept until it has arrived. */
export function SupportForm() {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const request = useMutation({
    mutationKey: SUPPORT,
    mutationFn: (text: string) => call('sendSupport', { body: { message: text } }),
    onSuccess: () => setMessage(''),
  });
  const text = message.trim();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // Asked of the client: a second press may come before the first one is on the screen.
    const isSending = queryClient.isMutating({ mutationKey: SUPPORT }) > 0;
    if (text !== '' && !isSending) request.mutate(text);
  };

  return (
    <form className={styles.form} onSubmit={send}>
      <TextArea
        label="How can we help?"
        isQuiet
        rows={4}
        maxLength={SUPPORT_CHARS_MAX}
        readOnly={request.isPending}
        value={message}
        onText={(next) => {
          setMessage(next);
          request.reset();
        }}
      />
      <p role="alert" className={styles.problem}>
        {request.error !== null && failureMessage(request.error, MESSAGES.support_failed)}
      </p>
      <p role="status" className={styles.done}>
        {request.isSuccess && MESSAGES.support_sent}
      </p>
      <Button type="submit" look="outline" disabled={text === '' || request.isPending}>
        {request.isPending ? 'Sending…' : 'Send Request'}
      </Button>
    </form>
  );
}

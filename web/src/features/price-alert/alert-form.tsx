import type { Item } from '@modiste/contract/entities/item';
import type { PriceAlert as Alert } from '@modiste/contract/entities/saved-item';
import { formatPrice } from '@modiste/contract/price';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { priceHistoryQuery } from '../../items/item-queries.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Chip } from '../../ui/form/chip.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './alert-form.module.css';
import { priceProblem, readPrice, suggestPrices } from './alert-price.ts';
import { type AlertHost, usePriceAlert } from './use-price-alert.ts';

interface AlertFormProps extends AlertHost {
  item: Item;
  alert: Alert | null;
  onDone: () => void;
}

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { day: 'numeric', month: 'long' });

function stateText(alert: Alert, currency: string): string {
  const price = formatPrice(alert.below, currency);
  return alert.sent_at === null
    ? `We’ll email you once, when it’s ${price} or less.`
    : `It dropped to ${price} or less. We emailed you on ${dayOf(alert.sent_at)}.`;
}

/** The price of an alert, with some suggested prices. */
export function AlertForm({ item, alert, onDone, ...host }: AlertFormProps) {
  const { price: today, other_info: info } = item;
  const isOn = alert !== null && alert.sent_at === null;
  const [text, setText] = useState(isOn ? String(alert.below) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { data: history } = useQuery(priceHistoryQuery(item.id));
  const change = usePriceAlert(item, host);

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    change.forgetProblem();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isBusy) return;
    const below = readPrice(text);
    const wrong = priceProblem(below, today, info.currency);
    setProblem(wrong);
    if (wrong !== null) {
      setRefusals((count) => count + 1);
      event.currentTarget.querySelector('input')?.focus();
    } else if (below !== null) change.set(below, { onSuccess: onDone });
  };
  const removeAlert = () => {
    if (!change.isBusy) change.remove(undefined, { onSuccess: onDone });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <p className={styles.name}>{item.short_description}</p>
        <p className={styles.today}>{formatPrice(today, info.currency)} today</p>
      </div>
      {alert !== null && <p className={styles.state}>{stateText(alert, info.currency)}</p>}
      <TextField
        label="Your price"
        value={text}
        onText={write}
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatPrice(suggestPrices(today, null)[0]?.price ?? today, info.currency)}
        hint={
          problem === null ? (
            'We’ll email you once, when it’s this price or less.'
          ) : (
            // A new element each time: screen readers do not repeat a text that stays.
            <span key={refusals} role="alert">
              {problem}
            </span>
          )
        }
        isWrong={problem !== null}
      />
      <ul className={styles.suggestions} aria-label="Suggested prices">
        {suggestPrices(today, history?.lowest?.price ?? null).map(({ price, why }) => (
          <li key={price}>
            <Chip onPress={() => write(String(price))}>
              {formatPrice(price, info.currency)} <span className={styles.why}>{why}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.trouble}>
        {change.problem}
      </p>
      <div className={styles.ways}>
        <Button type="submit" aria-disabled={change.isBusy}>
          {isOn ? 'Update alert' : 'Set alert'}
          {change.isBusy && <Spinner label="One moment" />}
        </Button>
        {alert !== null && (
          <Button look="quiet" aria-disabled={change.isBusy} onClick={removeAlert}>
            Remove alert
          </Button>
        )}
      </div>
    </form>
  );
}

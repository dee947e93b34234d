import type { Item } from '@modiste/contract/entities/item';
import type { PriceAlert as Alert } from '@modiste/contract/entities/saved-item';
import { formatPrice } from '@modiste/contract/price';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AlertForm } from './alert-form.tsx';
import styles from './price-alert.module.css';
import type { AlertHost } from './use-price-alert.ts';

interface PriceAlertProps extends AlertHost {
  item: Item;
  alert: Alert | null;
  /** A sign over a picture, or a line of words. */
  look: 'sign' | 'line';
}

function nameOf(alert: Alert | null, currency: string): string {
  if (alert === null) return 'Set a price alert';
  const price = formatPrice(alert.below, currency);
  return alert.sent_at === null ? `Price alert: ${price} or less` : `Dropped to ${price} or less`;
}

/** The button that shows the price alert of an item and opens its dialog. */
export function PriceAlert({ item, alert, look, ...host }: PriceAlertProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A long wishlist would carry hundreds of dialogs that nobody opens.
  const [wasOpened, setWasOpened] = useState(false);
  const name = nameOf(alert, item.other_info.currency);
  const isOn = alert !== null && alert.sent_at === null;
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = useBackToClose(isOpen, () => setIsOpen(false));
  return (
    <>
      {look === 'sign' ? (
        <IconButton
          label={`${name} (${item.short_description})`}
          title={name}
          icon={isOn ? BellRing : Bell}
          look="over-picture"
          size={16}
          aria-haspopup="dialog"
          className={isOn ? styles.on : undefined}
          onClick={open}
        />
      ) : (
        <Button look="outline" aria-haspopup="dialog" onClick={open}>
          {isOn ? (
            <BellRing size={16} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Bell size={16} strokeWidth={1.75} aria-hidden="true" />
          )}
          {name}
        </Button>
      )}
      {wasOpened && (
        <Dialog open={isOpen} title="Price alert" onClose={close}>
          <AlertForm item={item} alert={alert} onDone={close} {...host} />
        </Dialog>
      )}
    </>
  );
}

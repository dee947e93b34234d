import { useState } from 'react';
import { Picture } from '../items/picture.tsx';
import { Price } from '../items/price.tsx';
import { Button } from '../ui/form/button.tsx';
import { Chip } from '../ui/form/chip.tsx';
import { StepLine } from '../ui/graphics/step-line.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { MessagePage } from '../ui/layout/message-page.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { PictureZoom } from '../ui/picture/picture-zoom.tsx';
import { ZoomControl } from '../ui/picture/zoom-control.ts';
import { WHOLE } from '../ui/picture/zoom-geometry.ts';
import { Kicker } from '../ui/text/kicker.tsx';
import { Wordmark } from '../ui/text/wordmark.tsx';
import styles from './gallery.module.css';
import { LONG, nothing, type Part } from './part.ts';

/** Two triangles, so that there is something to look at closely. */
const TRIANGLES =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="400"%3E%3Cpath d="M0 0H300V400Z" fill="teal"/%3E%3Cpath d="M0 0V400H300Z" fill="tan"/%3E%3C/svg%3E';
const TWO_COLORS = {
  label: 'Two colors',
  url: TRIANGLES,
  previewUrl: TRIANGLES,
  width: 300,
  height: 400,
};

type Overlay = 'dialog' | 'confirm' | 'sheet' | 'zoom';

function Opener({ overlay }: { overlay: Overlay }) {
  const [open, setOpen] = useState(false);
  const [control] = useState(() => new ZoomControl());
  const close = () => setOpen(false);
  const show = () => {
    control.begin(WHOLE, null);
    setOpen(true);
  };
  return (
    <>
      <Button look="outline" onClick={show}>
        Open
      </Button>
      {overlay === 'dialog' && (
        <Dialog open={open} title="Price alert" onClose={close}>
          {LONG}
        </Dialog>
      )}
      {overlay === 'confirm' && (
        <ConfirmDialog open={open} onConfirm={close} onClose={close}>
          The item will be removed.
        </ConfirmDialog>
      )}
      {overlay === 'sheet' && (
        <Sheet open={open} title="Refine Results" onClose={close}>
          {LONG}
        </Sheet>
      )}
      {overlay === 'zoom' && (
        <PictureZoom open={open} picture={TWO_COLORS} control={control} onClose={close} />
      )}
    </>
  );
}

const STEPS = [
  { atMs: 0, value: 90 },
  { atMs: 40, value: 60 },
  { atMs: 70, value: 75 },
] as const;

const stepLine = (steps: readonly { atMs: number; value: number }[]) => (
  <StepLine
    label="Price history"
    columns={['Date', 'Price']}
    steps={steps}
    untilMs={100}
    timeOf={(atMs) => `Day ${atMs}`}
    textOf={(value) => `$${value}`}
  />
);

export const LAYOUT_PARTS: readonly Part[] = [
  {
    name: 'Wordmark and kicker',
    states: [
      { state: 'wordmark', content: <Wordmark /> },
      { state: 'wordmark as a link', content: <Wordmark href="/gallery" /> },
      { state: 'kicker', content: <Kicker>Shared with you</Kicker> },
    ],
  },
  {
    name: 'Disclosure',
    note: 'Opens and closes by a press, Enter or Space.',
    states: [
      {
        state: 'closed',
        content: (
          <Disclosure title="Color" summary="Black, White">
            Colors
          </Disclosure>
        ),
      },
      {
        state: 'open',
        content: (
          <Disclosure title="Color" startsOpen>
            Colors
          </Disclosure>
        ),
      },
      {
        state: 'long text',
        content: (
          <Disclosure title="Color" summary={LONG}>
            {LONG}
          </Disclosure>
        ),
      },
    ],
  },
  {
    name: 'Empty state',
    states: [
      {
        state: 'with ways on',
        content: (
          <EmptyState title="No exact matches">
            <p>Try a broader search:</p>
            <ul>
              <li>
                <Chip onPress={nothing}>Search all boots</Chip>
              </li>
              <li>
                <Button look="quiet">Start over</Button>
              </li>
            </ul>
          </EmptyState>
        ),
      },
    ],
  },
  {
    name: 'Message page',
    states: [
      {
        state: 'section',
        content: (
          <MessagePage
            as="section"
            kicker="Not found"
            title="We can’t find this page"
            actions={<Button>Go to Search</Button>}
          >
            The link may be broken, or the page may have moved.
          </MessagePage>
        ),
      },
    ],
  },
  {
    name: 'Price',
    states: [
      { state: 'full', content: <Price price={48} fullPrice={48} /> },
      { state: 'reduced', content: <Price price={48.5} fullPrice={97} /> },
      { state: 'other currency', content: <Price price={48.5} fullPrice={97} currency="EUR" /> },
    ],
  },
  {
    name: 'Picture',
    states: [
      {
        state: 'none',
        content: (
          <div className={styles.picture}>
            <Picture url={undefined} alt="" sizes="8rem" />
          </div>
        ),
      },
      {
        state: 'broken',
        content: (
          <div className={styles.picture}>
            <Picture url="/nowhere.webp" alt="A coat" sizes="8rem" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Step line',
    states: [
      { state: 'three steps', content: stepLine(STEPS) },
      { state: 'one step', content: stepLine(STEPS.slice(0, 1)) },
    ],
  },
  {
    name: 'Overlays',
    note: 'Escape, the close button and a press beside them close them.',
    states: [
      { state: 'dialog', content: <Opener overlay="dialog" /> },
      { state: 'confirm dialog', content: <Opener overlay="confirm" /> },
      { state: 'sheet', content: <Opener overlay="sheet" /> },
      { state: 'picture zoom', content: <Opener overlay="zoom" /> },
    ],
  },
];

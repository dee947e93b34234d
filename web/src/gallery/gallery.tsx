import { ArrowUp, Heart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { WaitingGrid } from '../items/item-grid.tsx';
import { Picture } from '../items/picture.tsx';
import { Price } from '../items/price.tsx';
import { FailurePopup } from '../ui/feedback/failure-popup.tsx';
import { LogoLoader } from '../ui/feedback/logo-loader.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Pulse } from '../ui/feedback/pulse.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Tooltip } from '../ui/feedback/tooltip.tsx';
import { Button } from '../ui/form/button.tsx';
import { Chip, RemovableChip } from '../ui/form/chip.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { StepLine } from '../ui/graphics/step-line.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { PictureZoom } from '../ui/picture/picture-zoom.tsx';
import { ZoomControl } from '../ui/picture/zoom-control.ts';
import { WHOLE } from '../ui/picture/zoom-geometry.ts';
import styles from './gallery.module.css';

const nothing = () => undefined;

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

function ZoomState() {
  const [isOpen, setIsOpen] = useState(false);
  const [control] = useState(() => new ZoomControl());
  const open = () => {
    control.begin(WHOLE, null);
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>Zoom</Button>
      <PictureZoom
        open={isOpen}
        picture={TWO_COLORS}
        control={control}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

const PARTS: readonly { name: string; states: ReactNode }[] = [
  {
    name: 'Button',
    states: (
      <>
        <Button>Solid</Button>
        <Button look="outline">Outline</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
      </>
    ),
  },
  {
    name: 'Icon button',
    states: (
      <>
        <IconButton label="Plain" icon={Heart} />
        <IconButton label="With a badge" icon={Heart} badge={3} />
        <IconButton label="Floating" icon={Heart} look="floating" />
        <IconButton label="Solid" icon={ArrowUp} look="solid" />
        <IconButton label="Disabled" icon={ArrowUp} look="solid" disabled />
      </>
    ),
  },
  {
    name: 'Chip',
    states: (
      <>
        <Chip onPress={nothing}>A choice</Chip>
        <RemovableChip label="Min $50" onRemove={nothing} />
      </>
    ),
  },
  {
    name: 'Fields and a notice',
    states: (
      <>
        <TextField label="Empty" value="" onText={nothing} hint="What is asked for" />
        <TextField label="Refused" value="ada@" onText={nothing} isWrong />
        <PasswordField
          label="Password"
          value="secret"
          onText={nothing}
          autoComplete="new-password"
        />
        <Notice message="Something went as it should." />
      </>
    ),
  },
  { name: 'Loader', states: <LogoLoader /> },
  {
    name: 'Pulse',
    states: (
      <>
        <Pulse status="idle" onPress={nothing} />
        <Pulse status="thinking" onPress={nothing} />
        <Pulse status="loading" onPress={nothing} />
      </>
    ),
  },
  {
    name: 'Switch and fold',
    states: (
      <>
        <Switch label="On" hint="What it does, in a line." isOn onChange={nothing} />
        <Switch label="Off" hint="What it does, in a line." isOn={false} onChange={nothing} />
        <Disclosure title="Closed" summary="What is inside">
          Unfolded
        </Disclosure>
      </>
    ),
  },
  {
    name: 'Tooltip and spinner',
    states: (
      <>
        <Tooltip text="Said for a moment">
          <IconButton label="Told" icon={Heart} look="floating" />
        </Tooltip>
        <Spinner />
      </>
    ),
  },
  {
    name: 'Price',
    states: (
      <>
        <Price price={48} fullPrice={48} />
        <Price price={48.5} fullPrice={97} />
        <Price price={48.5} fullPrice={97} currency="EUR" />
      </>
    ),
  },
  {
    name: 'Picture, missing and broken',
    states: (
      <>
        <div className={styles.picture}>
          <Picture url={undefined} alt="" sizes="8rem" />
        </div>
        <div className={styles.picture}>
          <Picture url="/nowhere.webp" alt="A coat" sizes="8rem" />
        </div>
      </>
    ),
  },
  {
    name: 'Step line',
    states: (
      <div className={styles.wide}>
        <StepLine
          label="What it has cost"
          columns={['Date', 'Price']}
          steps={[
            { atMs: 0, value: 90 },
            { atMs: 40, value: 60 },
            { atMs: 70, value: 75 },
          ]}
          untilMs={100}
          timeOf={(atMs) => `Day ${atMs}`}
          textOf={(value) => `$${value}`}
        />
      </div>
    ),
  },
  { name: 'Picture zoom', states: <ZoomState /> },
  { name: 'Waiting grid', states: <WaitingGrid count={4} /> },
];

/** Every part of the interface in its states; there while developing only. */
export const Gallery = () => (
  <main className={styles.page}>
    <h1>Parts</h1>
    {PARTS.map(({ name, states }) => (
      <section key={name} className={styles.part}>
        <h2>{name}</h2>
        <div className={styles.states}>{states}</div>
      </section>
    ))}
    <FailurePopup message="What failed, in a sentence." onClose={nothing} />
  </main>
);

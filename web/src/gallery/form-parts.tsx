import { ArrowUp, Heart, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Button, LinkButton } from '../ui/form/button.tsx';
import { Chip, RemovableChip } from '../ui/form/chip.tsx';
import { ChoiceChip } from '../ui/form/choice-chip.tsx';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { Listbox } from '../ui/form/listbox.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { RadioGroup } from '../ui/form/radio-group.tsx';
import { RemovableChoice } from '../ui/form/removable-choice.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { LONG, nothing, type Part } from './part.ts';

const HUES = [
  { value: 'ink', label: 'Ink', description: 'Nearly black, for what is read.' },
  { value: 'accent', label: 'Accent', description: 'A deep red, used sparingly.' },
  { value: 'paper', label: 'Paper', description: 'Warm white, behind everything.' },
] as const;
type Hue = (typeof HUES)[number]['value'];

function Hues({ look }: { look: 'list' | 'inline' | 'columns' }) {
  const [hue, setHue] = useState<Hue>('ink');
  const options = look === 'columns' ? HUES : HUES.map(({ value, label }) => ({ value, label }));
  return <RadioGroup look={look} legend="Hue" options={options} value={hue} onChange={setHue} />;
}

function Toggle({ label, hint }: { label: string; hint: string }) {
  const [isOn, setIsOn] = useState(true);
  return <Switch label={label} hint={hint} isOn={isOn} onChange={setIsOn} />;
}

const places = (active: number | null) => (
  <Listbox
    id={`places-${active}`}
    label="Places"
    options={['Lisbon, Portugal', 'Lille, France', 'Limerick, Ireland']}
    active={active}
    keyOf={(place) => place}
    onTake={nothing}
  >
    {(place) => (
      <>
        <MapPin size={16} aria-hidden="true" />
        {place}
      </>
    )}
  </Listbox>
);

export const FORM_PARTS: readonly Part[] = [
  {
    name: 'Button',
    note: 'Under the pointer: solid grows lighter, outline darker, danger fills.',
    states: [
      { state: 'solid', content: <Button>Show items</Button> },
      { state: 'outline', content: <Button look="outline">Cancel</Button> },
      { state: 'quiet', content: <Button look="quiet">Clear all</Button> },
      { state: 'danger', content: <Button look="danger">Delete</Button> },
      { state: 'link', content: <Button look="link">Forgot password?</Button> },
      { state: 'focus', content: <Button>Show items</Button>, isFocused: true },
      { state: 'disabled', content: <Button disabled>Show items</Button> },
      {
        state: 'busy',
        content: (
          <Button aria-disabled>
            Saving <Spinner label="Saving" />
          </Button>
        ),
      },
      { state: 'long text', content: <Button look="outline">{LONG}</Button> },
    ],
  },
  {
    name: 'Link button',
    states: [
      { state: 'solid', content: <LinkButton href="#top">Go to Search</LinkButton> },
      {
        state: 'outline',
        content: (
          <LinkButton href="#top" look="outline">
            View store
          </LinkButton>
        ),
      },
      {
        state: 'focus',
        content: <LinkButton href="#top">Go to Search</LinkButton>,
        isFocused: true,
      },
    ],
  },
  {
    name: 'Icon button',
    note: 'Under the pointer: its name as a tooltip of the browser, and a ground.',
    states: [
      { state: 'plain', content: <IconButton label="Save" icon={Heart} /> },
      { state: 'badge', content: <IconButton label="Filters, 3 active" icon={Heart} badge={3} /> },
      { state: 'floating', content: <IconButton label="Save" icon={Heart} look="floating" /> },
      { state: 'solid', content: <IconButton label="Submit" icon={ArrowUp} look="solid" /> },
      {
        state: 'over a picture',
        content: <IconButton label="Save" icon={Heart} look="over-picture" />,
      },
      {
        state: 'pressed',
        content: <IconButton label="Save" icon={Heart} look="over-picture" aria-pressed />,
      },
      { state: 'focus', content: <IconButton label="Save" icon={Heart} />, isFocused: true },
      {
        state: 'disabled',
        content: <IconButton label="Submit" icon={ArrowUp} look="solid" disabled />,
      },
    ],
  },
  {
    name: 'Chip',
    note: 'Under the pointer: a darker outline.',
    states: [
      { state: 'action', content: <Chip onPress={nothing}>Wide-leg jeans</Chip> },
      { state: 'removable', content: <RemovableChip label="Min $50" onRemove={nothing} /> },
      { state: 'focus', content: <Chip onPress={nothing}>Wide-leg jeans</Chip>, isFocused: true },
      { state: 'long text', content: <Chip onPress={nothing}>{LONG}</Chip> },
    ],
  },
  {
    name: 'Choice chip',
    note: 'Toggled in or out by a press; the number says how many items it would find.',
    states: [
      {
        state: 'off',
        content: (
          <ChoiceChip pressed={false} onPress={nothing}>
            Linen
          </ChoiceChip>
        ),
      },
      {
        state: 'on, counted',
        content: (
          <ChoiceChip pressed onPress={nothing} count={1200}>
            Linen
          </ChoiceChip>
        ),
      },
      {
        state: 'empty',
        content: (
          <ChoiceChip pressed={false} onPress={nothing} count={0}>
            Linen
          </ChoiceChip>
        ),
      },
      { state: 'removable', content: <RemovableChoice label="Dark academia" onRemove={nothing} /> },
      {
        state: 'group',
        content: (
          <ChoiceGroup
            legend="Gender"
            values={['Women', 'Men']}
            chosen={['Men']}
            onToggle={nothing}
          />
        ),
      },
    ],
  },
  {
    name: 'Text field',
    states: [
      { state: 'empty', content: <TextField label="Email" value="" onText={nothing} /> },
      {
        state: 'hint',
        content: <TextField label="Your price" value="" onText={nothing} hint="In dollars." />,
      },
      {
        state: 'placeholder',
        content: (
          <TextField label="Max price" value="" onText={nothing} start="$" placeholder="Any" />
        ),
      },
      {
        state: 'invalid',
        content: (
          <TextField
            label="Email"
            value="ada@"
            onText={nothing}
            problem="Enter the whole address."
          />
        ),
      },
      {
        state: 'disabled',
        content: <TextField label="Email" value="ada@example.com" onText={nothing} disabled />,
      },
      {
        state: 'busy',
        content: (
          <TextField
            label="City"
            value="Lis"
            onText={nothing}
            end={<Spinner label="Searching" />}
          />
        ),
      },
      {
        state: 'quiet label',
        content: <TextField isQuiet label="City" value="" onText={nothing} />,
      },
      { state: 'long text', content: <TextField label={LONG} value={LONG} onText={nothing} /> },
      {
        state: 'password',
        content: (
          <PasswordField
            label="Password"
            value="secret"
            onText={nothing}
            autoComplete="new-password"
          />
        ),
      },
    ],
  },
  {
    name: 'Text area',
    states: [
      { state: 'empty', content: <TextArea label="How can we help?" value="" onText={nothing} /> },
      {
        state: 'invalid',
        content: <TextArea label="Notes" value="…" onText={nothing} problem="Say a little more." />,
      },
      { state: 'long text', content: <TextArea label="Notes" value={LONG} onText={nothing} /> },
    ],
  },
  {
    name: 'Radio group',
    note: 'Arrow keys walk through the options; Tab leaves them.',
    states: [
      { state: 'list', content: <Hues look="list" /> },
      { state: 'inline', content: <Hues look="inline" /> },
      { state: 'columns', content: <Hues look="columns" /> },
    ],
  },
  {
    name: 'Switch',
    states: [
      { state: 'default', content: <Toggle label="Chat" hint="Chat with your stylist." /> },
      {
        state: 'focus',
        content: <Toggle label="Chat" hint="Chat with your stylist." />,
        isFocused: true,
      },
      { state: 'long text', content: <Toggle label={LONG} hint={LONG} /> },
    ],
  },
  {
    name: 'Listbox',
    note: 'Closed while there are no options.',
    states: [
      { state: 'open', content: places(null) },
      { state: 'reached by keys', content: places(1) },
    ],
  },
];

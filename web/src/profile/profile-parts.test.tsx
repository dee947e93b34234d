import { STYLES_MAX, USER_NOTES_CHARS_MAX } from '@modiste/contract/limits';
import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import { AI_TONES, PERSONALITY_TAGS, STYLE_TAGS } from '@modiste/contract/values';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pretendScreen } from '../testing/pretend-screen.ts';
import { renderPart } from '../testing/render-part.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { NotesField } from './notes-field.tsx';
import { PersonalityChoice } from './personality-choice.tsx';
import { SizesChoice } from './sizes-choice.tsx';
import { StyleChoice } from './style-choice.tsx';
import { TonePicker } from './tone-picker.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

beforeEach(() => pretendScreen(1280));

describe('the choice of whom the style is for', () => {
  it('takes any number of genders', async () => {
    const draft = renderPart(GenderChoice);
    expect(screen.getByRole('group', { name: 'Style For' })).toBeVisible();
    await press('Women');
    await press('Unisex');
    expect(draft.gender_preference).toEqual(['Women', 'Unisex']);
    await press('Women');
    expect(draft.gender_preference).toEqual(['Unisex']);
    expect(button('Unisex')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the choice of sizes', () => {
  it('takes everyday sizes, and every size and fit there is behind the "+"', async () => {
    const draft = renderPart(SizesChoice);
    await press('M');
    await press('9');
    await press('More clothing sizes');
    const dialog = within(screen.getByRole('dialog', { name: 'Clothing sizes' }));
    await userEvent.click(dialog.getByRole('button', { name: '3XL' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tall' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(draft).toMatchObject({
      clothing_size: ['M'],
      shoes_size: ['9'],
      clothing_canonical_size: ['3XL'],
      clothing_fit: ['T'],
    });
  });
});

describe('the choice of a vibe', () => {
  it('offers every personality tag', async () => {
    const draft = renderPart(PersonalityChoice);
    expect(screen.getAllByRole('button')).toHaveLength(PERSONALITY_TAGS.length);
    await press('Romantic');
    await press('Bold');
    expect(draft.personality).toEqual(['Bold', 'Romantic']);
  });
});

describe('the choice of styles', () => {
  const typing = () => screen.getByRole('textbox', { name: 'Cannot find your style?' });

  it('offers every style tag', async () => {
    const draft = renderPart(StyleChoice);
    for (const tag of STYLE_TAGS) expect(button(tag)).toBeVisible();
    await press('Vintage');
    expect(draft.style_preference).toEqual(['Vintage']);
  });

  it('adds a style by its button and by Enter', async () => {
    const draft = renderPart(StyleChoice);
    await userEvent.type(typing(), ' Boho chic ');
    await press('Add Style');
    await userEvent.type(typing(), 'Mob wife{Enter}');
    expect(draft.style_preference).toEqual(['Boho chic', 'Mob wife']);
    expect(typing()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Mob wife was added.');
  });

  it('adds neither nothing nor the same twice', async () => {
    const draft = renderPart(StyleChoice, { style_preference: ['Boho chic'] });
    await userEvent.type(typing(), '   {Enter}BOHO CHIC{Enter}');
    expect(draft.style_preference).toEqual(['Boho chic']);
    expect(screen.getByRole('status')).toHaveTextContent('BOHO CHIC is already on your list.');
  });

  it('takes an own style out and, by keys, goes on in the field', async () => {
    const draft = renderPart(StyleChoice, { style_preference: ['Boho chic', 'Chic'] });
    button('Remove Boho chic').focus();
    await userEvent.keyboard('{Enter}');
    expect(draft.style_preference).toEqual(['Chic']);
    expect(typing()).toHaveFocus();
  });

  it('says when the list is full', () => {
    const own = Array.from(
      { length: STYLES_MAX - STYLE_TAGS.length },
      (_, place) => `own ${place}`,
    );
    renderPart(StyleChoice, { style_preference: own });
    expect(button('Add Style')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(/full/);
  });
});

describe('the notes', () => {
  const notes = () =>
    screen.getByRole('textbox', { name: 'Share something about your fashion interests' });

  it('are taken as written, up to their limit', async () => {
    const draft = renderPart(NotesField);
    await userEvent.type(notes(), 'Linen, please');
    expect(draft.user_notes).toBe('Linen, please');
    expect(notes()).toHaveAttribute('maxlength', String(USER_NOTES_CHARS_MAX));
    expect(screen.queryByText(/characters left/)).toBeNull();
  });

  it('count what is left near the end', () => {
    renderPart(NotesField, { user_notes: 'x'.repeat(USER_NOTES_CHARS_MAX - 120) });
    expect(screen.getByText('120 characters left')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('At most 150 characters left');
    fireEvent.change(notes(), { target: { value: 'x'.repeat(USER_NOTES_CHARS_MAX) } });
    expect(screen.getByRole('status')).toHaveTextContent('No characters left');
  });
});

describe('the tone picker', () => {
  it('offers ten tones, each with what it sounds like, and none to begin with', () => {
    renderPart(TonePicker);
    const tones = screen.getAllByRole('radio');
    expect(tones.map((tone) => tone.getAttribute('aria-labelledby'))).toHaveLength(AI_TONES.length);
    for (const tone of AI_TONES) {
      expect(screen.getByRole('radio', { name: tone })).toHaveAccessibleDescription(
        AI_TONE_DESCRIPTIONS[tone],
      );
    }
    for (const tone of tones) expect(tone).not.toBeChecked();
  });

  it('takes one tone with its description, and the next by an arrow key', async () => {
    const draft = renderPart(TonePicker);
    await userEvent.click(screen.getByRole('radio', { name: 'Friendly & Casual' }));
    expect(draft.ai_tone).toBe('Friendly & Casual');
    await userEvent.keyboard('{ArrowDown}');
    expect(draft).toMatchObject({
      ai_tone: 'Professional & Concise',
      ai_tone_description: AI_TONE_DESCRIPTIONS['Professional & Concise'],
    });
  });
});

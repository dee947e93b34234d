import type { Preferences } from '@modiste/contract/entities/preferences';
import {
  GEOLOCATION_MAX_AGE_MS,
  GEOLOCATION_TIMEOUT_MS,
  LOCATION_DEBOUNCE_MS,
  LOCATION_ERROR_MS,
} from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { LocationField } from './location-field.tsx';

const server = setupServer();
const asked: string[] = [];
const places = (...names: string[]) =>
  HttpResponse.json({ features: names.map((formatted) => ({ properties: { formatted } })) });
const suggest = (answer: (text: string) => Response | Promise<Response>) =>
  server.use(
    http.get(`*${PATHS.suggestLocations.path}`, ({ request }) => {
      const text = new URL(request.url).searchParams.get('text') ?? '';
      asked.push(text);
      return answer(text);
    }),
  );

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole('combobox', { name: 'Your city' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

const renderField = (given: Partial<Preferences> = {}) => renderPart(LocationField, given);

beforeAll(() => server.listen());
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  suggest((text) => places(`${text}, Germany`, `${text}, Ohio, United States`));
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('the place where a shopper lives', () => {
  it('is suggested once typing has stopped for a second', async () => {
    renderField();
    await user.type(field(), 'Ber');
    await pass(LOCATION_DEBOUNCE_MS / 2);
    await user.type(field(), 'lin');
    await pass(LOCATION_DEBOUNCE_MS / 2);
    expect(asked).toEqual([]);
    await pass(LOCATION_DEBOUNCE_MS / 2);
    expect(await option('Berlin, Germany')).toBeVisible();
    expect(asked).toEqual(['Berlin']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2 places found.')).toBeVisible();
  });

  it('is set by choosing and not by typing', async () => {
    const draft = renderField();
    await user.type(field(), 'Berlin');
    await pass(LOCATION_DEBOUNCE_MS);
    expect(draft.location).toBeNull();
    await user.click(await option('Berlin, Germany'));
    expect(draft.location).toBe('Berlin, Germany');
    expect(field()).toHaveValue('Berlin, Germany');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('is chosen by arrow keys and Enter, and the list is left by Escape', async () => {
    const draft = renderField();
    await user.type(field(), 'Berlin');
    await pass(LOCATION_DEBOUNCE_MS);
    await option('Berlin, Germany');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(await option('Berlin, Germany')).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', (await option('Berlin, Germany')).id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(draft.location).toBe('Berlin, Ohio, United States');
  });

  it('is forgotten when the field is emptied', async () => {
    const draft = renderField({ location: 'Lyon, France' });
    await user.clear(field());
    expect(draft.location).toBeNull();
  });

  it('may be kept as typed when no such city is known', async () => {
    suggest(() => places());
    const draft = renderField();
    await user.type(field(), 'Hintertupfing');
    await pass(LOCATION_DEBOUNCE_MS);
    await user.click(await option(/Hintertupfing/));
    expect(draft.location).toBe('Hintertupfing');
  });

  it('is not mixed up by a late answer to an older text', async () => {
    const gate = Promise.withResolvers<void>();
    suggest(async (text) => {
      if (text === 'Ber') await gate.promise;
      return places(`${text}, Germany`);
    });
    renderField();
    await user.type(field(), 'Ber');
    await pass(LOCATION_DEBOUNCE_MS);
    expect(screen.getByText('Looking for cities')).toBeInTheDocument();
    await user.type(field(), 'lin');
    await pass(LOCATION_DEBOUNCE_MS);
    await option('Berlin, Germany');
    gate.resolve();
    await pass(1);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText('Looking for cities')).toBeNull();
  });

  it('says Error for two seconds when suggestions fail, and logs why', async () => {
    suggest(() => HttpResponse.json({ code: 'location_failed' }, { status: 502 }));
    renderField();
    await user.type(field(), 'Berlin');
    await pass(LOCATION_DEBOUNCE_MS);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.location_error),
    );
    expect(console.warn).toHaveBeenCalledWith(MESSAGES.suggestions_failed, expect.any(Error));
    await pass(LOCATION_ERROR_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the current location', () => {
  type Ask = Geolocation['getCurrentPosition'];
  const device = (getCurrentPosition: Ask) =>
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
  const toJSON = () => null;
  const coords = {
    latitude: 48.137154,
    longitude: 11.576124,
    accuracy: 40,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON,
  };
  const position = { coords, timestamp: 0, toJSON };
  const reasons = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  const refusal = (code: number) => ({ code, message: '', ...reasons });
  const press = () => user.click(screen.getByRole('button', { name: 'Use my current location' }));
  const reverse = (answer: (query: string) => Response) =>
    server.use(
      http.get(`*${PATHS.reverseLocation.path}`, ({ request }) =>
        answer(new URL(request.url).search),
      ),
    );

  it('is asked of the device, with low accuracy, and named by the server', async () => {
    const ask = vi.fn<Ask>((done) => done(position));
    device(ask);
    reverse((query) => places(`Munich${query}`));
    const draft = renderField();
    await press();
    await waitFor(() => expect(draft.location).toBe('Munich?lat=48.137&lon=11.576'));
    expect(ask.mock.lastCall?.[2]).toEqual({
      timeout: GEOLOCATION_TIMEOUT_MS,
      maximumAge: GEOLOCATION_MAX_AGE_MS,
      enableHighAccuracy: false,
    });
  });

  it.each<[string, Ask]>([
    ['the shopper refuses', (_, fail) => fail?.(refusal(1))],
    ['it takes too long', (_, fail) => fail?.(refusal(3))],
    ['the server cannot name it', (done) => done(position)],
  ])('shows Error for two seconds when %s, and logs why', async (_, ask) => {
    device(ask);
    reverse(() => HttpResponse.json({ code: 'location_failed' }, { status: 502 }));
    renderField({ location: 'Lyon, France' });
    await press();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.location_error),
    );
    expect(console.warn).toHaveBeenCalledWith(MESSAGES.location_failed, expect.anything());
    expect(field()).toHaveValue('Lyon, France');
    await pass(LOCATION_ERROR_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that it is on its way, and gives way to what is typed meanwhile', async () => {
    const told: PositionCallback[] = [];
    device((done) => told.push(done));
    reverse(() => places('Munich'));
    const draft = renderField();
    await press();
    await press();
    expect(told).toHaveLength(1);
    expect(screen.getByText('Finding your location')).toBeInTheDocument();
    await user.type(field(), 'Ber');
    expect(screen.queryByText('Finding your location')).toBeNull();
    told[0]?.(position);
    await pass(1);
    expect(draft.location).toBeNull();
    expect(field()).toHaveValue('Ber');
  });
});

import { SEND_AGAIN_MS } from '@modiste/contract/limits';
import { callContact } from '../lib/call-website.ts';

const SEND = 'Send Message';

/** Send stays disabled while a field is blank, as blanks alone say nothing. */
function isComplete(form: HTMLFormElement): boolean {
  const texts = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')];
  return form.checkValidity() && texts.every(({ value }) => value.trim() !== '');
}

/** Sends a form without leaving the page; its button says how that goes. */
function startForm(form: HTMLFormElement, email: string): void {
  const button = form.querySelector('button');
  const state = form.querySelector('[data-state]');
  if (!button || !state) return;
  let isSending = false;

  const check = () => {
    button.disabled = isSending || !isComplete(form);
  };
  const say = (text: string, outcome: '' | 'sent' | 'failed') => {
    state.textContent = text;
    button.dataset.outcome = outcome;
  };
  form.addEventListener('input', () => {
    if (!isSending) say(SEND, '');
    check();
  });
  const send = async () => {
    isSending = true;
    check();
    say('Sending...', '');
    try {
      await callContact(form.dataset.call ?? '', form);
      say('Message Sent!', 'sent');
      form.reset();
    } catch (error) {
      console.error('A message could not be sent', error);
      say(`Error. Try again or reach out to ${email}.`, 'failed');
    }
    setTimeout(() => {
      isSending = false;
      check();
    }, SEND_AGAIN_MS);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending && isComplete(form)) void send();
  });
  check();
}

/** Both forms as tabs: one is shown at a time. */
export function startForms(forms: HTMLElement): void {
  const tabs = [...forms.querySelectorAll<HTMLElement>('[data-tab]')];
  const panels = new Map(
    [...forms.querySelectorAll<HTMLElement>('[data-panel]')].map(
      (panel) => [panel.id, panel] as const,
    ),
  );
  const choose = (chosen: HTMLElement, { focus }: { focus: boolean }) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panels.get(tab.dataset.tab ?? '');
      if (panel) panel.hidden = !isChosen;
    }
    if (focus) chosen.focus();
  };
  forms.querySelector('[data-tabs]')?.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.dataset.tab ?? '');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(tab, { focus: true });
    });
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      if (step !== 0 && next) choose(next, { focus: true });
    });
  }
  for (const panel of panels.values()) {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
  }
  for (const form of forms.querySelectorAll('form')) {
    startForm(form, forms.dataset.email ?? '');
  }
  const asked = tabs.find(({ dataset }) => `#${dataset.tab}` === location.hash);
  const [first] = tabs;
  if (first) choose(asked ?? first, { focus: false });
}

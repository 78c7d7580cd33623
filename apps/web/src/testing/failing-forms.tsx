import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { type FetchAnswers, fakeFetch } from './fake-fetch.ts';
import { renderApp, storeMember } from './render-app.tsx';

/** A page of a machine in between. */
export const RAW = '<html><h1>502 Bad Gateway</h1>nginx</html>';
export const bytes = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

export type FailingAnswer = FetchAnswers[string];
/** What the profile asks for. */
export const PROFILE_PAGE: FetchAnswers = {
  'GET /api/auth/sessions': { body: [] },
  'GET /api/user-preferences': { body: [] },
  'GET /api/access-tokens': { body: [] },
  'GET /api/auth/user': { body: { id: 'ana', firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com' } },
};

export type FailingForm = {
  name: string;
  screen: ReactNode;
  at: string;
  member: boolean;
  call: string;
  answers?: FetchAnswers;
  /** Where it says the same of every failure. */
  says?: string;
  /** Fills the form and sends it; answers what must still be there afterwards. */
  fill: (user: UserEvent) => Promise<() => void>;
};

export const typeInto = async (user: UserEvent, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return () => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
};

/** Presses these, one after the other. */
export const press =
  (role: 'button' | 'switch', ...names: string[]): FailingForm['fill'] =>
  async (user) => {
    for (const name of names) await user.click(await screen.findByRole(role, { name }));
    return () => undefined;
  };

/** Types into the fields, the first of which has to hold its text afterwards, and sends them. */
export const typed =
  (fields: readonly (readonly [string, string])[], button: string, opener?: string | RegExp): FailingForm['fill'] =>
  async (user) => {
    if (opener !== undefined) await user.click(await screen.findByRole('button', { name: opener }));
    const held: (() => void)[] = [];
    for (const [label, text] of fields) held.push(await typeInto(user, label, text));
    const form = screen.queryByRole('dialog');
    await user.click((form === null ? screen : within(form)).getByRole('button', { name: button }));
    return () => held[0]?.();
  };

export const OURS = { at: '/', member: true } as const;
/** Opens the screen of a form whose call fails so. */
export const openFailing = async (form: FailingForm, failure: FailingAnswer) => {
  if (form.member) storeMember({ isOwner: true });
  const calls = fakeFetch({ ...form.answers, [form.call]: failure });
  const app = await renderApp(
    <>
      {form.screen}
      <Toaster label="Notifications" />
    </>,
    { at: form.at },
  );
  return { ...app, made: () => calls.filter(({ method, path }) => `${method} ${path}` === form.call).length };
};

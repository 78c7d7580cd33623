import type { Catalog } from '../catalog.ts';

/** Mails in plain text, paragraph by paragraph; the server puts them together. */
export const mails = {
  reset_password_subject: 'Reset your Labelwise password',
  reset_password_reason: 'Somebody, hopefully you, asked to reset the password of your Labelwise account.',
  reset_password_link: 'Open this link within one hour to choose a new one. It works once and signs all devices out:\n{link}',
  reset_password_ignore: 'If it was not you, do nothing: your password stays as it is.',
  email_changed_subject: 'Your Labelwise e-mail address was changed',
  email_changed_effect: `The e-mail address of your Labelwise account has been changed. \
This address no longer signs in, and links to reset the password that were sent here have ended.`,
  email_changed_by_you: 'If it was you, there is nothing to do.',
  email_changed_by_others: `If it was not you, somebody knows your password: write to whoever runs {publicUrl} at once, \
and change the password wherever else you use it.`,
  watch_subject: 'News of your foods',
  watch_lead: `Foods that you saved or scanned say something else than when you saw them last. \
Please read the pack itself before anybody eats of it.`,
  watch_more: 'Further foods that changed: {n, number}',
  watch_better: 'New on the shelf of {saved}, and better: {food}',
  watch_see: 'See all of it:\n{link}',
  watch_records: 'What is known of foods comes from open records, which can be wrong or late.',
  watch_stop: 'You asked for this mail. To stop it, without signing in:\n{link}',
} as const satisfies Catalog;

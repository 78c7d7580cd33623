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
} as const satisfies Catalog;

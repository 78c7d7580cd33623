/** A mail in plain text, ready to be sent. */
export type Outgoing = { to: string; subject: string; text: string };

/** @param link works once, for an hour */
export function resetMail(to: string, link: string): Outgoing {
  return {
    to,
    subject: 'Reset your Labelwise password',
    text: [
      'Somebody, hopefully you, asked to reset the password of your Labelwise account.',
      '',
      'Open this link within one hour to choose a new one. It works once and signs all devices out:',
      link,
      '',
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n'),
  };
}

/** Goes to the address that the account had before; the new one is nobody's business there. */
export function addressChangedMail(to: string, publicUrl: string): Outgoing {
  return {
    to,
    subject: 'Your Labelwise e-mail address was changed',
    text: [
      'The e-mail address of your Labelwise account has been changed. This address no longer signs in, and links to reset the password that were sent here have ended.',
      '',
      'If it was you, there is nothing to do.',
      '',
      `If it was not you, somebody knows your password: write to whoever runs ${publicUrl} at once, and change the password wherever else you use it.`,
    ].join('\n'),
  };
}

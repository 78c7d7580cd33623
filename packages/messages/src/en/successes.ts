/** What the API answers to acts that have succeeded. */
export const successes = {
  account_created: 'Account created!',
  welcome_back: 'Welcome back!',
  signed_out: 'Signed Out',
  reset_link_sent: 'If this address has an account, a link to reset the password is on its way.',
  password_reset: 'Password Reset Successfully',
  password_right: 'Your password is right.',
  password_changed: 'Your password has been changed. Other devices are signed out.',
  account_deleted: 'Your account and everything in it has been deleted.',
  plan_cancelled: 'Your subscription has been cancelled; nothing more will be charged.',
  plan_cancelling: 'Your subscription is being cancelled; we keep trying until Stripe has confirmed it.',
  plan_at_store: 'Your subscription is billed by the app store and goes on until you cancel it there.',
  trial_started: 'Your 7-day free trial has begun.',
} as const;

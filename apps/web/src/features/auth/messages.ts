/** Words of sign-in, sign-up and the forgotten password. */
export const messages = {
  failed: { title: 'Authentication Failed', fallback: 'Please check your credentials and try again.' },
  connection: { title: 'Connection Error', text: 'Please check your internet connection and try again.' },
  welcomeBack: { title: 'Welcome back!' },
  created: { title: 'Account created!' },
  emailRequired: { title: 'Email Required', text: 'Please enter your email address.' },
  resetSent: { title: 'Reset Email Sent' },
  resetFailed: {
    title: 'Reset Failed',
    fallback: 'Unable to send reset email.',
    expired: 'Failed to reset password. The link may have expired.',
  },
  resetDone: { title: 'Password Reset Successfully' },
  badLink: { title: 'Invalid Reset Link', text: 'This password reset link is invalid or has expired.' },
  tooShort: { title: 'Password too short', text: 'Password must be at least {{n}} characters long.' },
  different: { title: "Passwords don't match", text: 'Please make sure both passwords are identical.' },
  trial: { title: 'Start Your Free Trial', text: 'Sign up now to get 7 days of premium features free!' },
} as const;

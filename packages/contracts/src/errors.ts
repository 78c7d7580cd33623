import * as z from 'zod/mini';

/**
 * The error catalogue: every code that an answer may carry, its status and its sentence for a person.
 * @source core specification section 8, DECISIONS "HTTP contract"
 */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Something in this request is not valid.' },
  malformed_json: { status: 400, message: 'This request could not be read.' },
  invalid_barcode: { status: 400, message: 'Barcode must be 8-14 digits long.' },
  invalid_signature: { status: 400, message: 'The signature of this event is not valid.' },
  unreadable_image: { status: 400, message: 'This picture could not be read.' },
  authentication_required: { status: 401, message: 'Authentication required - please log in again' },
  webhook_not_authenticated: { status: 401, message: 'This event does not come from the payment provider.' },
  invalid_credentials: { status: 401, message: 'Please check your credentials and try again.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  wrong_user: { status: 403, message: 'This request names another member.' },
  origin_not_allowed: { status: 403, message: 'This request did not come from Labelwise.' },
  premium_required: { status: 403, message: 'This is part of Labelwise Premium.' },
  free_preference_limit: {
    status: 403,
    message: 'Free users can add 1 want-more and 1 want-less ingredient. Upgrade to premium for unlimited preferences.',
  },
  reauthentication_required: { status: 403, message: 'Please enter your current password.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  food_not_found: { status: 404, message: 'Product not found' },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  conflict: { status: 409, message: 'This conflicts with what is stored.' },
  email_taken: { status: 409, message: 'An account with this e-mail or username already exists.' },
  idempotency_conflict: { status: 409, message: 'This request was already made with other contents.' },
  reply_pending: { status: 409, message: 'A reply is still being written. Please wait for it or stop it.' },
  already_subscribed: { status: 409, message: 'You have this plan already.' },
  no_billing_account: { status: 409, message: 'There is nothing to manage yet: no plan was ever bought here.' },
  trial_not_available: { status: 409, message: 'Failed to start trial' },
  payload_too_large: { status: 413, message: 'This request is too large.' },
  unsupported_media_type: { status: 415, message: 'This request must be JSON.' },
  password_too_short: { status: 400, message: 'Password must be at least 6 characters long.' },
  password_too_common: { status: 400, message: 'This password is too common. Please choose another.' },
  reset_link_invalid: { status: 400, message: 'This password reset link is invalid or has expired.' },
  daily_scan_limit: { status: 429, message: 'You have used your 5 scans for today. Upgrade to premium for unlimited scans.' },
  daily_chat_limit: { status: 429, message: 'You have asked as many questions as one day allows. Please come back tomorrow.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  assistant_failed: { status: 502, message: "I'm sorry, I'm having trouble responding right now. Please try again in a moment." },
  payment_failed: { status: 502, message: 'The payment service could not be reached. Nothing was charged. Please try again.' },
  payments_not_configured: { status: 503, message: 'Web purchases will be available soon! Please use the mobile app.' },
  upstream_failed: { status: 502, message: 'A service that we depend on gave a wrong answer. Please try again.' },
  upstream_unavailable: { status: 503, message: 'The product database cannot be reached right now. Please try again in a moment.' },
  unavailable: { status: 503, message: 'Labelwise is busy right now. Please try again in a moment.' },
  storage_full: { status: 507, message: 'There is no room left to store this.' },
  upstream_timeout: { status: 504, message: 'A service that we depend on took too long. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What every failed call answers. `issues` names the fields of invalid input. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  /** The same sentence again, for callers that read `message`. */
  message: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

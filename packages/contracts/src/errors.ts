import * as z from 'zod/mini';

/**
 * The error catalogue: every code that an answer may carry, with its status. The words are messages (`packages/messages`, area "errors").
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  malformed_json: 400,
  invalid_barcode: 400,
  invalid_signature: 400,
  unreadable_image: 400,
  authentication_required: 401,
  webhook_not_authenticated: 401,
  token_invalid: 401,
  invalid_credentials: 401,
  forbidden: 403,
  wrong_user: 403,
  origin_not_allowed: 403,
  premium_required: 403,
  token_not_allowed: 403,
  free_preference_limit: 403,
  people_limit: 403,
  reauthentication_required: 403,
  sign_up_closed: 403,
  invitation_needed: 403,
  invitation_invalid: 403,
  contributor_not_accepted: 403,
  email_not_verified: 403,
  not_found: 404,
  food_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  email_taken: 409,
  identity_taken: 409,
  idempotency_conflict: 409,
  reply_pending: 409,
  already_subscribed: 409,
  no_billing_account: 409,
  trial_not_available: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  password_too_short: 400,
  password_too_common: 400,
  reset_link_invalid: 400,
  passkey_not_accepted: 400,
  identity_not_accepted: 400,
  daily_scan_limit: 429,
  daily_submission_limit: 429,
  daily_chat_limit: 429,
  too_many_requests: 429,
  internal: 500,
  assistant_failed: 502,
  payment_failed: 502,
  payments_not_configured: 503,
  upstream_failed: 502,
  upstream_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
  upstream_timeout: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What every failed call answers. `issues` names the fields of invalid input. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  /** The same sentence again, for callers that read `message`. */
  message: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

import type { ErrorBody, ErrorCode } from '@labelwise/contracts/errors';

import { ERRORS } from '@labelwise/contracts/errors';

export type Issue = { path: string; message: string };

type Details = {
  /** A sentence that fits this case better than the catalogue's. Shown to people as it is. */
  message?: string;
  /** The fields of the input that are wrong. */
  issues?: Issue[];
  /** For 429 and 503: when trying again makes sense, in whole seconds. */
  retryAfter?: number;
  cause?: unknown;
};

/** The only error a service throws on purpose. Any other error is a bug: logged in full, answered as a bare 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, issues, retryAfter, cause }: Details = {}) {
    super(message ?? ERRORS[code].message, { cause });
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** What the caller reads. */
  body(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.issues && { issues: this.issues }) };
  }
}

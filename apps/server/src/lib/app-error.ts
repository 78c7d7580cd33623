import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@labelwise/contracts/errors';
import { type Message, type MessageId, type Translator, wordsOf } from '@labelwise/messages';

/** A field that is wrong, and what is wrong with it: one of our messages, or the validator's own words. */
export type Issue = { path: string; message: ErrorMessage | string };

/** A message about a refusal. */
export type ErrorMessage = Message<Extract<MessageId, `errors.${string}`>>;

type Details = {
  /** A message that fits this case better than that of the code. */
  message?: ErrorMessage;
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
  readonly userMessage: Message;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, issues, retryAfter, cause }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.userMessage = message ?? { id: `errors.${code}` };
    this.issues = issues;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** What the caller reads, in the language of a translator. */
  body(translator: Translator): ErrorBody {
    return {
      error: wordsOf(translator, this.userMessage),
      code: this.code,
      ...(this.issues && { issues: this.issues.map((issue) => ({ ...issue, message: wordsIn(translator, issue.message) })) }),
    };
  }
}

function wordsIn(translator: Translator, message: ErrorMessage | string): string {
  return typeof message === 'string' ? message : wordsOf(translator, message);
}

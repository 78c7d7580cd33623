import type { Socket } from 'node:net';
import type { ErrorCode } from '@labelwise/contracts/errors';
import { sayEnglish } from '@labelwise/messages/english';

/** What the HTTP parser refused, before there was a request that a handler could answer. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = refusalOf(error.code);
  const body = JSON.stringify({ error: sayEnglish(`errors.${code}`), code });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function refusalOf(code: string | undefined): [status: string, code: ErrorCode] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'malformed_json'];
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', 'payload_too_large'];
  if (code === 'HPE_INVALID_METHOD') return ['405 Method Not Allowed', 'method_not_allowed'];
  return ['400 Bad Request', 'malformed_json'];
}

/** Reads what the product API answers, in all the shapes that versions 0 to 3 use. */

export type ProductAnswer =
  | { readonly kind: 'found'; readonly document: Record<string, unknown> }
  /** `otherType` names the sister database (beauty, pet food…) where the code is known as something else. */
  | { readonly kind: 'missing'; readonly otherType: string | null };

/**
 * The versions disagree on how "not found" looks: 404 with a body, or 200 with `status: 0`. Both are read here.
 * Returns `null` for JSON that is no product answer at all; that is an upstream fault, never "not found".
 */
export function readProductAnswer(body: unknown): ProductAnswer | null {
  if (!isRecord(body)) return null;
  if (isRecord(body['product']) && Object.keys(body['product']).length > 0 && isSuccess(body['status'])) {
    return { kind: 'found', document: withCode(body['product'], body['code']) };
  }
  if (body['status'] === 0 || body['status'] === '0') return { kind: 'missing', otherType: null };
  if (body['status'] === 'failure') return missingByErrors(body);
  return null;
}

function isSuccess(status: unknown): boolean {
  return status === 1 || status === '1' || (typeof status === 'string' && status.startsWith('success'));
}

/** Version 3 states its reasons as a list; only those that say "no such food" may end as a 404 of ours. */
function missingByErrors(body: Record<string, unknown>): ProductAnswer | null {
  const errors = Array.isArray(body['errors']) ? body['errors'].filter(isRecord) : [];
  const idOf = (part: unknown): unknown => (isRecord(part) ? part['id'] : undefined);
  for (const error of errors) {
    const id = idOf(error['message']);
    if (id === 'product_found_with_a_different_product_type') {
      const value = isRecord(error['field']) ? error['field']['value'] : null;
      return { kind: 'missing', otherType: typeof value === 'string' ? value : 'other' };
    }
    if (id === 'product_not_found' || id === 'invalid_code') return { kind: 'missing', otherType: null };
  }
  return idOf(body['result']) === 'product_not_found' ? { kind: 'missing', otherType: null } : null;
}

/** With a field list the document may lack its own code; the envelope has it. */
function withCode(document: Record<string, unknown>, code: unknown): Record<string, unknown> {
  return document['code'] === undefined && typeof code === 'string' ? { ...document, code } : document;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type AccountImport, type BarcodeImport, imports, MAX_BARCODES, MAX_IMPORT_BYTES } from '@labelwise/contracts/imports';
import { type BarcodeList, readBarcodeList } from '@labelwise/domain/gtin';
import { tablesFromCsv } from '@labelwise/domain/lib';
import { MAX_EATEN } from '@labelwise/domain/portion';
import type { QueryClient } from '@tanstack/react-query';
import { type CallInput, call } from './call.ts';

export type { AccountImport, BarcodeImport } from '@labelwise/contracts/imports';
export type ImportTarget = CallInput<typeof imports.barcodes>['body']['to'];
/** What a chosen file is, as far as the device can tell. */
export type ImportFile =
  | { readonly kind: 'export'; readonly file: Record<string, unknown> }
  | { readonly kind: 'barcodes'; readonly list: BarcodeList }
  | { readonly kind: 'too large' | 'unreadable' };

/** An export is an object in JSON that says when it was made, or a CSV file of tables; everything else is looked at as a list of barcodes. */
export async function readImportFile(file: Blob): Promise<ImportFile> {
  if (file.size > MAX_IMPORT_BYTES) return { kind: 'too large' };
  const text = await file.text();
  if (/^\s*\{/u.test(text)) {
    const exported = parseExport(text);
    return exported === null ? { kind: 'unreadable' } : { kind: 'export', file: exported };
  }
  const tables = tablesFromCsv(text);
  if (tables !== null) return { kind: 'export', file: { ...tables } };
  const list = readBarcodeList(text, MAX_BARCODES);
  return list.entries.length === 0 ? { kind: 'unreadable' } : { kind: 'barcodes', list };
}

function parseExport(text: string): Record<string, unknown> | null {
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === 'object' && file !== null && 'exportedAt' in file ? { ...file } : null;
  } catch {
    return null;
  }
}

/** What would happen, or happened. @throws ApiError */
export function importAccount(file: Record<string, unknown>, profile: 'keep' | 'replace', apply: boolean): Promise<AccountImport> {
  return call(imports.account, { body: { file, profile, apply } });
}

/** @throws ApiError */
export function importBarcodes(list: BarcodeList, to: ImportTarget, apply: boolean): Promise<BarcodeImport> {
  const entries = list.entries.map(({ amount, ...entry }) => (canBeEaten(amount) ? { ...entry, amount } : entry));
  return call(imports.barcodes, { body: { entries, to, apply } });
}

/** Anything else counts as a serving, as where the list says nothing. */
export function canBeEaten(amount: number | undefined): boolean {
  return amount !== undefined && amount >= 1 && amount <= MAX_EATEN;
}

/** Everything that shows the member's data is read again. */
export async function afterImport(client: QueryClient): Promise<void> {
  await client.invalidateQueries();
}

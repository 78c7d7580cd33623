import { call } from '../call.ts';

/** The barcode that the server reads from a picture (data URL), null for none. The contract is loaded when a camera runs. @throws ApiError */
export async function detectBarcode(image: string, signal: AbortSignal): Promise<string | null> {
  const { barcodes } = await import('@labelwise/contracts/barcodes');
  const { success, barcode } = await call(barcodes.detect, { body: { image }, signal });
  return success ? (barcode ?? null) : null;
}

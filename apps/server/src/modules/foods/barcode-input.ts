import { BARCODE_PATTERN } from '@labelwise/domain/gtin';
import * as z from 'zod';

/** A barcode as a model or another program hands it in: its digits alone. Whether it is one is for the food's lookup to say. */
export const BarcodeInput = z.string().regex(new RegExp(`^${BARCODE_PATTERN}$`, 'u'));

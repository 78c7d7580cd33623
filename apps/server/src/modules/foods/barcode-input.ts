import * as z from 'zod';

/** A barcode as a model or another program hands it in: its digits alone. Whether it is one is for the food's lookup to say. */
export const BarcodeInput = z.string().regex(/^\d{8,14}$/u);

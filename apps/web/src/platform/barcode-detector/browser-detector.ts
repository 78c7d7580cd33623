import { BARCODE_FORMATS, BROWSER_FORMAT_NAMES, type DecodeOutcome, formatFromBrowserName, NOTHING, productOf } from '@labelwise/scanner';
import type { Detector } from './detector.ts';

type DetectedBarcode = { rawValue: string; format: string };
type NativeDetector = { detect(source: CanvasImageSource): Promise<DetectedBarcode[]> };
type NativeDetectorClass = { new (options: { formats: string[] }): NativeDetector; getSupportedFormats(): Promise<string[]> };

declare global {
  interface Window {
    /** Shape Detection API; on phones and macOS, missing on Linux and in Firefox. */
    BarcodeDetector?: NativeDetectorClass;
  }
}

/** The detector of the browser, or `null` where there is none or it does not know the codes of the till. */
export async function createBrowserDetector(): Promise<Detector | null> {
  const DetectorClass = window.BarcodeDetector;
  if (DetectorClass === undefined) return null;
  try {
    const supported = await DetectorClass.getSupportedFormats();
    const formats = BARCODE_FORMATS.map((format) => BROWSER_FORMAT_NAMES[format]).filter((name) => supported.includes(name));
    if (!formats.includes(BROWSER_FORMAT_NAMES['EAN-13'])) return null;
    const detector = new DetectorClass({ formats });
    return { detect: async (video) => judge(await detector.detect(video)), close: () => undefined };
  } catch {
    return null;
  }
}

/** Check digits are ours to verify; a code of the till goes before a QR beside it, which may carry a product too. */
export function judge(found: readonly DetectedBarcode[]): DecodeOutcome {
  const codes = found.flatMap(({ rawValue, format: name }) => {
    const format = formatFromBrowserName(name);
    return format === null ? [] : [{ text: rawValue, format }];
  });
  const products = codes.flatMap((code) => productOf(code) ?? []).sort((a, b) => rank(a.format) - rank(b.format));
  const [barcode] = products;
  if (barcode !== undefined) return { kind: 'product', barcode };
  const other = codes.find(({ format }) => rank(format) === OTHER_RANK);
  return other === undefined ? NOTHING : { kind: 'other', raw: other.text, format: other.format };
}

const OTHER_RANK = 2;

function rank(format: string): number {
  if (format === 'EAN-13' || format === 'UPC-A') return 0;
  return format === 'EAN-8' ? 1 : format === 'UPC-E' ? 3 : OTHER_RANK;
}

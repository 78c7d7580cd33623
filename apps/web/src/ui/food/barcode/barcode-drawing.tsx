import styles from './barcode-drawing.module.css';
import { barsOf, groupedDigits } from './bars.ts';

type BarcodeDrawingProps = {
  /** The GTIN, 8 to 14 digits. */
  gtin: string;
  /** Leaves the digits out where they stand elsewhere. */
  barsOnly?: boolean | undefined;
};

/** A barcode as on the pack: the real bars of this number, and its digits in their groups. Only the digits are read. */
export function BarcodeDrawing({ gtin, barsOnly = false }: BarcodeDrawingProps) {
  const drawing = barsOf(gtin);
  return (
    <span className={styles.barcode}>
      {drawing && (
        <svg viewBox={`0 0 ${drawing.width} 40`} preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
          <path
            fill="currentColor"
            shapeRendering="crispEdges"
            d={drawing.bars.map(({ at, width, guard }) => `M${at} 0h${width}v${guard ? 40 : 36}h-${width}z`).join('')}
          />
        </svg>
      )}
      {!barsOnly && <span className={`num ${styles.digits}`}>{groupedDigits(gtin)}</span>}
    </span>
  );
}

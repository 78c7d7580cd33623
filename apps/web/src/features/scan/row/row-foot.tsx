import { Minis } from './minis.tsx';
import type { Row } from './row.ts';
import { CurrentCard, Unknown } from './scan-cards.tsx';

export { Unknown as UnknownCard };

export type RowFootProps = {
  row: Row;
  /** Turns to a card of the row, or puts the one on top away. */
  onTurn: (barcode: string | null) => void;
  /** Opens the results of a food. */
  onOpen: (path: string) => void;
};

/** What several scans in a row put at the foot of the camera: the card on top, and all of them small. */
export function RowFoot({ row, onTurn, onOpen }: RowFootProps) {
  return (
    <>
      <CurrentCard row={row} onOpen={onOpen} onAnother={() => onTurn(null)} />
      <Minis row={row} onTurn={onTurn} />
    </>
  );
}

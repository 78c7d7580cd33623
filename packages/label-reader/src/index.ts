export { checkColumns } from './checks/check-columns.ts';
export type { CheckColumn, GivenFigure } from './checks/figures.ts';
export type { Point, Quad, TextBox } from './geometry.ts';
export { listText } from './ingredients/list-text.ts';
export {
  ALWAYS_CONFIRM,
  type Amount,
  type Basis,
  type Doubt,
  FIGURE_NAMES,
  type Figure,
  type FigureName,
  type FigureState,
  type Figures,
  type FigureUnit,
  type FormProblem,
  type IngredientsReading,
  type LabelReading,
  type Place,
  type Preparation,
  type Proof,
  type ServingSize,
  type TableColumn,
  type TableReading,
} from './label-reading.ts';
export { fitWithin, type Picture } from './picture.ts';
export { type LabelEngines, type LabelOptions, type LabelProgress, readLabel } from './read-label.ts';
export { readTable } from './table/read-table.ts';

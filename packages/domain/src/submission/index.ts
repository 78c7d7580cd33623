export { applySubmission, type MemberFood } from './apply-submission.ts';
export { type ChangedFigure, changedFigures, comparedFigures } from './changed-figures.ts';
export { cleanFields, plain } from './clean.ts';
export {
  CONTRIBUTED,
  type ContributedField,
  type ContributedWhat,
  type Contribution,
  contributionOf,
  type KnownThere,
  knownThere,
} from './contribution.ts';
export { type FigureOrigin, nutrimentsOf, type OwnFigure, type OwnFigures, ownFigures } from './figures.ts';
export { type OwnField, ownFieldsOf } from './provenance.ts';
export { type NotShareable, shareableFields } from './shareable.ts';
export {
  EMPTY_FIELDS,
  LABEL_FIGURES,
  type LabelFigure,
  mergeFields,
  newestAt,
  notAfter,
  type Stated,
  type StatedAmount,
  type StatedBasis,
  type StatedFields,
  type StatedFigures,
  type StatedFrom,
  type StatedList,
  type StatedServing,
  type Submission,
  saysAnything,
} from './submission.ts';
export { allergensTakenAway, dietsGivenMore, fitsUnderNewName } from './takes-away.ts';
export { type AmountUnit, amountText, readAmount, type TypedAmount } from './typed-amount.ts';
export { restated, withdrawal } from './withdraw.ts';

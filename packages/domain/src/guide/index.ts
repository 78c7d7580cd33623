export { meets } from './criteria.ts';
export type { AlternativeView, Criterion, PreferenceView, ProductView, ProfileView, ScanView } from './facts.ts';

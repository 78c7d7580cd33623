/** Doubtful figures: planted errors that are found and correct products that are named; kinds beside those of the source. */
import '../tooling/figures/measure.mjs';

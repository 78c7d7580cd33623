/** What learners that go example by example have in common. */

/** e to a power, by sums and products alone: what the engine's own gives may differ between versions. */
export function exp(power) {
  const whole = Math.floor(power);
  const rest = power - whole;
  let term = 1;
  let sum = 1;
  for (let at = 1; at < 18; at += 1) {
    term *= rest / at;
    sum += term;
  }
  const base = whole < 0 ? 1 / Math.E : Math.E;
  for (let at = 0; at < Math.abs(whole); at += 1) sum *= base;
  return sum;
}

/** e to the power of less than this is nothing beside the highest. */
const FAR = 16;

/** The same numbers from 0 to 1 on every machine (Numerical Recipes). */
export function sequence() {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Another order, in its place. @param {() => number} next from 0 to 1 */
export function shuffle(order, next) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
}

/** Sums as shares of one, in their place. */
export function shareOut(sums) {
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const below = sums[at] - most;
    sums[at] = below < -FAR ? 0 : exp(below);
    total += sums[at];
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] /= total;
}

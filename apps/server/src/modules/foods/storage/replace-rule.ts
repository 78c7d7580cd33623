/**
 * When a copy of a food replaces the stored one: never the same record again, never an older one over a newer one, and the
 * sample that comes with the software only over itself. Plain SQL, alike on both databases; `excluded` is the newcomer.
 */
export const REPLACE_RULE = `
  food.hash <> excluded.hash and (
    food.source = 'sample'
    or (excluded.source <> 'sample' and coalesce(excluded."modifiedAt", 0) >= coalesce(food."modifiedAt", 0)))`;

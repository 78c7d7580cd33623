/**
 * A schema that is made when somebody reads it. Making one costs as much as checking an answer by it, and a screen uses few of those that
 * come with its calls. The build puts this around the schemas of contracts and data (`build/lazy-schemas.ts`).
 */
export function lazySchema<S extends object>(make: () => S): S {
  let made: S | undefined;
  const schema = () => (made ??= make());
  // The real one answers everything; what stands for it is never seen.
  const standIn: S = Object.create(null);
  return new Proxy(standIn, {
    get: (_, key) => Reflect.get(schema(), key),
    set: (_, key, value) => Reflect.set(schema(), key, value),
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}

import path from 'node:path';
import type { Plugin } from 'vite';

const RUNTIME = path.join(import.meta.dirname, '../src/lib/lazy-schema.ts');
const ZOD = /import \* as z from ["']zod\/mini["']/;

/**
 * Has every schema made at its first use: what stands as `z.…(…)` in a module becomes `lazySchema(() => z.…(…))`. Schemas are made as a
 * module is evaluated otherwise, and all that are within reach of a screen's calls held up a press for a third of a second on a slow phone.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'labelwise:lazy-schemas',
    transform(code, id) {
      if (id.includes('/node_modules/') || !ZOD.test(code)) return null;
      const found = schemasOf(this.parse(code));
      if (found.length === 0) return null;
      const marks = found.flatMap(({ start, end }) => [[start, '/* @__PURE__ */ lazySchema(() => '] as const, [end, ')'] as const]);
      let made = `import { lazySchema } from ${JSON.stringify(RUNTIME)};`;
      let from = 0;
      for (const [at, mark] of marks.toSorted(([one], [other]) => one - other)) {
        made += code.slice(from, at) + mark;
        from = at;
      }
      // No line moves.
      return { code: made + code.slice(from), map: null };
    },
  };
}

type Span = { readonly start: number; readonly end: number };

/** The outermost calls on `z` that run as the module is evaluated; those within a function are made when it is called. */
function schemasOf(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(schemasOf);
  if (!isNode(node) || /Function/.test(node.type)) return [];
  if (node.type === 'CallExpression' && isOnZod(node)) return [node];
  return Object.values(node).flatMap(schemasOf);
}

type Node = Span & Readonly<Record<string, unknown>> & { readonly type: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `z.string()` and `z.string().check(…)` alike. */
function isOnZod(node: Node): boolean {
  const { callee, object, name, type } = node;
  if (type === 'Identifier') return name === 'z';
  const inner = type === 'CallExpression' ? callee : object;
  return isNode(inner) && isOnZod(inner);
}

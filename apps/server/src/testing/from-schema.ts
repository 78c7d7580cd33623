import * as fc from 'fast-check';
import * as z from 'zod';
import type { TestApp } from './test-app.ts';

/** Values that mean something to us, by the name of the field: without them most calls would end at "not found". */
export type Known = Record<string, readonly unknown[]>;

/** Values that a schema allows; for fields with a known meaning mostly ones that hit something. */
export function valid(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const pool = known[name];
  const free = anyValid(schema, known);
  return pool === undefined || pool.length === 0
    ? free
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pool) }, { weight: 1, arbitrary: free });
}

function anyValid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : null);
  if (choices !== null) return fc.oneof(...choices.map((choice) => valid(choice, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(valid(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.oneof(fc.integer(boundsOf(schema)), fc.double({ ...boundsOf(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema, known, name)]));
  const named = fc.record(fields, { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return named;
  const others = fc.dictionary(fc.stringMatching(/^[a-z][a-z_-]{0,12}$/u), valid(additionalProperties, known), { maxKeys: 4 });
  return fc.tuple(others, named).map(([left, right]) => ({ ...left, ...right }));
}

function textOf({ minLength = 0, maxLength = 60, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,12}@[a-z]{2,8}\.example$/u);
  if (pattern !== undefined && !pattern.includes('\\p{')) return fc.stringMatching(new RegExp(pattern, 'u'));
  const letters = fc.constantFrom(...'abc XYZ019-_.éßñ漢🥛\'"<>&%/\\');
  return fc.string({ unit: letters, minLength, maxLength: Math.min(maxLength, 60) });
}

function boundsOf({ minimum, maximum, exclusiveMinimum }: Schema): { min: number; max: number } {
  return {
    min: minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1),
    max: Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER),
  };
}

/** A valid object with one field that the schema does not allow: of another type, beyond a bound, or gone. */
export function invalid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const spoiled = Object.entries(properties).flatMap(([name, field]) => {
    const wrong = wrongValues(field);
    return [...wrong.map((value) => ({ name, value })), ...(required.includes(name) ? [{ name, value: undefined }] : [])];
  });
  if (schema.type !== 'object' || spoiled.length === 0) return fc.constantFrom<unknown>(5, 'text', [], null, true);
  return fc.tuple(valid(schema, known), fc.constantFrom(...spoiled)).map(([good, { name, value }]) => ({ ...Object(good), [name]: value }));
}

function wrongValues(field: Schema): unknown[] {
  const types = typesOf(field);
  if (types === null) return [];
  const wrong: unknown[] = [];
  if (!types.has('object')) wrong.push({ a: 1 });
  if (!types.has('array')) wrong.push([[]]);
  if (!types.has('string')) wrong.push('no number');
  if (!types.has('number') && !types.has('integer')) wrong.push(-7.5);
  if (!types.has('boolean')) wrong.push(true);
  if (!types.has('null')) wrong.push(null);
  if (field.type === 'string' && field.maxLength !== undefined) wrong.push('x'.repeat(field.maxLength + 1));
  if ((field.type === 'integer' || field.type === 'number') && field.maximum !== undefined) wrong.push(field.maximum + 1);
  if (field.type === 'integer') wrong.push(1.5);
  return wrong;
}

/** The types that a field may have; `null` where anything goes. */
function typesOf({ type, anyOf, oneOf, enum: values, const: only }: Schema): Set<string> | null {
  if (type !== undefined) return new Set([type].flat());
  if (only !== undefined) return new Set([typeof only]);
  if (values !== undefined) return new Set(values.map((value) => (value === null ? 'null' : typeof value)));
  const all = (anyOf ?? oneOf ?? []).map(typesOf);
  if (all.length === 0 || all.includes(null)) return null;
  return new Set(all.flatMap((each) => [...(each ?? [])]));
}

/** The part of JSON Schema that our document uses. */
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
};
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const JsonSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const Content = z.record(z.string(), z.object({ schema: z.optional(JsonSchema) }));
const Operation = z.object({
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.optional(z.boolean()), schema: JsonSchema })),
  ),
  requestBody: z.optional(z.object({ content: Content })),
  security: z.optional(z.array(z.unknown())),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(Content) })),
});

/** One call as /api/openapi.json publishes it. */
export type Published = {
  method: Method;
  /** With `{name}` for parameters. */
  path: string;
  access: 'none' | 'member' | 'premium';
  params: Record<string, Schema>;
  query: Record<string, { schema: Schema; required: boolean }>;
  body: Schema | null;
  responses: z.infer<typeof Operation>['responses'];
};

/** Every call of the published document: what is derived from it includes new ones. */
export function publishedCalls({ app }: TestApp): Published[] {
  const paths = z.record(z.string(), z.record(z.string(), Operation)).parse(JSON.parse(JSON.stringify(app.swagger().paths)));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Published => {
      const { parameters = [], requestBody, security, responses } = operation;
      const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
      const premium = responses['403']?.description.includes('`premium_required`') ?? false;
      return {
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
        path,
        responses,
        access: security === undefined ? 'none' : premium ? 'premium' : 'member',
        params: Object.fromEntries(named('path').map(({ name, schema }) => [name, schema])),
        query: Object.fromEntries(named('query').map(({ name, schema, required = false }) => [name, { schema, required }])),
        body: requestBody?.content['application/json']?.schema ?? null,
      };
    }),
  );
}

/** The address with these values in the places of its parameters. */
export function addressOf(path: string, params: Record<string, string>, query: Record<string, unknown> = {}): string {
  const filled = path.replaceAll(/\{(?<name>\w+)\}/gu, (_match, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return search === '' ? filled : `${filled}?${search}`;
}

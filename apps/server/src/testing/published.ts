import * as z from 'zod';
import type { TestApp } from './test-app.ts';

/** The part of JSON Schema that our document uses. */
export type Schema = {
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
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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

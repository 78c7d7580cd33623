import type { Language } from '@labelwise/contracts/languages';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Issue } from '../lib/app-error.ts';

type Words = { readonly default: () => { readonly localeError: z.core.$ZodErrorMap } };

/** How a schema says in other languages what is wrong with a value; each is loaded with the first refusal in it. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  fr: () => import('zod/v4/locales/fr.js'),
  de: () => import('zod/v4/locales/de.js'),
  es: () => import('zod/v4/locales/es.js'),
  it: () => import('zod/v4/locales/it.js'),
  nl: () => import('zod/v4/locales/nl.js'),
  pt: () => import('zod/v4/locales/pt.js'),
};

/** Parts of a request that have a schema, as Fastify calls them. */
const PARTS = ['body', 'querystring', 'params'] as const;

/**
 * What a schema refused, in the words of a language: the part is read once more, with its words. Nothing where English will do, or where
 * the error is of another kind.
 */
export async function localIssues(error: unknown, request: FastifyRequest, language: Language): Promise<Issue[] | null> {
  if (language === 'en' || !(error instanceof Error) || !('validationContext' in error)) return null;
  const part = PARTS.find((one) => one === error.validationContext);
  const schema = part === undefined ? undefined : request.routeOptions.schema?.[part];
  if (part === undefined || !(schema instanceof z.core.$ZodType)) return null;
  const { localeError } = (await WORDS[language]()).default();
  const result = await z.safeParseAsync(schema, request[part === 'querystring' ? 'query' : part], { error: localeError });
  return result.error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? null;
}

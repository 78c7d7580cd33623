import type { Language } from '@labelwise/contracts/languages';
import type { Say } from '@labelwise/messages';
import { acceptedRanges, matchLanguage } from '@labelwise/messages/languages';
import { isLoaded, loadLanguage, sayIn } from '@labelwise/messages/say-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const DEFAULT: Language = 'en';

/** Has the language that a client accepts ready before anything is answered; that of a member follows when it is known who asks. */
export function addLanguages(app: FastifyInstance): void {
  // Without a promise where nothing is to be loaded, as for nearly every request.
  app.addHook('onRequest', (request, _reply, done) => {
    const language = request.url.startsWith('/api/') ? languageAccepted(request) : DEFAULT;
    return isLoaded(language) ? done() : loadLanguage(language);
  });
}

/** The language of the one who asks: the member's own, else what the client accepts, else English. */
export function languageOf(request: FastifyRequest): Language {
  const language = request.caller?.language ?? languageAccepted(request);
  // Refused before any hook ran.
  return isLoaded(language) ? language : DEFAULT;
}

/** What the client accepts, else English. */
export function languageAccepted({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return matchLanguage(acceptedRanges(headers['accept-language'] ?? '')) ?? DEFAULT;
}

/** Says messages in that language, and marks the answer as one that has words: no cache may give it to a reader of another language. */
export function sayTo(request: FastifyRequest, reply: FastifyReply): Say {
  return sayIn(languageFor(request, reply));
}

/** The same for words that are no messages. */
export function languageFor(request: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(request);
  markLanguage(reply, language);
  return language;
}

/** @source RFC 9110, sections 8.5 and 12.5.5 */
export function markLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language);
  addVary(reply, 'Accept-Language');
}

/** Adds a header to those that an answer depends on. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = reply.getHeader('vary');
  const names = typeof named === 'string' ? named.split(', ') : [];
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}

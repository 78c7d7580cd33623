import { checkFigures, placeholderFor, resolveFacts } from '@labelwise/domain/food';
import { understand } from '@labelwise/domain/understanding';
import { readProduct } from '@labelwise/domain/vocabulary';
import { sayEnglish } from '@labelwise/messages/english';
import { readBack } from '@labelwise/messages/render/restrictions';
import type { ReaderAnswer, ReaderMessage } from './reader-messages.ts';

/** What the worker answers: the same code that reads foods and typed preferences on the server. */
export function answerReader(message: ReaderMessage): ReaderAnswer {
  const { call } = message;
  switch (message.kind) {
    case 'read':
      return { call, kind: 'read', readings: message.products.map((product) => readProduct(product)) };
    case 'resolve': {
      const facts = resolveFacts(message.record);
      return {
        call,
        kind: 'resolve',
        resolved: facts === null ? null : { facts, doubts: checkFigures(facts), placeholder: placeholderFor(facts) },
      };
    }
    case 'understand':
      return {
        call,
        kind: 'understand',
        understood: message.entries.map(({ typed, place }) => {
          const restrictions = understand(typed, place);
          return { typed, restrictions, readBack: restrictions.map((restriction) => readBack(sayEnglish, restriction)) };
        }),
      };
  }
}

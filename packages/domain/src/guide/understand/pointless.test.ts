import { describe, expect, it } from 'vitest';
import { safetyOf } from './safety-of.ts';

describe('nothing has a point any more', () => {
  it.each([
    'havent eaten in 4 days and honestly dont see the point of anything anymore',
    'seit tagen nichts gegessen, seh in gar nichts mehr einen sinn',
    "je mange plus et je vois plus l'intérêt de rien",
    'ya no como y no le veo sentido a nada',
    'non mangio da giorni e non vedo più il senso di niente',
    'não como e não vejo sentido em mais nada',
    'ik eet niet meer, zie nergens meer het nut van in',
  ])('is a crisis before it is of eating: %s', (message) => {
    expect(safetyOf(message)).toBe('crisis');
  });

  it.each(["i don't see the point of counting calories", 'whats the point of nutri-score'])('is of a thing: %s', (message) => {
    expect(safetyOf(message)).not.toBe('crisis');
  });
});

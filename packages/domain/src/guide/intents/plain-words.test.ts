import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';

describe('words that people put around a question', () => {
  it.each([
    ['hey so i just grabbed a twix at the checkout, was that dumb?', 'verdict', ['twix']],
    ['Sag mal, was haltet ihr eigentlich von Maltesers', 'verdict', ['maltesers']],
    ['franchement tu penses quoi des Maltesers', 'verdict', ['maltesers']],
    ['oye, qué opinas del Twix', 'verdict', ['twix']],
    ['ma che ne pensi dei Pringles', 'verdict', ['pringles']],
    ['olha, o que achas do Ovomaltine', 'verdict', ['ovomaltine']],
    ['wat vind je nou eigenlijk van Twix', 'verdict', ['twix']],
    ['wieso schneidet Pringles so schlecht ab?', 'why', ['pringles']],
    ['par quoi je peux remplacer les Doritos', 'swap', ['doritos']],
  ])('are no part of a name: %s', (question, kind, mentions) => {
    const read = understand(question);
    expect([read.intent.kind, read.mentions]).toEqual([kind, mentions]);
  });

  it.each([
    ['Taugt das Kinder Bueno was?', ['kinder bueno']],
    ['qué tal es el Kinder Bueno', ['kinder bueno']],
    ['je peux boire du coca zero tous les jours ?', ['coca zero']],
    ['est-ce que la vache qui rit est saine', ['vache qui rit']],
  ])('leave a name whole whose words mean something alone: %s', (question, mentions) => {
    expect(understand(question).mentions.map((one) => one.replace(/^la /, ''))).toEqual(mentions);
  });

  it('stay part of a name that they do not stand around', () => {
    expect(understand('is glorp deluxe healthy').mentions).toEqual(['glorp deluxe']);
  });
});

import { describe, expect, it } from 'vitest';
import { askedInFull } from './in-full.ts';

const last = (...messages: readonly string[]) => askedInFull(messages.at(-1) ?? '', messages.slice(0, -1));

describe('a later turn in full', () => {
  it.each([
    [['is halloumi ok when pregnant', 'and ricotta?'], 'is ricotta ok when pregnant'],
    [['how much sugar in granola', 'the low sugar one'], 'how much sugar in low sugar granola'],
    [['can i freeze hummus', 'how long does it keep opened'], 'how long does hummus keep opened'],
    [['how much protein in lentils', 'a whole tin'], 'how much protein in a whole tin of lentils'],
    [['is grapefruit healthy', 'my mum is on statins'], 'is grapefruit healthy, my mum is on statins'],
    [['quick dinner ideas', 'without mushrooms'], 'quick dinner ideas without mushrooms'],
    [['ist camembert in der schwangerschaft ok', 'und feta?'], 'ist feta in der schwangerschaft ok'],
    [['combien de sucre dans le nutella', 'et le sel ?'], 'le sel dans nutella'],
    [['puedo comer jamón embarazada', 'y salchichón'], 'puedo comer salchichón embarazada'],
    [['quante calorie ha la mozzarella', 'e la burrata'], 'quante calorie ha la burrata'],
    [['o requeijão tem lactose', 'e o queijo fresco'], 'o queijo fresco tem lactose'],
    [['hoeveel suiker zit er in vla', 'en in yoghurt?'], 'hoeveel suiker zit er in yoghurt'],
  ])('%j is: %s', (messages, full) => {
    expect(last(...messages)?.question).toBe(full);
  });

  it('each turn goes on with what the one before asked in full', () => {
    expect(last('is halloumi ok when pregnant', 'and ricotta?', 'and brie?')?.question).toBe('is brie ok when pregnant');
  });

  it('an amount that a turn added gives way to the next', () => {
    expect(last('how much protein in lentils', 'a whole tin', 'two tablespoons')?.question).toBe(
      'how much protein in two tablespoons of lentils',
    );
  });

  it('goes on with no message that only reports a child', () => {
    expect(last('my baby is 7 months old', 'can she have yogurt')).toBeNull();
  });

  it('a search that is narrowed keeps all that it was asked', () => {
    expect(last('find me a plant milk', 'not almond i dont like it', 'make it lower in sugar')?.question).toBe(
      'find me a plant milk, not almond i dont like it lower in sugar',
    );
  });

  it('of two that the same was asked of one is chosen', () => {
    expect(last('how much salt in feta', 'and halloumi?', 'so which has less')?.question).toMatch(/feta or halloumi, which has less/);
  });

  it.each([[['is feta ok', 'thanks!']], [['is feta ok', 'are you sure']], [['what did i scan today', 'and yesterday?']], [['is feta ok']]])(
    '%j leaves it to what was answered',
    (messages) => {
      expect(last(...messages)).toBeNull();
    },
  );
});

import { isLittleWord } from './plain-words.ts';

/** What makers flavour with as one, in the English that a question is read in. */
const FLAVOURS = [
  '(?:sea )?salt and (?:(?:balsamic|malt|cider) )?(?:vinegar|pepper)',
  'cheese and (?:onions?|chives?|ham|tomato)',
  '(?:sour )?cream and (?:onions?|chives?)',
  'mac and cheese',
  'honey and (?:mustard|almonds?|amandes|nuts?|oats|lemon)',
  '(?:oats|nuts|almonds?) and honey',
  'cookies and cream',
  'sweet and (?:sour|salty|spicy|salted)',
  'chilli? and (?:lime|lemon|cheese)',
  '(?:lime|lemon) and (?:chilli?|ginger|lime|herbs?|mint|pepper)',
  'ginger and (?:lemon|lime|honey)',
  'garlic and (?:herbs?|onions?|chives?|parsley)',
  '(?:beef|steak) and (?:onions?|ale|kidney)',
  'chicken and (?:mushrooms?|bacon|thyme|leeks?|herbs?)',
  'fruits? and (?:nuts?|fib(?:re|er)|seeds?)',
  '(?:peach(?:es)?|strawberr(?:y|ies)|raspberr(?:y|ies)|berries) and (?:cream|bananas?|vanilla|rhubarb|passion ?fruit|mango|peach)',
  'apples? and (?:cinnamon|raspberr(?:y|ies)|mango|pears?|blackcurrant|elderflower|rhubarb)',
  '(?:bacon|ham) and (?:cheese|eggs?|onions?)',
  'tomato(?:es)? and (?:basil|mozzarella|mascarpone|herbs?|chilli?)',
  'spinach and ricotta',
  'chocolate and (?:mint|hazelnuts?|orange|caramel|coconut)',
  'rosemary and (?:sea )?salt',
].join('|');
const PAIR = new RegExp(`(?<= )(${FLAVOURS})(?= |$)`, 'g');

/** Words with "salt & vinegar" behind a name as one: "walkers salt and vinegar" is no vinegar. What stands by itself is two foods. */
export function withFlavours(words: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const read = text.replace(PAIR, (pair, _one, at: number) => {
    const before = text.slice(0, at).trim().split(' ').at(-1) ?? '';
    return isLittleWord(before) || before === 'and' || before === 'or' ? pair : pair.replace(' and ', ' & ');
  });
  return read === text ? words : read.split(' ');
}

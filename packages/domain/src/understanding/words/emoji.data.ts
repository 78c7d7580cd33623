/** What a picture of a food names. */
export const EMOJI: ReadonlyMap<string, string> = new Map([
  ['🥜', 'peanut'], ['🌰', 'nut'], ['🥛', 'milk'], ['🍼', 'milk'], ['🧀', 'cheese'], ['🧈', 'butter'], ['🍦', 'milk'], ['🐄', 'cow milk'], ['🥚', 'egg'], ['🍳', 'egg'],
  ['🐟', 'fish'], ['🐠', 'fish'], ['🍣', 'fish'], ['🎣', 'fish'], ['🦐', 'shrimp'], ['🍤', 'shrimp'], ['🦞', 'lobster'], ['🦀', 'crab'], ['🦪', 'oyster'], ['🐚', 'shellfish'], ['🦑', 'squid'], ['🐙', 'octopus'],
  ['🌾', 'wheat'], ['🍞', 'bread'], ['🥖', 'bread'], ['🥨', 'bread'], ['🥐', 'bread'], ['🍝', 'pasta'], ['🍜', 'noodles'], ['🍚', 'rice'], ['🌽', 'corn'], ['🫘', 'beans'],
  ['🍓', 'strawberry'], ['🥝', 'kiwi'], ['🍌', 'banana'], ['🍎', 'apple'], ['🍏', 'apple'], ['🍐', 'pear'], ['🍊', 'orange'], ['🍋', 'lemon'], ['🍉', 'watermelon'], ['🍇', 'grape'], ['🍒', 'cherry'], ['🍑', 'peach'],
  ['🥭', 'mango'], ['🍍', 'pineapple'], ['🥥', 'coconut'], ['🥑', 'avocado'], ['🍅', 'tomato'], ['🍆', 'aubergine'], ['🥔', 'potato'], ['🥕', 'carrot'], ['🧅', 'onion'], ['🧄', 'garlic'], ['🍄', 'mushroom'], ['🌶️', 'chili'], ['🌶', 'chili'], ['🫑', 'bell pepper'], ['🥒', 'cucumber'], ['🥦', 'broccoli'],
  ['🐖', 'pork'], ['🐷', 'pork'], ['🥓', 'bacon'], ['🐮', 'beef'], ['🥩', 'beef'], ['🍖', 'meat'], ['🍗', 'chicken'], ['🐔', 'chicken'], ['🐑', 'lamb'], ['🍯', 'honey'], ['🐝', 'bees'], ['🍫', 'chocolate'], ['☕', 'coffee'], ['🍷', 'wine'], ['🍺', 'beer'], ['🍻', 'beer'], ['🍸', 'alcohol'], ['🥃', 'alcohol'],
  ['🚫', 'no'], ['❌', 'no'], ['⛔', 'no'], ['✋', 'no'], ['🙅', 'no'],
]);

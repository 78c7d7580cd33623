/** What a food is; the words stand in `packages/messages` (`guide.generic_kind_*`). */
export const FOOD_KINDS = [
  'alcoholic', 'algae', 'beer', 'biscuit', 'bread', 'cake', 'cereal', 'cheese', 'chocolate', 'condiment', 'curedmeat', 'dairy',
  'dessert', 'dip', 'dish', 'driedfruit', 'drink', 'eggdish', 'fastfood', 'fat', 'fish', 'fishproduct', 'flour', 'fruit', 'fruitproduct',
  'grain', 'hotdrink', 'ice', 'ingredient', 'jam', 'juice', 'meat', 'milkprotein', 'mushroom', 'nut', 'oil', 'pasta', 'pastry',
  'plantdrink', 'plantfood', 'poultry', 'pulse', 'salad', 'sauce', 'sausage', 'seafood', 'seed', 'snack', 'softdrink', 'soup', 'spice',
  'spirit', 'spread', 'sweet', 'sweetener', 'syrup', 'tuber', 'vegetable', 'wine', 'yeastfood', 'yogurt',
] as const;

/** What foods are made of (`guide.generic_of_*`). */
export const PARTS = [
  'acai', 'acid', 'agave', 'alcohol', 'alcoholtrace', 'almond', 'amaranth', 'ammoniumchloride', 'anchovy', 'apple', 'apricot',
  'apricotkernel', 'asparagus', 'aubergine', 'avocado', 'banana', 'barley', 'basil', 'bean', 'beef', 'beer', 'beeswax', 'beetroot',
  'bicarbonate', 'blood', 'blueberry', 'brazilnut', 'buckwheat', 'butter', 'butterfat', 'cabbage', 'caffeine', 'carmine', 'carob',
  'carrot', 'cashew', 'cassava', 'celery', 'cheese', 'cherry', 'chestnut', 'chia', 'chicken', 'chickpea', 'chicory', 'chili', 'chufa',
  'clam', 'cocoa', 'cocoabutter', 'coconut', 'cod', 'coffee', 'courgette', 'crab', 'cranberry', 'cream', 'creatine', 'cucumber', 'date',
  'duck', 'egg', 'eggwhite', 'einkorn', 'emmer', 'favabean', 'fig', 'fish', 'fishroe', 'fishsauce', 'flax', 'fruit', 'fungus', 'garlic',
  'gelatin', 'ginger', 'glutamate', 'goatmilk', 'grape', 'grapefruit', 'greenbean', 'gumbase', 'hazelnut', 'hemp', 'herbs', 'herring',
  'honey', 'horse', 'ice', 'isinglass', 'jackfruit', 'kelp', 'kiwi', 'lamb', 'lard', 'lemon', 'lentil', 'lettuce', 'liquorice', 'liver',
  'lupin', 'macadamia', 'mackerel', 'maize', 'malt', 'mango', 'maplesap', 'mate', 'mayonnaise', 'meat', 'melon', 'milk', 'millet',
  'mushroom', 'mussel', 'mustard', 'nutmeg', 'nuts', 'oats', 'octopus', 'offal', 'oil', 'olive', 'onion', 'orange', 'oyster', 'palmoil',
  'pea', 'peach', 'peanut', 'pear', 'pecan', 'pectin', 'pepper', 'persimmon', 'pineapple', 'pinenut', 'pistachio', 'plantgum', 'plum',
  'poppy', 'pork', 'potassiumchloride', 'potato', 'pumpkin', 'pumpkinseed', 'quinine', 'quinoa', 'raisin', 'raisingagent', 'rapeseed',
  'raspberry', 'rennet', 'rice', 'rye', 'salmon', 'salt', 'sardine', 'seaweed', 'sesame', 'sheepmilk', 'shrimp', 'snail', 'sorghum',
  'soy', 'soysauce', 'spelt', 'spices', 'spinach', 'squid', 'starch', 'strawberry', 'sugar', 'sulphite', 'sunflower', 'sweetener',
  'sweetpotato', 'syrup', 'tea', 'teff', 'tofu', 'tomato', 'tuna', 'turkey', 'vanilla', 'veal', 'vinegar', 'walnut', 'water',
  'watermelon', 'wheat', 'wheatstarch', 'whey', 'wildrice', 'wine', 'worcester', 'yeast', 'yogurt',
] as const;

/** What somebody may have to leave out (`guide.generic_held_*`). */
export const HELD_WORDS = [
  'gluten', 'milk', 'lactose', 'egg', 'nuts', 'peanuts', 'soy', 'sesame', 'fish', 'crustaceans', 'molluscs', 'celery', 'mustard', 'lupin',
  'sulphites', 'meat', 'pork', 'beef', 'gelatin', 'rennet', 'insects', 'honey', 'alcohol', 'caffeine', 'slaughter',
] as const;

/**
 * Words that tell what a question wants, by what they are a sign of; folded, `;` between ways of saying it, the longest taken first. English:
 * what six other languages say is put into these words first (`gloss.data.ts`).
 */
export const CUES = {
  amount:
    'how much;how many;content;amount;grams;number of;how salty;how sweet;how fatty;how sugary;how caloric;nutrition facts;nutritional value;nutrition;value',
  compare: 'compare;compared;comparing;comparison;difference;differences;differ;versus;vs;v;against',
  better:
    'better;healthier;worse;tastier;leaner;preferable;greener;saltier;sweeter;fattier;less bad;lesser evil;lesser of two evils;less evil;more healthy;less healthy;more unhealthy',
  which: 'which;which one;which ones;what one',
  best: 'best;worst;healthiest;unhealthiest;least healthy;most healthy;most unhealthy;saltiest;sweetest;sugariest;fattiest;top;leanest;greatest',
  most: 'most;least;highest;lowest;fewest',
  instead:
    'instead;instead of;in place of;in lieu of;rather than;replace;replaces;replacing;replacement;replacements;substitute;substitutes;substitution;swap;swaps;swap out;alternative;alternatives;alternatives to;version of;version;something like;anything like;similar to;better choice;better option;healthier choice;healthier option;healthier alternative;healthy alternative;something better;something healthier;anything better;anything healthier;better choices;healthier choices;healthier options;better options;switch from;what else',
  why: 'why;how come;what makes;what made;reason;for what reason',
  points: 'points;score;scores;scored;scoring;rated;rating;graded;grade;penalised;penalized;marked;flagged;stars;is red;are red;it orange;this orange;that orange;orange score;orange dot;orange circle;is green;are green;is yellow;lose;loses;losing;gain;gains;so low;so high;badly;low score;high score;so bad',
  contains:
    'contain;contains;contained;containing;is there;are there;in it;include;includes;inside;made with;free of;free from;got;has got;have got;traces;traces of;may contain;there is',
  suits: 'suitable;suit;suits;ok for;okay for;safe for;allowed;friendly;fit for;fits;compatible',
  suggest:
    'suggest;suggestion;suggestions;recommend;recommendation;recommendations;idea;ideas;give me;find;find me;looking for;look for;search for;i want;i need;propose;list of;where can i get;where do i get;where do i find;hungry;starving;craving;fancy;in the mood for;what helps;helps;help with;show some;what to buy;what to eat;what to get;what to drink;what to snack;what should i buy;what can i buy;help me find;show me;which foods;which products;what foods;what products;what food;foods that;foods to;foods for;food to;food for;products for;products that;food that;something;anything;stuff;i could use;get more;eat more',
  consume:
    'eat;eats;eating;drink;drinks;drinking;have;having;buy;buying;consume;consuming;take;taking;enjoy;try;trying;use;using;go for;grab;order;feed;serve;keep eating;cook;cooking;snack;snacking',
  modal: 'can;could;should;may;might;am i allowed to;allowed to;shall;would;must;is it ok;is it okay;is it fine;is it safe;is it bad;is it good;is it healthy',
  judge:
    'good;bad;healthy;unhealthy;ok;okay;fine;safe;great;terrible;awful;nutritious;harmful;dangerous;junk;harm;hurt;poison;toxic;rate;review;opinion;thoughts;think;think of;think about;verdict;judge;evaluate;assess;check;what about;how about;tell me about;tell me;tell me more;info;information;details;worth it;good for;bad for;fattening;make me fat;makes you fat;yes no;thumbs up;thumbs down;evil;right;wrong;recommended;advisable;clean;decent;every day;daily;fan of',
  define:
    "what is;what's;what are;what does;what do;what was;mean;means;meaning;meaning of;definition;define;explain;describe;stand for;stands for;what exactly is;how does;work;works;understand",
  ingredients: "ingredients;ingredient;ingredient list;what's in;what is in;whats in;what are in;made of;made from;made out of;composition;what is inside;what's inside;additives in;allergens;e numbers in;additives",
  own: "mine;scans;scan history;things i buy;what have i got;what've i got;things i have;stuff i have;my scans;my scan;which scans;what scans;the scans;all scans;my products;my foods;my items;my history;my things;my stuff;my groceries;my shopping;my pantry;of my;i scanned;i have scanned;i just scanned;scanned;my scanned;did i scan;have i scanned;things i scanned;my last scans;my recent scans",
  'shopping list': 'my list;shopping list;shopping lists;my shopping list;our list;our shopping list;grocery list;my grocery list;groceries list;on the list;my lists;the shopping list;the list',
  favorites: 'favorites;favourites;favorite;favourite;hearted;liked;saved;i saved;my saved',
  purchases: 'purchases;purchase;purchased;bought;i bought;did i buy;have i bought;i have bought;shopped;my cart;my basket',
  eaten: 'eaten;i ate;ate;did i eat;have i eaten;i have eaten;consumed;have i had;had i;i had;did i have;drunk;drank;i drank',
  today: 'today;my day;so far;this morning;tonight;this evening',
  week: "my week;this week;last week;past week;week;weekly;this month;lately;recently;recent;last days;past days;my eating;my eating habits;my food habits;my diet quality;food choices;my choices;my habits;eating habits;how am i doing;how did i do;how have i been;how i'm doing;trend;trends;my trend;overall",
  average: 'average score;my average;average;mean score',
  review: 'analyze;analyse;analysis;analyzing;summary;summarize;overview;report;doing;going;look;looking;improve;progress',
  'too much': 'too much;too many;enough;too little;a lot of;overdoing',
  left: 'left;remaining;left over;remain;remains;still have;can i still;still eat;leftover;budget',
  targets: 'my targets;my target;target;targets;limit;my limit;my limits;allowance',
  plan: 'plan;planning;menu;meal plan;diet plan;meals;schedule;plan a day;plan my day;a day of;day of eating;prep',
  cut: 'avoid;cut out;cut down;cut;cut back;stay away;steer clear;stop eating;stop buying;eat less of;less of;never eat;quit;not eat;shouldn\'t;should not;eliminate;forbidden;give up;leave out;ditch;drop',
  profile:
    'my profile;saved for me;saved about me;stored for me;stored about me;did i set;i set;what diets;my diets;do i follow;i told you about me;my goals;my goal;my restrictions;my allergies;my allergy;my conditions;my preferences;my diet;my settings;about me;my bmi;my body mass index;know about me;my health profile;am i allergic;am i vegan;am i vegetarian;am i diabetic;am i intolerant;my weight;my height',
  need: 'do i need;should i aim;do i require;i need;i require;is needed;required',
  app: 'labelwise;app;this app;badge;colors;colours;color;colour;premium;subscription;scan a;scanning;scanner;camera;data;my data;privacy;private;account;password;delete;my score;the score;a score;your score;scores;score calculated;rankings;barcode;barcodes;sync;offline;export;sign in;log in;log out;notifications;free trial;cost of premium',
  price: 'cost;costs;price;prices;cheap;cheaper;cheapest;euros;dollars;expensive;pay',
  elsewhere:
    'my dog;my cat;dogs eat;cats eat;dog eat;cat eat;for dogs;for cats;my puppy;near me;restaurant;restaurants;hotel;flight;taxi;weather;president;joke;jokes;poem;poems;song;story;write code;some code;source code;how long do i boil;how long do i cook;how long do i bake;how do i cook;how do i boil;how do i bake;how do i fry;how to boil;how to cook;how to bake;oven;pressure cooker;python;javascript;football;soccer;world cup;news;stock;stocks;bitcoin;movie;movies;car;translate;capital;politics;elections;war;homework;math;equation;instructions;system prompt;prompt;essay;lottery;horoscope;dating;girlfriend;boyfriend;travel;hotel;flight;flights;who won;who wrote;who invented;what time;date today',
  preference:
    "i hate;i love;i like;i dislike;i don't like;i do not like;i prefer;i don't want;i can't stand;add to my;set my;change my;update my;remove my;remember that;save my;we hate;we love;i really like",
  greeting: 'hi;hello;hey;hi there;hello there;hey there;good morning;good afternoon;good evening;greetings;howdy;yo;hallo;how are you;how are you doing;good day;moin',
  thanks: 'thanks;thank you;thx;ty;cheers;much appreciated;thank u;thanks a lot;many thanks;great;cool;perfect;awesome;got it;understood;i see;alright;super;nice;ok great',
  bye: 'bye;k bye;ok bye;bye now;bye then;goodbye;bye bye;see you;see you later;good night;that is all;ciao',
  about:
    'who are you;what are you;are you an ai;are you a bot;are you a robot;are you human;are you real;are you a human;are you a doctor;are you a nutritionist;are you a dietitian;are you chatgpt;are you gpt;are you ai;are you a person;are you a machine;are you a real person;are you real person;are you a bot;are you a human being;am i talking to a person;am i talking to a human;talking to a robot;who made you;who built you;which model;what model;your name;do you use ai',
  capabilities: 'help;help me;what can you do;what do you do;how can you help;what can i ask;what are you able to do;menu options;how does this work;what could you do;how do you help',
} as const satisfies Readonly<Record<string, string>>;
export type Cue = keyof typeof CUES;

/** Words that join others and name nothing by themselves. */
/** Part of a name where a name goes on ("zero sugar", "extra firm tofu"), and none by themselves. */
export const SOFT_WORDS: ReadonlySet<string> = new Set(
  'zero extra free low high light lite plus whole diet regular reduced rich added natural plain organic classic original mini big small large max pure fresh sweet salty spicy homemade red green yellow orange'.split(' '),
);

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "the a an some any this that these those it its is are was were am be been being do does did doing done have has had having can could should would will shall may might must cannot can't don't doesn't didn't isn't aren't wasn't i i'm i've i'd you he she we they me him her us them my your his our their yours to of in into on at for from by with within as than or and but if whether so too very really actually just still even also ever always often usually please pls plz only there here then now what which who whom when where why how not no yes nor out off up down about over under after before per like because since while though although more less fewer higher lower much many lot lots all both each every either neither else other others another such same one ones thing things someone somebody people person everyone kind kinds sort sorts type types food foods product products brand brands item items called named named bit little quite rather pretty perhaps maybe again already yet yours around stay stays under below above exceeding minimum maximum min max intake intakes raise raises reduce reduces increase increases lowering helps help two three four five six seven eight ten habits habit choices choice conflict conflicts got get gets getting give gives make makes made let lets want wants wanted know knows tell say says said see show shows go goes going come comes put think need needs contents without total per now today once time times way ways now actually exactly definitely certainly usually normally generally honestly basically right yeah ok okay that's there's here's who's it's he's she's hi hello hey btw well um hmm ya guys gran grandma grandmother grandpa mother mom mum dad father son daughter kid kids child children baby toddler teen teenager husband wife partner friend family boy girl years year old age aged months us myself yourself self body health healthy entire ever moment standard average good bad let's i'll im ive dont doesnt isnt arent cant whats hows wheres week weeks day days month gonna wanna gotta lol honest swears by sure love loves loved like likes prefer hate hates favourite between calculated calculate change changed changes store stored yesterday last latest newest recent recently label labels pack packs word words animal animals pregnant pregnancy possible true mine eaten ate scan scans purchase purchases history profile question questions answer yes none nothing left side big old new back home school work gym evening night morning tomorrow tonight later lunchtime soon few lower age older younger serving servings portion portions per cent percent 100g based come comes came from drank drunk bought scanned saved".split(
    ' ',
  ),
);

/** Names of categories, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
5 beer|Birre al 5%
abbey beer|Birre d'abbazia
absinthium|Assenzio
acacia honeys|Miele di acacia
advent calendars|Calendario dell'avvento
agar agar|Agar-Agar
agave syrups|Sciroppi d'agave
aiolis|Salsa aioli
alcohol vinegars|Aceti di alcol
alcoholic beverages|Bevande alcoliche
ales|Birre ale
alexandrian senna|Senna
almond butters|Creme di mandorla
almond cookies|Biscotti alle mandorle
almond meal|Pasto di Mandorle
almond milk yogurts|Yogurt al latte di mandorla
almond milks|Bevande di mandorla
almond oils|Olio di mandorle
almond paste|Pasta di mandorle
almond turrón|Torrone alle mandorle
almonds|Mandorle
almonds spreads|Crema di mandorle
amaranth|Amaranto
amber beers|Birre ambrate
american beers|Birre americane
ananas sorbets|Sorbetto all'ananas
anchovy|Acciughe
anchovy fillets|Filetti di acciuga
animal fats|Grassi animali
anticaking agents|Agenti antiagglomeranti
appenzeller cheese|Formaggio dell'Appenzello
appetizers|Stuzzichini
apple cereal bars|Barrette di cereali con mela
apple compotes|Composte di mela
apple jams|Confitture di mela
apple juices|Succhi di mela
apple nectars|Nettare di mela
apple pies|Torte di mele
apple soft drinks|Bibite gassate alla mela
apple sorbets|Sorbetto alla mela
apple turnovers|Appelflap
apple yogurts|Yogurt alla mela
apples|Mele
applesauces|Salse di mele
apricot apple compotes|Composte mela e albicocca
apricot cereal bars|Barrette di cereali con albicocca
apricot compotes|Composte di albicocca
apricot jams|Confetture di albicocca
apricot juices|Succo di albicocca
apricot nectars|Nettare di albicocca
apricot tartlets|Tortini all'albicocca
apricot yogurts|Yogurt all'albicocca
apricots|Albicocche
arame seaweeds|Alghe marine Arame
arborio rices|Riso arborio
argan oils|Olio di argan
aromatic herbs|Erbe aromatiche
aromatic plants|Piante aromatiche
aromatic rices|Riso aromatico
arrabbiata sauces|Salsa all'arrabbiata
artichoke hearts|Cuori di carciofo
artichokes|Carciofi
artificial sugar substitutes|Dolcificanti artificiali
artisan products|Prodotti artigianali
artisanal ciders|Sidri artigianali
artisanal spirits|Bevande alcoliche artigianali
asparagus|Asparagi
assorted chocolate candies|Assortimento di cioccolatini
assorted chocolates|Assortimento di cioccolati
assortments of biscuits|Biscotti assortiti
avocado oils|Olio di avocado
avocados|Avocado
azuki beans|Fagioli Azuki
baby dairy desserts|Dessert per neonati a base di latticini
baby dishes|Piatti per neonati
baby drinks|Bevande per neonati
baby follow on milk from 2 years|Latte artificiale di proseguimento dal secondo anno
baby follow on milk from 3 years|Latte artificiale di proseguimento dal terzo anno
baby follow on milk from 5 months|Latte artificiale di proseguimento dal quinto mese
baby foods|Alimenti per bambini
baby fruit desserts|Dessert alla frutta per neonati
baby milks|Latte per neonati
baguettes|Baguette
baked beans in tomato sauce|Fagioli cotti in salsa di pomodoro
baker s yeast|Lievito per panificazione
baking powder or raising agent|Polvere da cottura o agente lievitante
balsamic vinegars|Aceto balsamico
balsamic vinegars of modena|Aceto balsamico di Modena
banana apple compotes|Composte mela e banana
banana cereal bars|Barrette di cereali con banana
banana jams|Confetture di banana
banana nectars|Nettare di banana
banana yogurts|Yogurt alla banana
bananas|Banane
barbecue crisps|Patatine barbecue
barbecue sauces|Salse barbecue
barley|Orzo
barley flours|Farine di orzo
barley pasta|Pasta di orzo
barn chicken eggs|Uova da galline allevate a terra
bars|Barrette
bars covered with chocolate|Barrette di cioccolato
basil|Basilico
basmati rices|Riso Basmati
bavarian beers|Birre bavaresi
bee products|Miele e prodotti delle api
beef|Manzo
beef broth|Brodo di manzo
beef carpaccio|Carpaccio di manzo
beef dishes|Piatti a base di manzo
beef jerkies|Jerky di manzo
beef preparations|Preparazioni a base di manzo
beef ragu|Ragù di manzo
beef ravioli|Ravioli di manzo
beef steaks|Bistecche di manzo
beef tongues|Lingue di bue
beers|Birre
beers from czech republic|Birre ceche
beers from germany|Birre tedesche
beers from ireland|Birre irlandesi
beers from united kingdom|Birre del Regno Unito
beers with chestnut|Birre alla castagna
beers with fruits|Birre alla frutta
beers without gluten|Birre senza glutine
beet|Barbabietola
beetroot juices|Succo di barbabietola
belgian beers|Birre belghe
belgian endives|Indivia belga
berries|Frutti di bosco
berry jams|Confetture di frutti di bosco
beverages|Bevande
beverages with cranberry|Bevande all'ossicocco
beverages with orange|Aranciata
bicarbonates of soda|Bicarbonato di sodio
bifidus yogurts|Yogurt allo Bifidus
bigarade orange marmelades|Marmellate di arancia bigrade
bilberries jams|Confetture di mirtilli
biscuit with a chocolate bar covering|Biscotti con tavoletta di cioccolato
biscuits|Biscotti
biscuits and cakes|Biscotti e torte
biscuits and crackers|Biscotti e cracker
biscuits for babies|Biscotti per neonati
black beans|Fagioli neri
black beers|Birre nere
black forest gâteau|Torta della Foresta Nera
black olives|Olive nere
black peppercorns|Grani di pepe nero
black peppers|Pepe nero
black pitted olives|Olive nere snocciolate
black teas|Tè nero
blackberry jams|Confetture di mora
blackberry yogurts|Yogurt al more
blackcurrant jams|Confetture di ribes nero
blanched roasted hazelnuts|Nocciole arrostite sbiancate
blends of honey and propolis|Miscele di miele e propoli
blood orange juices|Succo di arancia rossa
blue veined cheeses|Formaggio erborinato
blueberries|Mirtilli
blueberry applesauces|Composte mela e mirtillo
blueberry jams|Confetture di mirtilli
blueberry juices|Succo di mirtillo
blueberry muffins|Muffin ai mirtilli
blueberry nectars|Nettare di mirtillo
blueberry yogurts|Yogurt al mirtillo
bodybuilding supplements|Integratori per lo sport
boiled eggs|Uova sode
bolognese lasagne|Lasagne alla bolognese
bolognese sauces|Sughi alla bolognese
bomba rices|Riso Bomba
bonbons|Cioccolatini
borage seed oils|Olio di semi di borragine
bordeaux|Vini Bordeaux
bouillon cubes|Dadi da brodo
braised hams|Prosciutti brasati
bramble honeys|Miele di rovo
bran|Crusca
brazil nuts|Noce brasiliana
bread crumbs|Pangrattato
breaded alaska pollock|Merluzzo d'Alaska impanato
breaded chicken cutlets|Cotoletta di pollo impanata
breaded cod fish|Merluzzo comune impanato
breaded fish|Pesce impanato
breaded hake fish|Nasello impanato
breaded products|Prodotti impanati
breaded whiting|Merlano impanato
breads|Pane
breads with raisins|Pane con uvetta
breadsticks|Grissini
breakfast biscuits|Biscotti da colazione
breakfast cereals|Cereali da colazione
breakfasts|Colazione
brioche filled with custard|Brioche alla crema
brioches|Brioche
brittany beers|Birre bretoni
broths|Brodo
brown basmati rices|Riso Basmati integrale
brown rices|Riso integrale
brown sugars|Zucchero grezzo
brussels sprouts|Cavoletti di Bruxelles
buckwheat|Grano saraceno
buckwheat flours|Farine di grano saraceno
buckwheat honeys|Miele di grano saraceno
buckwheat pasta|Pasta di grano saraceno
buffalo burrata|Burrata di bufala
buffalo cheeses|Formaggio di bufala
buffalo mozzarella|Mozzarella di bufala
buns|Panini inglesi
burritos|Burrito
butter beans|Fagioli di Lima
butter croissants|Croissant al burro
butter fat|Grasso di burro
buttermilks|Latticelli
butters|Burro
béarnaise sauce|Salsa bernese
béchamel sauces|Salse di besciamella
cage chicken eggs|Uova da galline allevate in gabbie
cake mixes|Preparati per torte
cakes|Torte e dolci
calissons d aix|Calissons d'Aix
camemberts de normandie|Camembert di Normandia
camemberts from pasteurized cow milk|Camembert pastorizzato
candied fruits|Frutta candita
candies|Caramelle
candy canes|Bastoncini di zucchero
cane sugar|Zucchero di canna
canned artichokes|Carciofi in scatola
canned asparagus|Asparagi in scatola
canned beet|Barbabietole in scatola
canned broad beans|Fave in scatola
canned carrots|Carote in scatola
canned cereals|Cereali in scatola
canned champignon mushrooms|Funghi champignon in scatola
canned chickpeas|Ceci in scatola
canned common beans|Fagioli in scatola
canned corn|Mais in scatola
canned fishes|Pesce in scatola
canned fruits|Frutta in scatola
canned green beans|Fagiolini in scatola
canned hearts of palm|Cuori di palma in scatola
canned herrings|Aringhe in scatola
canned legume sprouts|Germogli di legumi in scatola
canned legumes|Legumi in scatola
canned lentils|Lenticchie in scatola
canned mackerels|Sgombro in scatola
canned meals|Piatti pronti in scatola
canned meats|Carne in scatola
canned mixed fruit in syrup|Frutta mista sciroppata in scatola
canned mung bean sprouts|Germogli di fagiolo mungo in scatola
canned mushrooms|Funghi in scatola
canned mussels|Mitili in scatola
canned peas|Piselli in scatola
canned peas and carrots|Piselli e carote in scatola
canned peppers|Peperoni in scatola
canned pineapples|Ananas in scatola
canned plant based foods|Cibi in scatola di origine vegetale
canned potatoes|Patate in scatola
canned raviolis|Ravioli in scatola
canned red kidney beans|Fagioli comuni in scatola
canned sardines|Sardine in scatola
canned sliced champignon mushrooms|Funghi champignon a fettine in scatola
canned soups|Zuppe in scatola
canned spinachs|Spinaci in scatola
canned sweet corn|Mais dolce in scatola
canned tomatoes|Pomodori in scatola
canned tunas|Tonno in scatola
canned vegetable soups|Zuppe di verdura in scatola
canned vegetables|Verdure in scatola
canned white asparagus|Asparagi bianchi in scatola
canned white common beans|Fagioli bianchi in scatola
canola oils|Olio di canola
cantaloupe melons|Melone di cantalupo
capon|Cappone
caramel chocolate bars|Barrette al cioccolato e caramello
caramel chocolates|Cioccolato con caramello
caramel stuffed wafers|Wafer ripieni di caramello
caramel yogurts|Yogurt al caramello
caramels|Caramello
carbonated drinks|Bevande gassate
carbonated mineral waters|Acque minerali frizzanti
carbonated natural mineral waters|Acque minerali naturali carbonate
carbonated waters|Acque frizzanti
cardoons|Cardo
carnaroli rices|Riso Carnaroli
carrot juices|Succo di carota
carrot salads|Insalate di carote
carrots|Carote
cashew butters|Burri di anacardo
cashew nuts|Anacardi
cat tongue|Lingue di gatto
cauliflowers|Cavolfiori
caviars|Caviale
celery|Sedano
cereal bar with almonds or hazelnuts|Barretta di cereali con mandorle o nocciole
cereal bar with hazelnuts|Barrette di cereali con nocciole
cereal bars|Barrette di cereali
cereal brans|Crusche di cereali
cereal butters|Burri di cereali
cereal chocolates|Cioccolato con cereali
cereal flakes|Fiocchi di cereali
cereal flours|Farine di cereali
cereal grains|Semi di cereale
cereal milks|Bevande di cereali
cereal oils|Olio di cereali
cereal pastas|Paste alimentari di cereali
cereal semolinas|Semolino di cereali
cereal starches|Amidi di cereali
cereal syrups|Sciroppi di cereali
cereals and potatoes|Cereali e patate
cereals and their products|Cereali e i loro prodotti
cereals for babies|Cereali per neonati
cereals with caramel|Cereali al caramello
cereals with honey|Cereali al miele
chamomile|Camomilla
champignon mushrooms|Funghi champignon
chards|Bietola
cheddar and onion crisps|Patatine al cheddar e cipolla
cheddar cheese|Formaggio cheddar
cheddar slices|Cheddar a fette
cheese and onion crisps|Patatine al formaggio e cipolla
cheese fondue from savoy|Fonduta savoiarda
cheese pizzas|Pizze al formaggio
cheese ravioli|Ravioli al formaggio
cheese sandwiches|Panini al formaggio
cheese sauces|Salse al formaggio
cheese spreads|Formaggi spalmabili
cheese substitutes|Formaggi vegani
cheesecakes|Cheesecake
cheeses|Formaggi
cheeses from england|Formaggi inglesi
cheeses from switzerland|Formaggi svizzeri
cheeses from the united kingdom|Formaggi dal Regno Unito
cheeses of the netherlands|Formaggi olandesi
cherries|Ciliegie
cherries in syrup|Ciliegie sciroppate
cherry beers|Birre alla ciliegia
cherry jams|Confetture di ciliegie
cherry nectars|Nettare di ciliegia
cherry tomatoes|Pomodori ciliegini
cherry yogurts|Yogurt alla ciliegia
chestnut applesauces|Composte mela e castagna
chestnut honey|Miele di castagno
chestnut spreads|Creme di marroni
chestnut yogurts|Yogurt alla castagna
chestnuts|Castagne
chewing gum|Gomme da masticare
chicken breasts|Petti di pollo
chicken curry|Curry al pollo
chicken cutlets|Cotolette di pollo
chicken eggs|Uovo di gallina
chicken nems|Involtini di pollo
chicken nuggets|Crocchette di pollo
chicken preparations|Preparati di pollo
chicken sandwiches|Panini al pollo
chicken sausages|Salsicce di pollo
chicken thighs|Cosce di pollo
chickens|Pollo
chickpea flours|Farine di ceci
chickpeas|Ceci
chili peppers|Peperoncini
chinese egg noodles|Noodle all'uovo cinesi
chinese noodles|Noodle cinesi
chips and fries|Patatine
chives|Cippolina
chocolate and hazelnut cookies|Biscotti di nocciola e cioccolato
chocolate bars|Barrette al cioccolato
chocolate biscuits|Biscotti al cioccolato
chocolate biscuity bars|Barrette biscottate al cioccolato
chocolate cakes|Torte al cioccolato
chocolate candies|Confetti al cioccolato
chocolate cereal bars|Barrette di cereali con cioccolato
chocolate cereals|Cereali al cioccolato
chocolate chip cookies|Biscotti con gocce di cioccolato
chocolate chunks yogurts|Yogurt al cioccolato
chocolate covered cherries|Ciliegie ricoperte di cioccolato
chocolate covered fruits|Frutta ricoperta di cioccolato
chocolate covered nuts|Frutta secca ricoperta di cioccolato
chocolate covered peanuts|Arachidi ricoperte di cioccolato
chocolate croissant|Croissant al cioccolato
chocolate desserts|Dolci al cioccolato
chocolate eclairs|Eclair al cioccolato
chocolate eggs|Uovo di Cioccolato
chocolate ice cream bars|Barrette al gelato al cioccolato
chocolate ice cream tubs|Vaschette di gelato al cioccolato
chocolate milks|Latte al cioccolato
chocolate molds|Forme di cioccolato
chocolate mousses|Mousse al cioccolato
chocolate muffins|Muffin al cioccolato
chocolate powders|Cioccolata in polvere
chocolate rabbits|Conigli di cioccolato
chocolate sandwich cookies|Biscotti al cacao ripieni di crema
chocolate sculptures|Sculture di Cioccolato
chocolate soy desserts|Dessert di soia al cioccolato
chocolate soy milks|Latte di soia al cioccolato
chocolate spreads|Crema con cacao
chocolate stuffed wafers|Wafer ripieni di cioccolato
chocolate tartlets|Tortini di cioccolato
chocolate truffles|Tartufi al cioccolato
chocolate turrón|Torrone al cioccolato
chocolates|Cioccolato
chocolates from modica igp|Cioccolato di Modica IGP
chocolates stuffed with almond paste|Cioccolato ripieno di impasto alla mandorla
chocolates with almonds|Cioccolato alle mandorle
chocolates with hazelnuts|Cioccolato alle nocciole
chocolates with sweeteners|Cioccolato con edulcorante
chopped olives|Olive tritate
christmas chocolates|Cioccolatini di Natale
christmas foods and drinks|Cibi e bevande di Natale
christmas sweets|Dolci di Natale
chutneys|Chutney
cider vinegars|Aceto di mele
ciders|Sidri
cigarettes|Biscotti a sigaretta
cinnamon|Cannella
cinnamon powder|Polvere di cannella
citrus|Agrumi
citrus fruit teas|Tisane agli agrumi
citrus honeys|Miele di agrumi
citrus jams|Confetture di agrumi
clementine jams|Confitture di clementina
clementine juices|Succo di mandarancio
coated peanuts|Arachidi rivestite
cocoa and chocolate powders|Cacao e cioccolato in polvere
cocoa and hazelnuts spreads|Crema con nocciole e cacao
cocoa and its products|Cacao e derivati
cocoa butter|Burro di cacao
cocoa powders|Cacao in polvere
coconut based creams for cooking|Creme a base di cocco per la cottura
coconut macaroons|Biscotti al cocco
coconut milks|Latte di cocco
coconut oils|Oli di cocco
coconut pies|Torte al cocco
coconut sugar|Zucchero di cocco
coconut waters|Acqua di cocco
coconut yogurts|Yogurt al cocco
coconuts|Noci di cocco
coconuts and their products|Cocco e derivati
cod acras|Frittelle di merluzzo
cod fillets|Filetti di merluzzo
codliver fats|Olio di fegato di merluzzo
cods|Merluzzo
coffee beans|Chicchi di caffè
coffee capsules|Capsule di caffè
coffee creamy puddings|Creme al caffè
coffee desserts|Dessert al caffè
coffee drinks|Bevande al caffè
coffee drinks with milk|Caffè-latte
coffees|Caffè
cola sodas without caffeine|Bibite alla cola senza caffeina
cold soups|Zuppe fredde
cold starters|Antipasti freddi
coleslaw|Insalata di cavolo
common beans|Fagioli
common nettle|Ortica
common wheat flours|Farine di grano tenero
common wheats|Grano tenero
compotes|Composte
compotes to drink|Composte da bere
concentrated apple juices|Succo di mela da concentrato
concentrated apricot juices|Succo di albicocca da concentrato
concentrated blueberry juices|Succo di mirtillo da concentrato
concentrated carrot juices|Succo di carota da concentrato
concentrated fruit juices|Succo di frutta da concentrato
concentrated grape juices|Succo di uva da concentrato
concentrated grapefruit juices|Succhi d'uva concentrati
concentrated mango juices|Succo di mango da concentrato
concentrated multifruit juices|Succhi di frutta concentrati
concentrated orange juices|Succo di arancia da concentrato
concentrated peach juices|Succo di pesca da concentrato
concentrated pear juices|Succo di pera da concentrato
concentrated pineapple juices|Succo di ananas da concentrato
condiments|Condimenti
confectioneries|Dolci
cooked chicken|Pollo cotto
cooked poultries|Pollame cotto
cooked poultry breast slices|Prosciutti di pollame
cooked pressed cheeses|Formaggi a pasta pressata cotta
cookies with chocolate and nougat|Biscotti con cioccolato e torrone
cookies with milk chocolate|Biscotti con cioccolato al latte
corn|Mais
corn chips|Snack al mais
corn flakes|Cornflakes
corn oils|Olio di mais
corn pasta|Pasta di mais
corn salad|Songino
corn semolinas|Semolino di mais
corn semolinas for polenta|Semolino di mais per polenta
corn starch|Amido di mais
corn syrups|Sciroppi di mais
cornmeal|Farine di mais
corsican beers|Birre corse
cotton candy|Zucchero filato
cottonseed oils|Olio di cotone
country specific beers|Birre per paese
country style pâtés|Patè di campagna
cow burrata|Burrata di mucca
cow cheeses|Formaggi vaccini
cow milk yogurts|Yogurt di mucca
cow milks|Latte di mucca
crab|Granchi
craft beers|Birre artigianali
cranberry sauces|Salse di mirtillo
cream cheeses|Formaggi cremosi
cream of pumpkin soups|Vellutata di zucca
cream of tomato soups|Vellutata di pomodori
cream of vegetable soups|Vellutate di verdura
cream puff|Profiterole
cream soups|Vellutate
creams|Panne
creamy almond turrón|Torrone di Jijona
creamy puddings|Creme dolci
crema catalana|Crema Catalana
crepes and galettes|Crêpe e galette
crispbreads|Pane croccante
crisps|Patatine
croissant filled with chocolate|Cornetti farciti con cioccolato
croissant filled with cream|Cornetti farciti con crema
croissant filled with jam|Cornetti farciti con confettura
croutons|Crostini
crumpets|Crumpet
crunchy almond turrón|Torrone croccante alle mandorle
crunchy mueslis|Muesli croccante
crustaceans|Crostacei
crystallized ginger|Zenzero cristallizzato
crêpes|Crepe
crêpes and galettes|Crêpe e galette
cucumbers|Cetrioli
culinary plants|Verdure ed erbe per cucinare
cured ham|Prosciutti crudi
cured sausages|Salami e salsicce stagionate
curry pastes|Pasta di curry
curry sauces|Salse al curry
custards and pastry creams|Pasticcino alla crema
dairies|Latticini
dairy desserts|Dessert al latte
dairy drinks|Bevande a base di latte
dairy mousses|Mousse a base di latte
dairy spread|Latticini spalmabili
dairy substitutes|Sostituti dei latticini
dandelion|Tarassaco
dandelion honeys|Miele di tarassaco
danish cheeses|Formaggi danesi
dark ales|Birre ale scure
dark chocolate bar|Tavolette di cioccolato fondente
dark chocolate bar with less than 70 cocoa|Tavolette di cioccolato fondente con meno del 70% di cacao
dark chocolate biscuits|Biscotti al cioccolato fondente
dark chocolate with caramel|Cioccolato fondente con caramello
dark chocolates|Cioccolato fondente
dark chocolates with almonds|Cioccolato fondente alle mandorle
dark chocolates with cocoa nibs|Cioccolato fondente con semi di cacao
dark chocolates with ginger|Cioccolato fondente con zenzero
dark chocolates with hazelnuts|Cioccolato fondente alle nocciole
dark chocolates with orange|Cioccolato fondente con arancia
dark chocolates with sweeteners|Cioccolato fondente con edulcorante
dark lagers|Birre lager scure
dates|Datteri
decaffeinated coffees|Caffè decaffeinato
decaffeinated teas|Tè decaffeinato
decorticated lentils|Lenticchie decorticate
decorticated red lentils|Lenticchie rosse decorticate
deglet noor dates|Datteri Deglet Noor
dehydrated beverages|Bevande disidratate
dehydrated broths|Brodi disidratati
dehydrated soups|Zuppe disidratate
dessert mixes|Preparati per dolci
dessert sauces|Salse da dessert
desserts|Dessert
diet beverages|Bevande dietetiche
diet cola soft drink|Cole dietetiche
diet sodas|Bibite gassate dietetiche
dietary supplements|Supplementi dietetici
digestives covered with chocolate|Biscotti digestive al cioccolato
dijon mustards|Senape di Digione
dill pickles|Cetriolini all’aneto
dips|Salse per intingere
distilled beverages|Distillati
dolce gusto compatible coffee capsules|Capsule di caffè compatibili Dolce Gusto
double beer|Birra doppia
doughnuts|Ciambelle donut
doughnuts filled with chocolate|Ciambelle ripiene di cioccolato
dried apples|Mele secche
dried apricots|Albicocche secche
dried arame seaweed|Alghe arame essiccate
dried bananas|Banana essiccata
dried coconut|Cocco disidratato
dried coconut flour|Farina di cocco
dried cranberries|Mirtilli rossi essiccati
dried figs|Fichi secchi
dried fruits|Frutta essiccata
dried goji|Bacche di goji secche
dried hams|Prosciutti crudi
dried mangoes|Manghi secchi
dried meals|Piatti pronti disidratati
dried meats|Carni essiccate
dried mixed fruits|Frutta essiccata mista
dried mushrooms|Funghi secchi
dried pineapple|Ananas secchi
dried plant based foods|Cibi disidratati a base di vegetali
dried porcini mushrooms|Funghi porcini secchi
dried products to be rehydrated|Prodotti disidratati da reidratare
dried prunes|Pesche secche
dried seaweeds|Alghe secche
dried tomato in oil|Pomodoro essiccato sott'olio
dried tomatoes|Pomodori essiccati
dried vegetables|Ortaggi essiccati
drinkable yogurts|Yogurt da bere
drinking water|Acqua potabile
drop cookies|Cookie
dry biscuits|Biscotti secchi
dry egg pastas|Pasta al'uovo secca
dry pastas|Pasta secca
dry sausages|Salami stagionati
duck breasts|Petto d'anatra
duck confit|Confit di anatra
duck dishes|Piatti a base di anatra
duck eggs|Uova d'anatra
duck fat|Grasso d'anatra
duck legs|Zampe di anatra
duck rillettes|Rillette d'anatra
ducks|Anatre
durum wheat flours|Farine di grano duro
durum wheat macaroni|Maccheroni di grano duro
durum wheat pasta|Pasta di grano duro
durum wheat pasta with egg|Pasta di grano duro all'uovo
durum wheat penne|Penne di grano duro
durum wheat semolinas|Semole di grano duro
durum wheat semolinas for couscous|Semolino di grano duro per couscous
durum wheat spaghetti|Spaghetti di grano duro
durum wheats|Grano duro
easter eggs|Uova di pasqua
easter food|Cibi per Pasqua
eclairs|Bignè éclair
egg free mayonnaises|Maionese senza uovo
egg noodles|Tutti tagliatelle all'uovo
egg pastas|Pasta all’uovo
egg tagliatelle|Tagliatelle all'uovo
eggplant caviar|Caviale di melanzane
eggs|Uova
einkorn wheats|Farro piccolo
elderberry flowers|Fiori di sambuco
elderberry products|Prodotti a base di sambuco
emmental cheese sandwiches|Panini al formaggio emmental
emmentaler|Emmental
emmer wheat flours|Farine di farro dicocco
emmer wheats|Farro
endives|Scarola
energy drinks|Energy drink
esl milks|Latte ad alta conservazione
eucalyptus|Eucalipto
eucalyptus honeys|Miele di eucalipto
evaporated milks|Latti evaporati
evening meals for babies|Pasti serali per neonati
extra fine dark chocolates|Tavolette di cioccolato fondente extra
extra virgin olive oils|Oli extravergine di oliva
fats|Oli e grassi
fatty fishes|Pesci grassi
fennel|Finocchio
fermented creams|Creme fermentate
fermented dairy desserts|Yogurt e dessert di latte fermentato
fermented drinks|Bevande fermentate
fermented milk drinks|Bevande al latte fermentate
fermented milk products|Prodotti lattiero-caseari fermentati
field horsetail|Equiseto dei campi
fig chutneys|Mostarde di fichi
fig jams|Confetture di fichi
fig yogurts|Yogurt al fico
figs jams|Confetture di fico
filled biscuits|Biscotti ripieni
filled cereals|Cereali ripieni
filled chocolates|Cioccolato ripieno
filled croissants|Cornetti farciti
filled crêpes|Crepes ripiene
filled dark chocolates|Cioccolato fondente ripieno
filled milk chocolates|Cioccolatini ripieni di latte
fir honeys|Miele di melata di abete
fish and meat and eggs|Pesce e carne e uova
fish eggs|Uova di pesce
fish fillets|Filetti di pesce
fish menus for babies|Pasti per neonati a base di pesce
fish oils|Olio di pesce
fish preparations|Preparazioni a base di pesce
fish quenelles|Quenelle di pesce
fish rillettes|Rillettes di pesce
fish sandwiches|Panini al pesce
fish soups|Zuppe di pesce
fishes|Pesci
fishes and their products|Pesce e derivati
five cheese pizza|Pizze ai cinque formaggi
flakes|Fiocchi
flammekueche|Flammkuchen
flans|Budini
flatbreads|Pani piatti
flavored and colored dry pastas|Paste secche colorate ed aromatizzate
flavored beers|Birre aromatizzate
flavored black teas|Tè nero aromatizzato
flavored sparkling waters|Acque gassate aromatizzate
flavored teas|Tè aromatizzati
flavored waters|Acque aromatizzate
flavors|Aromi
flavour enhancers|Esaltatori di sapidità
flavoured chocolates|Cioccolato aromatizzato
flavoured dark chocolates|Cioccolati fondenti aromatizzati
flavoured milk chocolates|Cioccolato al latte aromatizzato
flavoured milks|Latte aromatizzato
flavoured potato crisps|Patatine aromatizzate
flavoured syrups|Sciroppi aromatizzati
flavoured yogurts|Yogurt aromatizzati
flax seed flours|Farine di lino
flax seeds|Lino
flours|Farine
flower honeys|Miele millefiori
foies gras from ducks|Foie gras d'oca
foies gras from gooses|Foie gras di oca
food additives|Additivi alimentari
food colorings|Coloranti alimentari
fortified wines|Vini liquorosi
fortified wines such as natural sweet wines|Vini liquorosi come vini dolci naturali
four cheese pizza|Pizza ai quattro formaggi
frankfurter sausages|Salsicce di Francoforte
free range chicken eggs|Uova da galline allevate all'aperto
freeze dried foods|Alimenti essiccati al gelo
freeze dried plant based foods|Alimenti a base vegetale essiccati surgelati
french beers|Birre francesi
french blue veined cheeses|Formaggio erborinato francese
french cheeses|Formaggi francesi
french confectioneries|Pasticceria francese
french eaux de vie|Acquaviti francesi
french emmentaler|Emmental francese
french fruits|Frutta francese
french hams|Prosciutto francese
french pralines|Praline francesi
french sausages|Salsicce francesi
fresh aromatic plants|Erbe aromatiche fresche
fresh belgian endives|Indivia belga fresca
fresh carrots|Carote fresche
fresh cheeses|Formaggi freschi
fresh eggs|Uova fresche
fresh fruits|Frutta fresca
fresh ground beef preparations|Preparati di manzo fresco
fresh ground meat preparations|Macinato di carne fresco
fresh meals|Piatti pronti freschi
fresh meat preparations|Preparazioni fresche a base di carne
fresh meats|Carne fresca
fresh milks|Latte fresco
fresh mushrooms|Funghi freschi
fresh parsley|Prezzemolo fresco
fresh pasta|Pasta fresca
fresh plant based foods|Cibi freschi a base vegetale
fresh tomatoes|Pomodori freschi
fresh vegetables|Verdure fresche
fresh zucchini|Zucchine fresche
fried foods|Cibi fritti
fried onions|Cipolle fritte
fried plant based foods|Alimenti vegetali fritti
fried rice|Riso cantonese
fries|Patatine fritte
from 10 months|Dal 10mo mese
from 12 months old|Dal 12mo mese
from 15 months|Dal 15mo mese
from 18 months|Dal 18mo mese
from 24 months|Dal 24mo mese
from 3 years|Dal terzo anno
from 4 months|Dal 4to mese
from 6 months|Dal 6to mese
from 8 months|Dall'8vo mese
frozen aromatic plants|Piante aromatiche surgelate
frozen artichokes|Carciofo surgelato
frozen baby carrots|Carote baby surgelate
frozen basil|Basilico surgelato
frozen berries|Frutti di bosco surgelati
frozen blueberries|Mirtilli surgelati
frozen broccolis|Broccoli surgelati
frozen cakes and pastries|Torte e pasticcini congelati
frozen carrots|Carote surgelate
frozen cauliflower florets|Cime di cavolfiore surgelate
frozen chopped artichokes|Carciofi tritati congelati
frozen corn|Mais surgelato
frozen desserts|Dessert surgelati
frozen fishes|Pesci surgelati
frozen fried potatoes|Patate fritte congelate
frozen fries|Patatine surgelate
frozen fruits|Frutta surgelata
frozen green beans|Fagiolini surgelati
frozen green peas|Piselli congelati
frozen ground beef steaks|Bistecche di manzo macinate congelate
frozen ground meat preparations|Macinato di carne congelato
frozen ground steaks|Hamburger surgelati
frozen lasagne|Lasagne surgelate
frozen legumes|Legumi surgelati
frozen meat preparations|Preparazioni surgelate a base di carne
frozen meats|Carne surgelata
frozen mixed berries|Bacche miste surgelate
frozen mixed fruits|Frutta mista surgelata
frozen mixed vegetables|Misti di verdure congelati
frozen mushrooms|Funghi surgelati
frozen pizzas|Pizza surgelata
frozen pizzas and pies|Pizze e torte surgelate
frozen plant based foods|Cibi surgelati a base vegetale
frozen plant based foods mixes|Misti di alimenti a base di verdure congelati
frozen potatoes|Patate surgelate
frozen raspberries|Lamponi congelati
frozen ready made meals|Piatti pronti surgelati
frozen seafood|Frutti di mare surgelati
frozen spinachs|Spinaci surgelati
frozen steaks|Bistecche surgelate
frozen strawberries|Fragole surgelate
frozen vegetables|Verdure surgelate
frozen yogurts|Yogurt gelato
fructose|Fruttosio
fruit and fruit seed oils|Olio di frutta e di semi di frutta
fruit and vegetable juices|Succhi di frutta e di verdura
fruit and vegetable preserves|Confetture e conserve di frutta
fruit based beverages|Bevande a base di frutta
fruit chutneys|Chutney di frutta
fruit jellies|Gelatine di frutta
fruit juices|Succhi di frutta
fruit juices and nectars|Succhi e nettari di frutta
fruit juices from concentrate|Succhi di frutta da concentrato
fruit muffins|Muffin alla frutta
fruit nectars|Nettari di frutta
fruit pastes|Impasti di frutta
fruit salads|Macedonia
fruit smoothies|Frappè alla frutta
fruit sodas|Bibite gassate alla frutta
fruit soy yogurts|Yogurt di soia alla frutta
fruit syrups|Sciroppi alla frutta
fruit teas|Tisane alla frutta
fruit yogurts|Yogurt alla frutta
fruit yogurts with fruit chunks|Yogurt alla frutta con pezzi di frutta
fruits|Frutta
fruits and vegetables based foods|Frutta e verdura
fruits based foods|Prodotti a base di frutta
fruits cereal bars|Barrette di cereali con frutti
fruits coulis|Coulis di frutta
fruits in syrup|Frutta sciroppata
fruits puree without sugar added|Puree di frutta senza zuccheri aggiunti
fuji apples|Mele Fuji
gala apples|Mele gala
galettes|Gallette
garden cress|Crescione di giardino
garlic|Aglio
garlic and their products|Aglio e derivati
garlic powder|Polvere di aglio
garlic sausage|Salsiccia all'aglio
gelatin|Gelatina
german chamomile|Camomilla comune
german sausages|Salsicce tedesche
gherkins|Cetriolini
gherkins pickled in vinegar|Cetriolini sott’aceto
ginger|Zenzero
ginger beer|Birre ginger
gingerbreads|Pan di zenzero
glazes with vinegar|Glasse con aceto
gluten free biscuits|Biscotti senza glutine
gluten free breads|Pane senza glutine
gluten free pasta|Pasta senza glutine
gluten free pastas|Pasta senza glutine
gluten free sliced breads|Pancarré senza glutine
gluten free toasts|Fette biscottate senza glutine
gnocchi of durum wheat semolina|Gnocchi di semola di grano duro
goat cheeses|Formaggi di capra
goat milk yogurts|Yogurt di capra
goat milks|Latte di capra
goat s haymilk|Latte fieno di capra
good nightrest tea blends|Tisane della buonanotte
goudas with cumin|Gouda con cumino
grana padano|Grana Padano
granulated sugars|Zucchero bianco
grape jams|Confetture di uva
grape juices|Succo di uva
grape juices from concentrate|Succhi d’uva da concentrato
grape nectars|Nettare di uva
grape seed oils|Olio di vinaccioli
grapefruit juices|Succo di pompelmo
grapefruit nectars|Nettare di pompelmo
grapes|Uva
grated carrots|Carote grattugiate
grated cheese|Formaggio grattugiato
grated emmentaler|Emmental grattugiato
gratins|Alimenti al gratin
greek cheeses|Formaggi greci
greek style yogurts|Yogurt greco
green asparagus|Asparagi verdi
green beans|Fagiolini
green chopped olives|Olive verdi tagliate
green lentils|Lenticchie verdi
green olives|Olive verdi
green olives in brine|Olive verdi in salamoia
green olives stuffed of anchovies|Olive ripiene di acciuge
green peas|Piselli verdi
green pestos|Pesto verde
green pitted olives|Olive verdi snocciolate
green stuffed olives|Olive verdi ripiene
green teas|Tè verde
green teas with mint|Tè verde alla menta
grenadine|Granatina
groats|Semola
ground beef preparations|Macinato di manzo
ground beef steaks|Hamburger di manzo
ground coffees|Caffè macinato
ground dried aromatic plants|Piante aromatiche essiccate e macinate
ground dried oregano|Origano essiccato
ground dried vegetables|Ortaggi essiccati e macinati
ground meat preparations|Preparati di carne
ground peppers|Pepe macinato
ground steaks|Carne macinata e hamburger
growth milks|Latte della crescita
guava jams|Confetture di guaiava
guava nectars|Nettare di guaiava
gummi candies|Caramelle gommose
gummy bears|Orsetti gommosi
gummy strawberries|Caramelle gommose alla fragola
hake|Nasello
hake fillet|Filetti di nasello
half cooked pressed cheeses|Formaggi pressati a mezza cottura
half salted butter|Burro semi-salato
ham and cheese sandwiches|Panini prosciutto e formaggio
ham pizzas|Pizze al prosciutto
ham sandwiches|Panini al prosciutto
hamburger buns|Pane da hamburger
hamburgers|Hamburger
hams|Prosciutti
hams of san daniele|Prosciutto di San Daniele
handmade breadsticks|Grissini artigianali
hard candies|Caramelle dure
hard cheeses|Formaggi a pasta dura
hard liquors|Superalcolici
haymilk|Latte fieno
hazelnut milks|Latti di mandorle
hazelnut oils|Oli di nocciola
hazelnut spreads|Crema con nocciole
hazelnut yogurts|Yogurt alla nocciola
hazelnuts|Nocciole
hearts of palm|Cuori di palma
hemp oils|Olio di canapa
herbal fruit teas in tea bags|Tisane alla frutta in bustina
herbal liqueur|Liquori alle erbe
herbal tea blends|Miscele per tisane
herbal teas|Tisane
herbal teas in tea bags|Tisane in bustina
herbes de provence|Erbe della Provenza
herbs|Erbe aromatiche
herring|Aringhe
hibiscus|Ibisco
himalaya salts|Sale dell'Himalaya
homogenized milks|Latte omogenizzato
honey and royal jelly mixtures|Miscele a base di miele e pappa reale
honey based preparations|Preparati a base di miele
honey candies|Caramelle al miele
honey mustards|Senape al miele
honey yogurts|Yogurt al miele
honeydew melons|Melone verde
honeys|Miele
honeys from france|Miele francese
honeys from the mediterranean sea|Mieli dal Mar Mediterraneo
honeys from the mountains|Miele di montagna
hot beverages|Bevande calde
hot dog buns|Panini per hot dog
hot sauces|Salse piccanti
hypoallergenic milks|Latte ipoallergenico
ice cream bars|Gelati a stecco o in barretta
ice cream cones|Coni gelato
ice cream sandwiches|Biscotto gelato
ice cream tubs|Vaschette di gelato
ice creams|Gelato
ice creams and sorbets|Gelati e sorbetti
ice pops|Ghiaccioli
iceberg lettuce|Insalata iceberg
iced coffees|Caffè freddo
iced teas|Thè freddi
indica rices|Riso Indica
industrial cheese|Formaggio industriale
industrial knacks|Knack industriali
infant formulas|Latte artificiale per neonati fino al sesto mese
instant beverages|Bevande istantanee
instant chicory|Cicoria solubile
instant coffees|Caffè istantaneo
instant mashed potatoes|Puré di patate istantaneo
instant noodles|Noodle istantanei
inverted sugar syrups|Zucchero invertito
italian beers|Birre italiane
italian cheeses|Formaggi italiani
jams|Confetture
japanese green teas|Tè vedi giapponesi
japonica rices|Risi Japonica
jasmine rice|Riso Jasmine
jelly desserts|Gelatina dolce
juices and nectars|Succhi e nettari
kales|Cavolo riccio
khorasan wheat brans|Crusche di grano khorasan
khorasan wheats|Grano khorasan
king cakes|Torte dei Re magi
kiwi jams|Marmellate di kiwi
kiwi nectars|Nettari di kiwi
kiwi yogurts|Yogurt al kiwi
kiwifruits|Kiwi
kouign amann|Kouign-amann
kumquats|Kumquat
lactose free cheeses|Formaggi senza lattosio
lactose free creams|Creme senza lattosio
lactose free milk|Latte senza lattosio
lactose free yogurts|Yogurt senza lattosio
lagers|Birre chiare
lamb meat|Carne di agnello
lardons|Cubetti di pancetta
lards|Lardo
lasagne with goat cheese and spinach|Lasagne al formaggio di capra e spinaci
lavender honeys|Miele di lavanda
leaf salads|Insalate a foglia
leaf vegetables|Verdure in foglia
lean fishes|Pesci magri
leeks|Porri
legume based drinks|Bevande di legumi
legume butters|Burro di arachidi e creme di legumi
legume flours|Farine di legumi
legume milks|Bevande di soia e legumi
legume oils|Olio di legumi
legume seeds|Fagioli, ceci e lenticchie
legumes|Legumi
legumes and their products|Legumi e derivati
lemon flavored iced teas|Tè freddo al limone
lemon jams|Confetture di limone
lemon juice|Succo di limone
lemon marmelades|Marmellate di limone
lemon meringue pies|Torta meringata al limone
lemon soft drinks|Bibite gassate al limone
lemon sorbets|Sorbetto al limone
lemon syrups|Sciroppo di limone
lemon tartlets|Tortini al limone
lemon yogurts|Yogurt al limone
lemonade|Limonata
lemons|Limoni
lentil dishes|Piatti a base di lenticchie
lentil pasta|Pasta di lenticchie
lentil salads|Insalate di lenticchie
lentils|Lenticchie
lettuces|Lattuga
light fruit sodas|Bibite gassate dietetiche alla frutta
light lemon soft drinks|Bibite gassate dietetiche al limone
light margarines|Margarina light
light mayonnaises|Maionese light
light orange soft drinks|Aranciate light
lime sorbets|Sorbetto al lime
linden honeys|Miele di tiglio
lingonberries jams|Marmellate di mirtilli rossi
linseed oils|Olio di lino
liqueurs|Liquori
liquid broths|Brodo liquido
liquid honeys|Miele liquido
liquor filled chocolate covered cherries|Ciliegie ricoperte di cioccolato ripiene di liquore
lobster bisque|Bisque di aragosta
lollipops|Lecca lecca
long grain rices|Riso a grano lungo
lorraine quiche|Quiche lorraine
low fat yogurts|Yogurt magro
lump sugar|Zollette di zucchero
lychee jams|Confetture di litchi
lyophilized aromatic plants|Piante aromatiche liofilizzate
macadamia oils|Olio di macadamia
macarons|Macaron
mackerel fillets|Filetti di sgombro
mackerels|Sgombro
madeira wine|Vino di Madera
madeleines|Madeleine
main meals for babies|Pasti principali per neonati
maize milks|Latte di mais
mandarin oranges|Mandarino
mango applesauces|Composte mela e mango
mango compotes|Composte di mango
mango jams|Confetture di mango
mango juices|Succo di mango
mango nectars|Nettare di mango
mango sorbets|Sorbetto al mango
mango yogurts|Yogurt al mango
mangoes in syrup|Mango sciroppati
manuka honeys|Miele di manuka
maple syrups|Sciroppi d’acero
marble cakes|Torta marmorizzata
margarines|Margarina
margherita pizza|Pizza margherita
marinated olives|Olive marinate
marmalades|Marmellate
marshmallows|Marshmallow
marzipan|Marzapane
mayonnaises|Maionese
meal replacements|Sostituto del pasto
meals|Piatti pronti
meals with chicken|Pasti con pollo
meals with cod|Pasti con merluzzo
meals with fish|Pasti con pesce
meals with meat|Piatti pronti con carne
meals with salmon|Pasti con salmone
meat alternatives|Alternative alla carne
meat analogues|Sostituti della carne
meat based pasta sauces|Sughi di carne per pasta
meat based sauces|Salse a base di carne
meat menus for babies|Pasti per neonati a base di carne
meat of the grisons|Carne secca dei Grigioni
meat preparations|Preparazioni a base di carne
meats|Carne
meats and their products|Carne e derivati
medium grain rices|Risi di grano medio
medjool dates|Datteri Medjoul
melon jams|Confitture di melone
melon nectars|Nettare di melone
melon sorbets|Sorbetto al melone
melons|Meloni
melted cheese|Formaggio fuso
meringues|Meringhe
mexican cheeses|Formaggio messicano
microwave meals|Piatti pronti
mildly carbonated natural mineral water|Acqua minerale naturale mediamente carbonata
milk bread rolls|Panini al latte
milk chocolate bar|Tavolette di cioccolato al latte
milk chocolate biscuits|Biscotti al cioccolato al latte
milk chocolate covered pretzel|Pretzel al cioccolato al latte
milk chocolate with caramel|Cioccolato al latte con caramello
milk chocolates|Cioccolato al latte
milk chocolates with almonds|Cioccolato al latte con mandorle
milk chocolates with hazelnuts|Cioccolato al latte con nocciole
milk chocolates with sweeteners|Cioccolato al latte con edulcorante
milk jams|Marmellate di latte
milk powders|Latte in polvere
milk substitute|Sostituti del latte
milk substitutes|Sostituto del latte
milkfat|Prodotti a base di grassi del latte
milks|Latte
millet|Miglio
millet flours|Farine di miglio
millet milks|Latte di miglio
mineral waters|Acque minerali
mint|Menta
mint syrups|Sciroppo alla menta
mint teas|Tè alla menta
mixed berry jams|Confettura ai frutti di bosco
mixed cereal flakes|Fiocchi multicereali
mixed fruit jams|Confettura di frutta mista
mixed nuts|Frutta secca mista
mixed plant milks|Latte vegetale misto
mixed vegetable oils|Oli vegetali misti
mixed vegetables|Misti di verdure
mixed yogurts|Yogurt misti
mixtures of aromatic plants|Misto di piante aromatiche
mixtures of herbs and spices|Misto di erbe e spezie
mollusc|Molluschi
morel|Morchella
mountain cheeses|Formaggio di montagna
mountain milks|Latti di montagna
mountain products|Prodotti di montagna
moussaka|Moussakà
mozzarella di bufala campana|Mozzarella di Bufala Campana
mueslis with chocolate|Muesli con cioccolato
mueslis with fruits|Muesli alla frutta
mueslis with nuts|Muesli con nocciole
multifruit juices|Succhi multifrutta
multifruit nectars|Nettari multifrutta
multigrain rusks|Fette biscottate multicereali
multigrain sliced breads|Pane ai cereali a fette
mung beans|Fagioli mung
mushroom ravioli|Ravioli ai funghi
mushrooms|Funghi
mushrooms and their products|Funghi e prodotti derivati
mussels|Mitili
mustard oils|Olio di semi di senape
mustards|Senape
natural mineral waters|Acque minerali naturali
natural rice milks|Latte di riso naturale
natural sugar substitutes|Dolcificanti naturali
nespresso compatible coffee capsules|Capsule di caffè compatibili Nespresso
non alcoholic beers|Birre analcoliche
non alcoholic wheat beers|Birre bianche analcoliche
non carbonated natural mineral waters|Acque minerali naturali non carbonate
non dairy desserts|Dolci senza latte
non dairy fermented foods|Alimenti fermentati non caseari
non dairy yogurts|Yogurt vegetali
non food products|Prodotti non alimentari
noodles|Noodle
nori seaweeds|Alghe marine Nori
northern prawns|Gamberetti boreali
nougats|Mandorlato
nougats from montélimar|Torrone di Montélimar
nut bars|Barrette alle nocciole
nut butters|Creme di frutta secca
nut confectioneries|Dolci alla noce
nut flours|Farine di noci
nut milks|Bevande di frutta secca
nut oils|Olio di semi
nuts|Frutta secca
nuts and their products|Frutta secca e derivati
nuts cereal bars|Barrette di cereali di noci
oak honeys|Miele di melata di quercia
oat|Avena
oat brans|Crusche di avena
oat flours|Farine di avena
oat milks|Bevande di avena
oatmeal biscuits|Biscotti all’avena
oatmeal cookies|Biscotti di fiocchi d'avena
offals|Frattaglie
oilseed purees|Creme di frutta secca e semi
old fashioned crisps|Patatine all'antica
old style mustards|Senape tradizionale
olive oils|Oli di oliva
olive oils from agios mattheos kerkyras|Olio di oliva Agios Mattheos Kerkyras
olive oils from alentejo interior|Olio di oliva Alentejo Interior
olive oils from alto crotonese|Olio di oliva Alto Crotonese
olive oils from antequera|Olio di oliva de Antequera
olive oils from apokoronas chanion kritis|Olio di oliva Apokoronas Chanion Kritis
olive oils from aprutino pescarese|Olio di oliva Aprutino Pescarese
olive oils from arxanes irakliou kritis|Olio di oliva Arxanes Irakliou Kritis
olive oils from baena|Olio di oliva de Baena
olive oils from baix ebre montsià|Olio di oliva de Baix Ebre-Montsià
olive oils from bajo aragón|Olio di oliva de Bajo Aragón
olive oils from beira alta|Olio di oliva Beira Alta
olive oils from beira baixa|Olio di oliva Beira Baixa
olive oils from beira interior|Olio di oliva Beira Interior
olive oils from brisighella|Olio di oliva Brisighella
olive oils from bruzio|Olio di oliva Bruzio
olive oils from campo de calatrava|Olio di oliva de Campo de Calatrava
olive oils from campo de montiel|Olio di oliva de Campo de Montiel
olive oils from canino|Olio di oliva Canino
olive oils from cartoceto|Olio di oliva Cartoceto
olive oils from chianti classico|Olio di oliva Chianti Classico
olive oils from cilento|Olio di oliva Cilento
olive oils from collina di brindisi|Olio di oliva Collina di Brindisi
olive oils from colline di romagna|Olio di oliva Colline di Romagna
olive oils from colline pontine|Olio di oliva Colline Pontine
olive oils from colline salernitane|Olio di oliva Colline Salernitane
olive oils from colline teatine|Olio di oliva Colline Teatine
olive oils from comunitat valenciana|Olio di oliva de Comunitat Valenciana
olive oils from dauno|Olio di oliva Dauno
olive oils from elaiolado finiki lakonias|Olio di oliva Elaiolado Finiki Lakonias
olive oils from empordà|Olio di oliva de Empordà
olive oils from estepa|Olio di oliva de Estepa
olive oils from exeretiko partheno eleolado selino kritis|Olio di oliva Exeretiko Partheno Eleolado Selino Kritis
olive oils from exeretiko partheno eleolado thrapsano|Olio di oliva Exeretiko partheno eleolado Thrapsano
olive oils from exeretiko partheno eleolado trizinia|Olio di oliva Exeretiko partheno eleolado "Trizinia"
olive oils from france|Olio d'oliva francese
olive oils from gata hurdes|Olio di oliva de Gata-Hurdes
olive oils from greece|Olio d'oliva greco
olive oils from ibiza|Olio di oliva de Ibiza
olive oils from irpinia colline dell ufita|Olio di oliva Irpinia - Colline dell'Ufita
olive oils from italy|Oli d'oliva dall'Italia
olive oils from jaén|Olio di oliva de Jaén
olive oils from kalamata|Olio di oliva Kalamata
olive oils from kefalonia|Olio di oliva Kefalonia
olive oils from kolymvari chanion kritis|Olio di oliva Kolymvari Chanion Kritis
olive oils from kranidi argolidas|Olio di oliva Kranidi Argolidas
olive oils from krokees lakonias|Olio di oliva Krokees Lakonias
olive oils from la alcarria|Olio di oliva de La Alcarria
olive oils from laghi lombardi|Olio di oliva Laghi Lombardi
olive oils from lakonia|Olio di oliva Lakonia
olive oils from lametia|Olio di oliva Lametia
olive oils from les garrigues|Olio di oliva de Les Garrigues
olive oils from lesvos mytilini|Olio di oliva Lesvos Mytilini
olive oils from lucca|Olio di oliva Lucca
olive oils from lucena|Olio di oliva de Lucena
olive oils from lygourio asklipiou|Olio di oliva Lygourio Asklipiou
olive oils from mallorca|Olio di oliva de Mallorca
olive oils from marche|Olio di oliva Marche
olive oils from molise|Olio di oliva Molise
olive oils from monte etna|Olio di oliva Monte Etna
olive oils from monterrubio|Olio di oliva de Monterrubio
olive oils from montes de granada|Olio di oliva de Montes de Granada
olive oils from montes de toledo|Olio di oliva de Montes de Toledo
olive oils from monti iblei|Olio di oliva Monti Iblei
olive oils from montoro adamuz|Olio di oliva de Montoro-Adamuz
olive oils from moura|Olio di oliva Moura
olive oils from navarra|Olio di oliva de Navarra
olive oils from norte alentejano|Olio di oliva Norte Alentejano
olive oils from olio di calabria|Olio di oliva Olio di Calabria
olive oils from olio di puglia|Olio di oliva Olio di Puglia
olive oils from olio di roma|Olio di oliva Olio di Roma
olive oils from olio lucano|Olio di oliva Olio lucano
olive oils from olympia|Olio di oliva Olympia
olive oils from penisola sorrentina|Olio di oliva Penisola Sorrentina
olive oils from petrina lakonias|Olio di oliva Petrina Lakonias
olive oils from peza irakliou kritis|Olio di oliva Peza Irakliou Kritis
olive oils from poniente de granada|Olio di oliva de Poniente de Granada
olive oils from pretuziano delle colline teramane|Olio di oliva Pretuziano delle Colline Teramane
olive oils from preveza|Olio di oliva Preveza
olive oils from priego de córdoba|Olio di oliva de Priego de Córdoba
olive oils from rhodos|Olio di oliva Rhodos
olive oils from ribatejo|Olio di oliva Ribatejo
olive oils from rioja|Olio di oliva de Rioja
olive oils from riviera ligure|Olio di oliva Riviera Ligure
olive oils from sabina|Olio di oliva Sabina
olive oils from samos|Olio di oliva Samos
olive oils from sardegna|Olio di oliva Sardegna
olive oils from seggiano|Olio di oliva Seggiano
olive oils from sicilia|Olio di oliva Sicilia
olive oils from sierra de cazorla|Olio di oliva de Sierra de Cazorla
olive oils from sierra de cádiz|Olio di oliva de Sierra de Cádiz
olive oils from sierra de segura|Olio di oliva de Sierra de Segura
olive oils from sierra del moncayo|Olio di oliva de Sierra del Moncayo
olive oils from sierra mágina|Olio di oliva de Sierra Mágina
olive oils from sitia lasithiou kritis|Olio di oliva Sitia Lasithiou Kritis
olive oils from siurana|Olio di oliva de Siurana
olive oils from tergeste|Olio di oliva Tergeste
olive oils from terra alta|Olio di oliva de Terra Alta
olive oils from terra d otranto|Olio di oliva di Terra d'Otranto
olive oils from terra di bari|Olio di oliva di Terra di Bari
olive oils from terre aurunche|Olio di oliva Terre Aurunche
olive oils from terre di siena|Olio di oliva di Terre di Siena
olive oils from terre tarentine|Olio di oliva Terre Tarentine
olive oils from thassos|Olio di oliva Thassos
olive oils from toscano|Olio di oliva Toscano
olive oils from trás os montes|Olio di oliva Trás-os-Montes
olive oils from tuscia|Olio di oliva Tuscia
olive oils from umbria|Olio di oliva Umbria
olive oils from val di mazara|Olio di oliva Val di Mazara
olive oils from valdemone|Olio di oliva Valdemone
olive oils from valle del belice|Olio di oliva Valle del Belice
olive oils from valli trapanesi|Olio di oliva Valli Trapanesi
olive oils from veneto|Olio di oliva Veneto
olive oils from veneto del grappa|Olio di oliva Veneto del Grappa
olive oils from veneto euganei e berici|Olio di oliva Veneto Euganei e Berici
olive oils from veneto valpolicella|Olio di oliva Veneto Valpolicella
olive oils from viannos irakliou kritis|Olio di oliva Viannos Irakliou Kritis
olive oils from vorios mylopotamos rethymnis kritis|Olio di oliva Vorios Mylopotamos Rethymnis Kritis
olive oils from vulture|Olio di oliva Vulture
olive oils from zakynthos|Olio di oliva Zakynthos
olive pomace oils|Olio di sansa di oliva
olive tree products|Olive e oli d’oliva
olives|Olive
onion chutneys|Chutney di cipolle
onion powder|Cipolla en polvere
onions|Cipolle
onions and their products|Cipolle e derivati
orange based beverages|Bevande all’arancia
orange blossom honeys|Miele di arancio
orange jams|Confitture di arancia
orange juices|Succhi d’arancia
orange marmalades|Marmellata di arance
orange nectars|Nettare di arancia
orange soft drinks|Aranciate
orange sorbets|Sorbetto all'arancia
oranges|Arance
oregano|Origano
organic beers|Birre biologiche
organic semi skimmed milks|Latte biologico parzialmente scremato
oval pizzas|Pizze ovali
oysters|Ostriche
pains de campagne|Pane casereccio
palm oils|Olio di palma
pancake mixes|Preparato per pancake
pancakes|Pancake
panettone|Panetonne
panna cottas|Panna cotta
papaya jams|Confetture di papaia
papayas|Papaia
paprika|Paprica
paprika crisps|Patatine alla paprica
parboiled rices|Riso parboiled
parma ham|Prosciutto di Parma
parmesan|Parmigiano
parmigiano reggiano|Parmigiano Reggiano
parsley|Prezzemolo
passion fruit sorbets|Sorbetto al frutto della passione
pasta dishes|Piatti a base di pasta
pasta salads|Insalate di pasta
pasta sauces|Sughi per pasta
pasteurised milks|Latte pastorizzato
pasteurized butters|Burro pastorizzato
pasteurized cheeses|Formaggi pastorizzati
pastries|Prodotti di pasticceria
peach applesauce|Composte mela e pesca
peach compotes|Composte di pesca
peach flavored iced teas|Tè freddo alla pesca
peach jams|Confitture di pesca
peach juices|Succo di pesca
peach nectars|Nettare di pesca
peach syrups|Sciroppi di pesca
peach yogurts|Yogurt alla pesca
peaches|Pesche
peaches in syrup|Pesche sciroppate
peanut bars|Barrette di arachidi
peanut butters|Burro di arachidi
peanut oils|Olio di arachide
peanuts|Arachidi
pear applesauces|Composte mela e pera
pear compotes|Composte di pera
pear jams|Confitture di pera
pear juices|Succo di pera
pear nectars|Nettare di pera
pear sorbets|Sorbetto alle pere
pear yogurts|Yogurt alla pera
pears in syrup|Pere sciroppate
peas|Piselli
pecan nuts|Noci pecan
pecan oils|Olio di noci pecan
pecorino romano|Pecorino Romano
peeled tomatoes|Pelati
peppercorns|Grani di pepe
peppermint|Menta piperita
peppers|Pepe
pet food|Cibo per animali
petit beurre|Petit-Beurre francesi
petit beurres|Biscotti al burro
pickled capers|Capperi sottaceto
pickled cucumbers|Cetrioli sottaceto
pickled gherkins|Cetriolini sottaceto
pickled herring|Aringhe sottaceto
pickled onions|Cipolle sottaceto
pickled vegetables|Verdure sott’aceto
pickles|Sottaceti
pie dough|Impasto per torte
pies|Torte dolci e salate
pigeon|Piccione
pike quenelles|Quenelle di luccio
pine nut oils|Olio di pinoli
pine nuts|Pinoli
pineapple|Ananas
pineapple jams|Confetture di ananas
pineapple juices|Succhi di ananas
pineapple nectars|Nettari di ananas
pineapple yogurts|Yogurt all'ananas
pink ciders|Cidri rosati
pistachio butters|Burri di pistacchio
pistachio oils|Olio di pistacchio
pistachios|Pistacchi
pitas|Pita
pitted marinated green olives|Olive verdi denocciolate marinate
pitted olives|Olive snocciolate
pizza dough|Impasto per pizza
pizza sauces|Salsa per la pizza
pizza with ham and cheese|Pizza prosciutto e formaggio
pizzas|Pizze
pizzas pies and quiches|Pizze e torte salate
plain soy yogurts|Yogurt di soia semplice
plain yogurts|Yogurt bianco
plant based beverages|Bevande vegetali e alla frutta
plant based creams|Panna vegetale
plant based creams for cooking|Panna da cucina vegetale
plant based ice cream bars|Barrette al gelato a base vegetale
plant based ice cream sandwiches|Tramezzini al gelato a base vegetale
plant based ice creams|Gelati di origine vegetale
plant based meals|Piatti a base vegetale
plant based milk alternatives|Bevande vegetali
plant based pickles|Sottaceti a base di vegetali
plant based pâtés|Paté a base vegetale
plant based spreads|Spalmabili a base di piante
plant milks|Bevande vegetali
plum jams|Confetture di susina
plum yogurts|Yogurt alla prugna
polish vodkas|Vodka polacche
pollens|Pollini
pollocks|Merlano
pomegranate juices|Succo di melograno
pomegranate nectars|Nettari di melograno
pont l évêque|Pont-l'évêque
poppyseed oils|Olio di semi di papavero
pork|Carne di maiale
pork belly|Pancia di maiale
pork meals|Piatti a base di carne di maiale
pork nems|Involtini di maiale
pork pâtés|Paté di maiale
pork ribs|Costine di maiale
porters|Birre porter
potato crisps|Patatine
potato crisps in olive oil|Patatine di patata in olio d'oliva
potato crisps in sunflower oil|Patatine in olio di semi di girasole
potato dishes|Piatti a base di patate
potato flours|Farine di patate
potato gnocchi|Gnocchi di patate
potato salads|Insalata di patate
potatoes|Patate
potted meats|Cibi in vasetto
poultries|Pollame
poultry broth|Brodo di pollo
poultry meals|Pollame
poultry nuggets|Nugget di pollo
poultry sausages|Salsicce di pollame
powdered cappucino|Cappuccino in polvere
powdered sugars|Zucchero a velo
prawns|Gamberetti
pre baked breads|Pane pre-cotto
precooked rices|Risi precotti
preparations made from fish meat|Preparati a base di pesce
prepared couscous|Couscous pronto
prepared lasagne|Lassagne pronte
prepared lentils|Lenticchie pronte
prepared meats|Salumi e affettati
prepared meats with less salt|Carne pronta a basso contenuto di sale
prepared salads|Insalate pronte
prepared vegetables|Verdure pronte
pretzel|Bretzel
processed cheeses|Formaggi fusi
products with reduced salt|Prodotti a basso contenuto di sale
products without gluten|Prodotti senza glutine
propolis|Propoli
protein bars|Barrette proteiche
protein powders|Proteine in polvere
prune yogurts|Yogurt alla prugna secca
prunes|Prugne secche
puff pastry sheets|Fogli di pasta sfoglia
puffed cereal cakes|Gallette di cereali soffiati
puffed cereal milk chocolates|Cioccolato al latte con cereali
puffed cereals|Cereali soffiati
puffed corn cakes|Gallette di mais
puffed grains|Chicchi soffiati
puffed khorasan wheat cakes|Gallette di grano Khorasan soffiato
puffed lentil cakes|Galetti di lenticchie soffiate
puffed millet|Miglio soffiato
puffed multigrain cakes|Torte di multicereali soffiati
puffed oat cakes|Gallette di avena soffiata
puffed pulse cakes|Galetti di legumi
puffed quinoa|Quinoa soffiata
puffed rice|Riso soffiato
puffed rice cakes|Gallette di riso soffiato
puffed rice cakes with black chocolate|Torte di riso soffiato con cioccolato nero
puffed spelt|Farro soffiato
puffed wheat|Grano soffiato
puffed wheat cakes|Gallette di grano soffiato
puffed wholegrain rice cakes|Gallette di riso integrale
pulses|Legumi secchi
pumpkin and squash plant products|Prodotti di zucca
pumpkin seed oils|Olio di semi di zucca
pumpkin seeds|Semi di zucca
pumpkin seeds and their products|Semi di zucca e derivati
pumpkins and their products|Zucca e derivati
pure butter brioche|Brioche al burro
quadruple beer|Birre quadruple
quark with 20 fat in dry mass|Formaggio Quark con il 20% di grassi in massa secca
quarks|Quark
quinoa flours|Farine di quinoa
quinoa syrups|Sciroppi di quinoa
rabbit meat|Carne di coniglio
radishes|Ravanello
raisin cookies|Biscotti all’uvetta
raisins|Uva passa
rapeseed oils|Oli di colza
raspberries|Lamponi
raspberry applesauces|Composte mela e lampone
raspberry honeys|Miele di lampone
raspberry jams|Confetture di lamponi
raspberry nectars|Nettare di lamponi
raspberry sorbets|Sorbetto al lampone
raspberry syrups|Sciroppo di lampone
raspberry tartlets|Tortini di lampone
raspberry yogurts|Yogurt al lampone
ravioli with vegetables|Ravioli con ripieno vegetale
raw milks|Latte crudo
red beans|Fagioli rossi
red beers|Birre rosse
red fruit teas|Tisane ai frutti rossi
red lentils|Lenticchie rosse
red pestos|Pesto rosso
red rices|Risso rosso
red wine vinegars|Aceti di vino rosso
red wines|Vini rossi
redcurrants jams|Confetture di ribes
refined coco oils|Olio di noce di cocco raffinato
refined olive oils|Olio d'oliva raffinato
refrigerated creamy puddings|Creme dessert refrigerate
refrigerated falafel|Falafel congelato
refrigerated meals|Piatti pronti refrigerati
refrigerated soups|Zuppe refrigerate
regina pizza|Pizza Regina
rhubarb applesauces|Composte mela e rabarbaro
rhubarb compotes|Composte di rabarbaro
rhubarb jams|Confettura al rabarbaro
rhubarbs|Rabarbaro
rice bran oils|Olio di riso
rice brans|Crusche di riso
rice chocolates|Cioccolato con riso
rice dishes|Piatti a base di riso
rice flours|Farine di riso
rice milk chocolates|Cioccolato al latte con riso
rice milks|Bevande di riso
rice pasta|Pasta di riso
rice puddings|Riso al latte
rice syrups|Sciroppi di riso
rice vermicelli|Vermicelli di riso
rice vinegars|Aceto di riso
rices|Riso
rices for risotto|Riso per risotto
risottos|Risotti
roast chicken|Pollo arrosto
roasted hazelnuts|Nocciole arrostite
roasted nuts|Frutta secca tostata
roasted peanuts|Arachidi tostate
roasted pistachios|Pistacchio tostato
roasted shelled sunflower seeds|Semi di frutti di mare sgusciati arrosto
roasted sunflower seeds|Semi di girasole tostati
rocket|Ruchetta
rolled flakes|Fiocchi schiacciati
rolled oats|Fiocchi d'avena
romaine lettuce|Lattuga romana
roman chamomile|Camomilla romana
romanesco|Broccolo romanesco
rosehip jams|Marmellate di rosa canina
rosemary|Rosmarino
rosemary honeys|Miele di rosmarino
rosé wines|Vini rosé
royal jelly|Pappa Reale
rum baba|Babà al rum
rusks|Fette biscottate
rye|Segale
rye brans|Crusche di segale
rye breads|Pane di segale
rye flakes|Fiocchi di segale
rye flours|Farine di segale
rye pasta|Pasta di segale
safflower oils|Olio di cartamo
salad dressings|Condimenti per insalate
salads|Insalate
salami|Salame
salmon carpaccio|Carpaccio di salmone
salmon fillets|Filetto di salmone
salmon lasagne|Lasagne al salmone
salmons|Salmone
salmons from farming|Salmoni d'allevamenti
salsas|Salse messicane
salted almonds|Mandorle salate
salted butter caramels|Caramello al burro salato
salted butters|Burro salato
salted chocolates|Cioccolato salato
salted dark chocolates|Cioccolato fondente salato
salted pies|Torte salate
salted popcorn|Popcorn salati
salted snacks|Snack salati
salted spreads|Creme spalmabili salate
salts|Sale
salty snacks|Snacks salati
sandwiches|Panini
sardine fillets|Filetti di sardine
sardines|Sardine
sardines in oil|Sardine sottolio
sardines in oil and lemon|Sardine in olio e limone
sardines in olive oil|Sardine in olio d'oliva
sardines in sunflower oil|Sardine in olio di semi di girasole
sardines in tomato sauce|Sardine in salsa di pomodoro
sauces|Salse
sauerkrauts|Crauti
sausages|Salsicce
sausages with lentils|Salsicce con lenticchie
sea salts|Sale marino
seafood|Pesce e frutti di mare
seasoned grated carrots|Carote grattugiate condite
seaweed products|Prodotti a base di alghe
seaweeds and their products|Alghe e derivati
seeds|Semi
semi skimmed milks|Latte parzialmente scremato
sencha teas|Tè Sencha
senseo compatible coffee capsules|Capsule di caffè compatibili Senseo
serrano ham|Prosciutto Serrano Stagionato
sesame|Sesamo
sesame oils|Oli di sesamo
shea butter|Burro di karité
sheep milk yogurts|Yogurt di pecora
sheep s haymilk|Latte fieno di pecora
sheep s milk cheeses|Formaggio di pecore
shelled hazelnuts|Nocciole con guscio
shelled nuts|Noci sgusciate
shelled pine nuts|Pinoli sgusciati
shelled sunflower seeds|Semi di girasole sgusciati
shepherd s pie|Shepherd's pie
short grain rices|Riso a grano corto
shortbread|Biscotti di pasta frolla
shortbread cookies|Frollini
shrimps|Gamberi
shrimps tails|Code di gambero
sicilian sumac|Sommacco siciliano
simple syrups|Sciroppi semplici
skimmed milks|Latte scremato
sliced bacon|Pancetta tagliata
sliced breads|Pancarrè
sliced breads without crust|Pane inglese senza crosta
sliced champignon mushrooms|Funghi champignon a fette
sliced cheeses|Formaggio a fette
small cucumbers|Cetrioli piccoli
smoked bacon|Pancetta affumicata
smoked bacon lardons|Lardo di bacon affumicato
smoked fishes|Pesci affumicati
smoked herrings|Aringhe affumicate
smoked salmons|Salmone affumicato
smoked salmons from farming|Salmone affumicato d’allevamento
smoked sausages|Salsicce affumicate
smoked trouts|Trote affumicate
smoked tunas|Tonno affumicato
smoothies|Frappè
snacks|Snack
snacks and desserts for babies|Snack e dolci per neonati
snails|Lumache
snails from burgundy|Lumache della Borgogna
sodas|Bibite gassate
sodas with exotic fruits|Bibite gassate alla frutta esotica
soft cheese with a natural rind|Formaggio molle con una crosta naturale
soft cheeses|Formaggi a pasta molle
soft cheeses with bloomy rind|Formaggi a crosta fiorita
soft drinks|Bibite
sorbets|Sorbetto
sorghum|Sorgo
sorghum flours|Farine di sorgo
soups|Minestre
soups for babies|Zuppe e minestre per neonati
sour creams|Panna acida
sourdough bread|Pane a lievitazione naturale
soy based creams for cooking|Creme a base di soia per cucina
soy based drinks|Bevande di soia
soy desserts|Dolci di soia
soy milk yogurts|Yogurt di soia
soy milks|Bevande di soia
soy sauces|Salsa di soia
soy yogurts|Yogurt di soia
soybean oils|Oli di soia
spanish cheeses|Formaggi spagnoli
spanish sea products|Prodotti marini spagnoli
sparkling ciders|Sidri frizzanti
sparkling wines|Spumanti
spearmint|Menta spicata
special breads|Pani speciali
spelt brans|Crusche di farro spelta
spelt milks|Bevanda di farro
spelt rusks|Fette biscottate di farro
spelts|Spelta
spice mix|Mix di spezie
spices|Spezie
spinachs|Spinaci
sponge biscuits|Savoiardi
sports drinks|Bevande per lo sport
spreadable fats|Grassi spalmabili
spreads|Creme spalmabili
spring rolls|Involtini primavera
spring waters|Acque di sorgente
sprits|Biscotti sprits
squashes|Zucche
squeezed grapefruit juices|Spremuta di pompelmo
squeezed juices|Spremute
squeezed orange juices|Spremute d’arancia
squid|Calamari
starches|Amidi
steaks|Bistecche
stevia and their products|Stevia e derivati
stouts|Birre scure
strained tomatoes|Passata
strasbourg sausages|Salsicce di Strasburgo
strawberries|Fragole
strawberry applesauces|Composte mela e fragola
strawberry biscuits|Biscotti alle fragole
strawberry compotes|Composte di fragola
strawberry jams|Confetture di fragole
strawberry nectars|Nettare di fragola
strawberry sorbets|Sorbetto alla fragola
strawberry syrups|Sciroppo alla fragola
strawberry tartlets|Tortini alle fragole
strawberry yogurts|Yogurt alla fragola
stretched curd cheeses|Pasta filata
strong beers|Birre forti
stuffed olives|Olive ripiene
stuffed pastas|Pasta farcita
stuffed peppers|Peperoni ripieni
stuffed wafers|Wafer ripieni
stuffed waffles|Waffle ripieni
sugar free chewing gum|Gomme da masticare senza zucchero
sugar substitutes|Sostitutivi dello zucchero
sugared crêpes|Crepes zuccherate
sugared popcorn|Popcorn dolci
sugars|Zucchero
sultana raisins|Uvetta
sumac|Sommaco
sunflower honeys|Miele di girasole
sunflower oils|Oli di girasole
sunflower seeds|Semi di girasole
sunflower seeds and their products|Semi di girasole e derivati
sushi rice|Riso per sushi
sushis|Sushi
sushis and makis|Sushi e maki
sweet apples|Mele dolci
sweet ciders|Sidro dolce
sweet corn|Mais dolce
sweet fritters|Frittelle dolci
sweet mousses|Mousse dolci
sweet mustards|Senapi dolci
sweet pastries and pies|Pasticcini e torte dolci
sweet pies|Torte dolci
sweet potatoes|Patate dolci
sweet snacks|Snack dolci
sweet spreads|Spalmabili dolci
sweet wines|Vini dolci
sweetened yogurts|Yogurt dolcificati
sweeteners|Zuccheri e dolcificanti
swiss chocolates|Cioccolato svizzero
swiss eaux de vie|Acquaviti svizzere
swiss gruyères|Formaggi Gruviera svizzeri
syrups|Sciroppi
table salts|Sale da tavola
tabletop sweeteners|Dolcificanti da tavola
taboulehs|Tabulè
tahini|Tahina
tangerine nectars|Nettari di mandarino
tarragon|Dragoncello
tartare sauces|Salsa tartara
tartlets|Tortine
tea bags|Bustine di tè
tea based beverages|Bevande a base di tè
teas|Tè
teff flours|Farine di teff
thermised milk cheeses|Formaggi al latte termizzati
thickeners|Stabilizzanti
three cheese pizza|Pizza ai tre formaggi
thyme honeys|Miele di timo
tinned mackerels|Sgombro in lattina
tiramisu|Tiramisù
toasts|Toast
tomato juices|Succo di pomodoro
tomato ketchup|Ketchup di pomodoro
tomato pastes|Concentrati di pomodoro
tomato pulps|Polpe di pomodoro
tomato purées|Puree di pomodoro
tomato sauces|Salse di pomodoro
tomatoes|Pomodori
tomatoes and their products|Pomodori e prodotti derivati
tonic water|Acqua tonica
traditional balsamic vinegar of modena|Aceto Balsamico Tradizionale di Modena
traditional balsamic vinegars|Aceto balsamico tradizionale
traditional ciders|Sidri tradizionali
tripe|Trippa
triple beer|Birra tripla
tropical fruit jams|Confetture di frutti tropicali
tropical fruits|Frutti esotici
tropical tunas|Tonno tropicale
trouts|Trote
tuna chunks|Tranci di tonno
tuna fillets|Filetti di tonno
tuna in brine|Tonno al naturale
tuna in olive oil|Tonno sott'olio di oliva
tuna salad|Insalata di tonno
tuna sandwiches|Panini al tonno
tunas|Tonno
tunas in oil|Tonno sott'olio
tunisian eaux de vie|Acquaviti tunesine
turkey breasts|Petti di tacchino
turkey cutlets|Cotolette di tacchino
turkey sausages|Salsicce di tacchino
turkeys|Tacchino
turmeric|Curcuma
turmeric powder|Polvere di curcuma
turnip|Rape
turrón|Torrone
uht creams|Creme UHT
uht milks|Latte UHT
uncooked pressed cheeses|Formaggi a pasta pressata cruda
unleavened breads|Pani azzimi
unpasteurised cheeses|Formaggi non pastorizzati
unrefined salts|Sale non raffinato
unsalted butters|Burro non salato
unsalted margarines|Margarina senza sale
unsweetened natural soy milks|Latte di soia naturale non zuccherato
vanilla|Vaniglia
vanilla extract|Estratto di vaniglia
vanilla ice cream bars|Barrette al gelato alla vaniglia
vanilla ice cream tubs|Vaschetta di gelat oalla vaniglia
vanilla soy desserts|Dessert di soia alla vaniglia
vanilla soy milks|Latti di soia alla vaniglia
vanilla stuffed wafers|Wafer ripieni di vaniglia
vanilla sugars|Zuccheri di vaniglia
vanilla yogurt|Yogurt vaniglia
vanilla yogurts|Yogurt alla vaniglia
veal meat|Carne di vitello
veal meat dishes|Piatti a base di carne di vitello
veal orloff|Vitello alla Orloff
vegetable based beverages|Bevande a base di verdure
vegetable based foods and beverages|Cibi e bevande a base de verduras
vegetable broths|Brodo vegetale
vegetable fats|Grassi vegetali
vegetable juices|Succhi di verdura
vegetable lasagne|Lasagna di verdure
vegetable oils|Oli vegetali
vegetable pickles|Verdure sottaceto
vegetable rods|Bastoncini di verdure
vegetable salads|Insalate di verdure
vegetable sauces|Salse a base di vegetali
vegetable soups|Zuppe di verdura
vegetable sweet|Verdure dolci
vegetables|Verdure
vegetables based foods|Prodotti a base di verdura
vegetables menus for babies|Pasti per neonati a base di verdure
vegetarian balls|Polpette vegetali
vegetarian hamburgers|Hamburger vegetali
vegetarian lasagne|Lasagne vegetariane
vegetarian nuggets|Nugget vegetarianeìi
vegetarian sausages|Salsicce vegetariane
verbena peppermint|Verbena menta
vialone nano rices|Riso Vialone Nano
vienna bread|Pane di Brioche
viennoiseries|Cornetti e brioche
vinaigrettes|Vinaigrette
vinegars|Aceto
virgin coconut oils|Olio di cocco vergine
virgin olive oils|Oli vergini di oliva
wafers|Wafer
waffles|Waffle
walnut kernels|Gherigli di noci
walnut oils|Olio di noci
walnuts|Noci
waters|Acque
weight loss tea blends|Miscele per tisane snellenti
weight loss teas|Tè dimagranti
wheat beers|Birra bianca
wheat brans|Crusche di grano
wheat breads|Pani di grano
wheat crumbs|Briciole di grano
wheat flatbreads|Tortilla
wheat flours|Farine di grano
wheat germ oils|Olio di germe di grano
wheat groats|Semola di frumento
wheat milks|Latti di grano
wheat semolinas|Semole di grano
wheat syrups|Sciroppi di grano
wheats|Grano
whey powder|Siero in polvere
whipped creams|Panna montata
white asparagus|Asparagi bianchi
white basmati rices|Riso Basmati bianco
white beans|Fagioli bianchi
white breads|Pane bianco
white chocolate biscuits|Biscotti al cioccolato bianco
white chocolate with coconut pieces|Cioccolato bianco al cocco
white chocolates|Cioccolati bianchi
white chocolates with sweeteners|Cioccolato bianco con edulcorante
white hams|Prosciutti cotti
white meat rillettes|Rillettes di carni bianche
white nettle|Falsa ortica bianca
white nougat|Torrone bianco
white rices|Riso bianco
white teas|Tè bianco
white wine vinegars|Aceto di vino bianco
white wines|Vino bianco
whole almond purees|Puree di mandorle intere
whole black olives|Olive nere intere
whole champignon mushrooms|Funghi champignon interi
whole durum wheat pasta|Pasta di grano duro integrale
whole foies gras|Foie gras intero
whole foies gras from ducks|Foie gras di anatra intero
whole green olives|Olive verdi intere
whole milk yogurts|Yogurt intero
whole milks|Latte intero
whole olives|Olive intere
whole tunas|Tonno intero
whole wheat noodles|Noodle di Grano
whole wheat pastas|Pasta integrale
wholemeal breads|Pane integrale
wholemeal rusks|Fette biscottate integrali
wholemeal sliced breads|Pane integrale a fette
wild caviars|Caviali selvatici
wild rice|Riso selvatico
wild smoked salmons|Salmoni affumicati selvaggi
wine vinegars|Aceti di vino
wines|Vini
wines from france|Vini francesi
wines from italy|Vini italiani
worcestershire sauces|Salsa Worcester
wraps|Wrap e piadine
yeast|Lievito
yellowfin tunas|Tonno pinna gialla
yogurt substitutes|Alternative allo yogurt
young goudas|Gouda giovane
zucchini|Zucchine
`;

/** Names of categories, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
5 beer|Biere mit 5 %
abbey beer|Abteibier
absinthium|Wermuttee
acacia honeys|Akazienhonige
acid gummy candies|Saure Gummibonbons
acidic apples|Saure Äpfel
advent calendars|Adventskalender
advocaat|Eierlikör
agar agar|Agar-Agar
agave syrups|Agavensäfte
agricultural rums|Rhum agricole
aiolis|Aioli
albacore|Weißer Thun
alcohol vinegars|Branntweinessig
alcoholic beverages|Alkoholische Getränke
ales|Ale-Biere
alexandrian senna|Sennes
alfajores|Alfajor
almond based creams for cooking|Mandelbasierte Sahne zum Kochen
almond butters|Mandelmus
almond cakes|Mandelkuchen
almond cookies|Mandelkekse
almond creme filled wafers|Waffeln mit Mandelcreme
almond meal|Gemahlene Mandeln
almond milks|Mandeldrinks
almond oils|Mandelöle
almond paste|Mandelmarzipan
almond turrón|Mandelturrón
almonds|Mandeln
almonds spreads|Mandel-Crèmes
aloe vera drinks|Aloe Vera Saften
alsatian whiskey|Whisky aus dem Elsass
amaranth flakes|Amaranthflocken
amaranth milks|Amaranthmilch
amber beers|Amber ales
amber rum|Dunkler Rum
american whiskeys|Amerikanische Whiskeys
anchovy|Sardellen
anchovy fillets|Sardellenfilets
anglers|Seeteufel
animal fats|Tierische Fette
anise syrups|Anissirups
anticaking agents|Rieselhilfen
ants|Ameisen
appenzeller cheese|Appenzeller
appetizers|Knabbereien und Häppchen
apple cereal bars|Apfel Müsliriegel
apple compotes|Apfelkompott
apple jams|Apfelmarmeladen
apple juices|Apfelsäfte
apple nectars|Apfelnektare
apple pastes|Apfelpaste
apple pies|Apfelkuchen
apple soft drinks|Apfellimonaden
apple sorbets|Apfelsorbets
apple syrups|Apfelsirups
apple turnovers|Apfeltaschen
apples|Äpfel
apples jellies|Apfel Gelees
applesauces|Apfelmus
apricot apple compotes|Apfel-Aprikosen-Kompott
apricot compotes|Aprikosenkompott
apricot jams|Aprikosenkonfitüren
apricot juices|Aprikosensäfte
apricot marmalades|Aprikosenmarmelade
apricot nectars|Aprikosennektare
apricot pies|Aprikosenkuchen
apricot yogurts|Aprikosenjoghurt
apricots|Aprikosen
apricots in syrup|Aprikosen in Sirup
arborio rices|Arborio Reis
armagnac ténarèze|Armagnac aus dem Anbaugebiet Ténarèze
aromatic herbs|Kräuter
aromatic plants|Gewürzpflanzen
aromatic rices|Aromatischer Reis
arrabbiata sauces|Arrabiata-Soßen
artichoke hearts|Artischockenherzen
artichokes|Artischocken
artificial sugar substitutes|Künstliche Zuckeraustauschstoffe
artisan cheeses|Handgefertigter Käse
artisan products|Handgefertigte Produkte
artisanal ciders|Craft Cider
artisanal spirits|Craft Spirituosen
asparagus|Spargel
asparagus soups|Spargelsuppen
aspartame|Aspartam
assorted chocolate candies|Pralinenmischung
assorted chocolates|Verschiedene Schokoladen
assortments of biscuits|Keksmischungen
atlantic bluefin tunas|Roter Thun
aubergines|Auberginen
auvergne blue cheese from cow s milk|Bleu d'Auvergne
avocado oils|Avocadoöle
azuki beans|Adzukibohnen
baba ghanoush|Baba Ghanoush
baby dairy desserts|Milchdesserts für Babies
baby dishes|Babygerichte
baby drinks|Getränke für Babies
baby follow on milk from 2 years|2-Nahrung
baby follow on milk from 3 years|3-Nahrung
baby follow on milk from 5 months|Folgenahrung
baby foods|Babynahrung
baby fruit desserts|Fruchtdesserts für Babies
baby milks|Babymilch
bacon|Speck
baeri caviars|Kaviar vom Acipenser baerii
bagel breads|Bagels
baked beans in tomato sauce|Baked beans in Tomatensauce
baker s yeast|Backhefe
baking powder or raising agent|Backpulver
balsamic vinegars|Aceto balsamico
balsamic vinegars of modena|Balsamico-Essig aus Modena
bamboo shoots|Bambuskeime
banana apple compotes|Apfel-Bananen-Kompott
banana cereal bars|Müsliriegel mit Bananenstückchen
banana jams|Banana Konfitüren
banana nectars|Bananennektare
banana soy yogurts|Bananen-Soja-Joghurt
banana yogurts|Bananenjoghurt
bananas|Bananen
bancha teas|Benchatees
barbadian rum|Rum aus Barbados
barbecue crisps|Barbecue Chips
barbecue sauces|Barbecuesaucen
barley|Gerste
barley flours|Gerstenmehl
barley malt syrup|Gerstenmalzsirup
barley milks|Gerstemilch
barn chicken eggs|Eier aus Bodenhaltung
bars|Riegel
bars covered with chocolate|Schokoriegel
basil|Basilikum
basmati rices|Basmati Reis
bass|Barsche
batches withdrawn from retail stores|Aus dem Handel genommene Posten
batches withdrawn from retail stores in february 2013|Posten die im Februar 2013 aus dem Handel genommen wurden
bavarian beers|Bayerische Biere
bavarian mustards|Bayerische Senfe
bay laurel|Lorbeer
bcaa|Verzweigtkettige Aminosäuren
bee products|Honig und Bienenprodukte
beef|Rindfleisch
beef broth|Rinderbrühe
beef dishes|Rindfleischgerichte
beef jerkies|Trockenfleisch vom Rind
beef preparations|Rindfleischzubereitungen
beef ragu|Rinderragout
beef ravioli|Rindfleischravioli
beef steaks|Rindersteaks
beef tongues|Rinderzungen
beers|Biere
beers from czech republic|Tschechische Biere
beers from germany|Deutsche Biere
beers from ireland|Irische Biere
beers from united kingdom|Biere aus Großbritannien
beers with chestnut|Biere mit Kastanien
beers with fruits|Fruchtbiere
beers with pear|Birnenbier
beers without gluten|Glutenfreies Bier
beet|Rote Bete
beets salads|Rüben-Salate
belgian beers|Belgische Biere
belgian endives|Chicorée Salat
belgian whisky|Belgische Whiskys
beluga caviar|Belugakaviar
berries|Beeren
berries soy yogurts|Beeren-Soja-Joghurt
berry jams|Marmeladen aus roten Früchten
beverages|Getränke
beverages with cranberry|Cranberry Getränke
beverages with orange|Getränke mit Orange
bicarbonates of soda|Natron
bifidus yogurts|Bifidus-Joghurt
bigeye tunas|Großaugen-Thun
bilberries jams|Heidelbeer-Konfitüren
bird food|Vogelfutter
biscuits|Kekse
biscuits and cakes|Kekse und Kuchen
biscuits and crackers|Kekse und Cracker
biscuits for babies|Babykekse
black beans|Schwarze Bohnen
black beers|Schwarzbier
black forest gâteau|Schwarzwälder Kirschtorte
black grapes|Rote Weintrauben
black nougat|Dunkler Nougat
black olives|Schwarze Oliven
black peppercorns|Schwarze Pfefferkörner
black peppers|Schwarzer Pfeffer
black pitted olives|Schwarze entsteinte Oliven
black pudding|Blutwürste
black seedless grapes|Rote kernlose Weintrauben
black teas|Schwarztees
blackberries|Brombeeren
blackberry jams|Brombeermarmeladen
blackberry jellies|Brombeere Gelees
blackcurrant jams|Johannisbeerkonfitüren
blackcurrant syrups|Schwarze Johannisbeersirups
blended scotch whisky|Schottische Blended Whiskys
blended whisky|Blended Whisky
blends of honey and propolis|Honig und Propolis Mischungen
blonde lentils|Gelbe Linsen
blood orange juices|Blutorangensäfte
blood sausage terrines|Blutwurst-Terrinen
blue veined cheeses|Blauschimmelkäse
blueberries|Heidelbeeren
blueberry applesauces|Blaubeersauce
blueberry jams|Heidelbeerkonfitüren
blueberry juices|Heidelbeersäfte
blueberry muffins|Blaubeermuffins
blueberry nectars|Heidelbeernektare
blueberry soy yogurts|Heidelbeer-Soja-Joghurt
blueberry syrups|Heidelbeersirups
blueberry yogurts|Heidelbeer-Joghurt
bodybuilding supplements|Nahrungsergänzungen für Bodybuilder
boiled eggs|Gekochte Eier
bolognese crisps|Bolognese Chips
bolognese lasagne|Bologneselasagne
bolognese raviolis|Ravioli Bolognese
bolognese sauces|Bolognese-Soße
bomba rices|Bomba Reis
bonbons|Pralinen
bordeaux|Bordeauxweine
bouillon cubes|Brühwürfel
bouillon powders|Brühpulver
bourbon whiskeys|Bourbon Whiskeys
braised hams|Geschmorter Schinken
brandys|Brandys
brazil nuts|Paranüsse
bread crumbs|Paniermehl
bread pretzels|Brot Brezeln
breaded cheeses|Panierter Käse
breaded chicken|Paniertes Huhn
breaded fish|Panierte Fische
breaded products|Panierte Produkte
breads|Brote
breads with raisins|Rosinenbrote
breadsticks|Grissini
breakfast biscuits|Frühstückskekse
breakfast cereals|Frühstückscerealien
breakfasts|Frühstück
breams|Doraden
breton cakes|Bretonischer Kuche
breton whiskey|Whisky aus der Bretagne
brioche filled with custard|Brioche mit Vanillecreme
brioches|Brioche
brittany beers|Bretonische Biere
broccoli|Brokkoli
broths|Brühen
brown basmati rices|Brauner Basmati Reis
brown flax seeds|Braune Leinsamen
brown jasmine rices|Brauner Jasmin Reis
brown rices|Vollkornreis
brown rum|Braune Rums
brown sauces|Braune Saucen
brown shrimp|Nordseegarnele
brown sugars|Braune Zucker
brussels sprouts|Rosenkohl
buckwheat|Buchweizen
buckwheat flakes|Buchweizenflocken
buckwheat flours|Buchweizenmehle
buckwheat milks|Buchweizenmilch
buffalo cheeses|Büffelkäse
buffalo mozzarella|Büffelmozzarella
buns|Brötchen
burgundy wines|Burgunder
butter beans|Limabohnen
butter croissants|Buttercroissants
butter fat|Butterfett
buttermilks|Buttermilch
béarnaise sauce|Sauce Béarnaise
béchamel sauces|Béchamel Saucen
cabbages|Kohl
cage chicken eggs|Eier aus Käfighaltung
cake mixes|Backmischungen für Kuchen
cakes|Kuchen
calamari|Tintenfisch
calissons d aix|Calissons d'Aix
camargue rices|Camargue Reis
camemberts de normandie|Camembert de Normandie
camemberts from microfiltered cow milk|Camembert aus mikrofiltrierter Milch
camemberts from pasteurized cow milk|Pasteurisierter Camembert
camemberts from raw cow milk|Camembert aus Rohmilch
camemberts from thermized cow milk|Camembert aus thermisierter Milch
canadian whiskeys|Kanadische Whiskeys
canary grass|Kanarische Samen
canary grass milks|Kanariengrasmilch
cancoillottes|Kochkäse
candied fruits|Kandierte Früchte
candies|Bonbons
candy canes|Zuckerstangen
cane sugar|Rohrzucker
canned artichokes|Artischocken in Dosen
canned asparagus|Spargel in Dosen
canned beet|Rote-Bete-Konserven
canned cabbage|Kohl in Dosen
canned carrots|Karotten in Dosen
canned celery|Dosen-Sellerie
canned cereals|Getreide in Dosen
canned champignon mushrooms|Dosenchampignons
canned cheeses|Dosenkäse
canned chickpeas|Kichererbsen aus der Dose
canned common beans|Bohnen aus der Dose
canned corn|Dosenmais
canned fishes|Fischkonserven
canned fruits|Obstkonserven
canned fruits in juice|Dosenfrüchte im Saft
canned green beans|Grüne Bohnen in Dosen
canned hearts of palm|Palmherzen in der Dose
canned herrings|Heringe in Dosen
canned legume sprouts|Eingelegte Hülsenfruchtsprossen
canned legumes|Hülsenfrüchte in Dosen
canned lentils|Linsen aus der Dose
canned mackerels|Makrelen aus der Dose
canned meals|Fertiggerichte in Dosen
canned meats|Dosenfleisch
canned mixed fruit in syrup|Dosenfruchtcocktail in Sirup
canned mushrooms|Dosenpilze
canned mussels|Miesmuscheln in Dosen
canned nuts|Nüsse in Dosen
canned peas|Erbsen in Dosen
canned peas and carrots|Erbsen und Karotten in Dosen
canned peppers|Paprika aus der Dose
canned pineapples|Dosenananas
canned plant based foods|Konserven-Produkte auf pflanzlicher Basis
canned raviolis|Dosenravioli
canned red kidney beans|Kidneybohnen in Dosen
canned salmons|Lachs in Dosen
canned sardines|Sardinen aus der Dose
canned seaweeds|Eingemachte Algen
canned snails|Dosen-Schnecken
canned soups|Dosensuppen
canned spinachs|Spinat in Dosen
canned sprouts|Keime in Dosen
canned sweet corn|Dosenzuckermais
canned tomatoes|Dosentomaten
canned tunas|Thunfisch aus der Dose
canned vegetable soups|Gemüsesuppenkonserven
canned vegetables|Gemüsekonserven
canned white asparagus|Weißer Spargel in Dosen
canned white common beans|Weiße Bohnen in Dosen
canola oils|Canola-öle
cantaloupe melons|Cantaloupe-Melone
capon|Kapaun
caramel cheesecakes|Karamellkäsekuchen
caramel chocolate bars|Schokoriegel mit Karamell
caramel chocolate cookie bars|Kekse mit Karamellschokolade
caramel chocolates|Karamel-Schokoladen
caramel spreads|Karamellaufstriche
caramel stuffed wafers|Knusprige Waffeln mit Karamellfüllung
caramel yogurts|Karamell-Joghurt
caramelized hazelnuts|Karamellisierte Haselnüsse
caramels|Karamellen
carbonated drinks|Kohlensäurehaltige Getränke
carbonated mineral waters|Mineralwasser mit Kohlensäure
carbonated natural mineral waters|Natürliches Mineralwasser mit Kohlensäure versetzt
carbonated waters|Selterswasser
cardamom|Kardamom
cardoons|Kardone
carnaroli rices|Carnaroli Reis
carrot juices|Karottensäfte
carrot salads|Karottensalate
carrot soups|Karottensuppe
carrots|Karotten
cashew butters|Cashewmus
cashew nut bars|Cashew-Riegel
cashew nuts|Cashewkerne
cassava crisps|Maniok Chips
cat food|Katzenfutter
cat tongue|Katzenzungen
cauliflowers|Blumenkohl
caviars|Kaviar
celery|Sellerie
cereal bars|Getreideriegel
cereal brans|Kleien
cereal flakes|Frühstücksflocken
cereal flours|Getreidemehle
cereal grains|Getreidekörner
cereal milks|Getreidedrinks
cereal oils|Getreideöle
cereal pastas|Nudeln aus Getreide
cereal semolinas|Grieße
cereal starches|Getreidestärke
cereal syrups|Getreidesirups
cereals and potatoes|Stärkehaltige Lebensmittel
cereals and their products|Getreideprodukte
cereals for babies|Zerealien für Babies
cereals with fruits|Frühstückscerealien mit Früchten
cereals with honey|Honigflocken
cervelat|Zervelatwurst
chamomile|Kamille
champagnes|Champagner
champignon mushrooms|Champignons
chards|Mangold
chaï teas|Chai
cheddar and onion crisps|Cheddar-Zwiebel Chips
cheddar cheese|Cheddar
cheddar slices|Cheddar in Scheiben
cheese and onion crisps|Käse-Zwiebel Chips
cheese pizzas|Käsepizzas
cheese ravioli|Käseravioli
cheese sandwiches|Käse-Sandwiches
cheese sauces|Käsesoßen
cheese spreads|Streichkäse
cheese substitutes|Milchfreie Käse
cheeseburgers|Cheeseburger
cheesecake with red berries|Käsekuchen mit roten Beeren
cheesecakes|Käsekuchen
cheeses|Käse
cheeses from corsica|Käse aus Korsika
cheeses from england|Englischer Käse
cheeses from northern ireland|Nord Irischer Käse
cheeses from scotland|Schottischer Käse
cheeses from switzerland|Schweizer Käse
cheeses from the united kingdom|Käse aus Großbritannien
cheeses from wales|Walisischer Käse
cheeses of the netherlands|Holländischer Käse
cheeses with walnuts|Walnusskäse
cherries|Kirschen
cherries in syrup|Kirschen in Sirup
cherry beers|Kirschbier
cherry jams|Kirsche Konfitüren
cherry soy yogurts|Kirsch-Soja-Joghurt
cherry syrups|Kirschsirups
cherry tomatoes|Kirschtomaten
cherry yogurts|Kirschjoghurt
chestnut applesauces|Apfel-Kastanien-Kompott
chestnut honey|Kastanienhonig
chestnut milks|Kastanienmilch
chestnut spreads|Maronenkrem
chestnut syrups|Kastaniensirups
chestnut yogurts|Kastanien-Joghurt
chestnuts|Maronen
chewing gum|Kaugummis
chicken breasts|Hähnchenbrust
chicken curry|Hühnchencurry
chicken cutlets|Hähnchenschnitzel
chicken drumsticks|Hähnchenkeulen
chicken eggs|Hühnereier
chicken nuggets|Hähnchen-Nuggets
chicken preparations|Hühnchenzubereitungen
chicken rillettes|Hühnchen-Rillettes
chicken sandwiches|Hähnchensandwiche
chicken sausages|Hühnerwürste
chicken tabbouleh|Hünchen-Taboulé
chicken thighs|Hühnerschenkel
chicken wings|Chicken Wings
chickens|Hähnchen
chickpea flours|Kichererbsenmehle
chickpeas|Kichererbsen
chili con carne|Chili con Carne
chili peppers|Chilischoten
chinese egg noodles|Chinesische Eiernudeln
chinese green teas|Chinesische Grüntees
chinese noodles|Chinesische Nudeln
chinese nougats|Chinesischer Nougat
chips and fries|Chips und Pommes Frites
chives|Schnittlauch
chocolate advent calendars|Schokoladen-Adventskalender
chocolate and hazelnut cookies|Cookies und Haselnuss-Cookies
chocolate bars|Schokoriegel
chocolate biscuits|Schokoladenkekse
chocolate biscuity bars|Schokoladenbiscuits
chocolate cakes|Schokoladenkuchen
chocolate candies|Schokoladenkonfekt
chocolate cereal bars|Müsliriegel mit Schokolade
chocolate cereals|Schokoflocken
chocolate chip cookies|Schokoladen-Cookies
chocolate chunks yogurts|Schokoladenjoghurte
chocolate coated maraschino cherries|Maraschinokirschen in Schokolade
chocolate coated marshmallow treats|Schokokuss
chocolate covered almonds|Mandeln mit Schokoladenüberzug
chocolate covered cherries|Kirschen mit Schokoladenüberzug
chocolate covered coconut balls|Kokosnussbälle mit Schokoladenüberzug
chocolate covered fruits|Früchte mit Schokoladenüberzug
chocolate covered nuts|Mit Schokolade überzogene Nüsse
chocolate covered peanuts|Erdnüsse mit Schokoladenüberzug
chocolate covered raisins|Schokoladenrosinen
chocolate croissant|Schokoladen-Croissants
chocolate desserts|Schokoladendesserts
chocolate dinosaurs|Schokoladen-Dinosaurier
chocolate eclairs|Schokoladen-Eclairs
chocolate eggs|Schokoladeneier
chocolate filled with praline|Schokolade mit Praliné-Füllung
chocolate ice cream bars|Schokoladeneis am Stiel
chocolate ice cream tubs|Eisbecher Schokolade
chocolate madeleines|Madeleines mit Schokolade
chocolate milks|Schokoladenmilch
chocolate molds|Schokoladenformteile
chocolate mousses|Mousses au chocolat
chocolate muffins|Schokoladenmuffins
chocolate nougats|Nougatschokolade
chocolate nuts cookie bars|Schokoladenkekse mit Nüssen
chocolate pies|Schokoladentorten
chocolate powders|Kakaohaltige Getränkepulver
chocolate rabbits|Schokoladenhasen
chocolate sandwich cookies|Kakao Kekse gefüllt mit Vanillegeschmack
chocolate santa clauses|Schokoladenweihnachtsmänner
chocolate sculptures|Schokoladenfiguren
chocolate soy desserts|Soja Schokodessert
chocolate soy milks|Schokoladensojamilch
chocolate spreads|Nougatcremes
chocolate stuffed wafers|Knusprige Waffeln mit Schokoladenfüllung
chocolate tartlets|Schokoladentörtchen
chocolate truffles|Schokoladetrüffel
chocolate turrón|Schokoturrón
chocolate turrón with almonds|Schokoturrón mit Mandeln
chocolate turrón with puffed rice|Schokoturrón mit Puffreis
chocolates|Schokolade
chocolates stuffed with almond paste|Schokolade mit Mandelcremefüllung
chocolates with almonds|Schokoladen mit Mandeln
chocolates with extra fine milk|Schokoladen mit extrafeiner Milch
chocolates with hazelnuts|Schokolade mit Haselnüssen
chocolates with sweeteners|Schokoladen mit Süßungsmitteln
chorizo|Chorizos
chorizo pizzas|Chorizo Pizzas
christmas chocolates|Weihnachtsschokolade
christmas foods and drinks|Weihnachtliches Essen und Getränke
christmas puddings|Weihnachtspuddings
christmas sweets|Weihnachtssüßigkeiten
cider vinegars|Apfelessige
ciders|Apfelweine
cigarettes|Zigaretten
cinnamon|Zimt
cinnamon powder|Zimtpulver
citrus|Zitrusfrüchte
citrus fruit teas|Zitrus-Tees
citrus honeys|Zitrusfruchthonige
citrus jams|Zitronenmarmeladen
clementine jams|Mandarinen Marmelade
clementine juices|Clementinensäfte
clementines|Clementinen
cloves|Gewürznelken
cocoa and chocolate powders|Kakao- und Schokoladenpulver
cocoa and hazelnuts spreads|Schoko- und Haselnussaufstriche
cocoa and its products|Kakao und Kakaoprodukte
cocoa butter|Kakaobutter
cocoa powders|Kakaopulver
coconut based creams for cooking|Kokosbasierte Sahne zum Kochen
coconut ice cream tubs|Eisbecher Kokosnuss
coconut milks|Kokosmilch
coconut oils|Kokosöle
coconut pies|Kokoskuchen
coconut sugar|Kokoszucker
coconut turrón|Kokosnussturrón
coconut waters|Kokoswasser
coconut yogurts|Kokos-Joghurt
coconuts|Kokosnüsse
coconuts and their products|Kokosnüsse und Kokosprodukte
cod acras|Stockfisch-Bällchen
cod brandade|Brandade
cod fillets|Kabeljaufilets
cod livers|Kabeljaulebern
cods|Kabeljau
coffee beans|Kaffeebohnen
coffee capsules|Kaffees in Pads
coffee creamy puddings|Kaffee-Cremedesserts
coffee desserts|Kaffeedesserts
coffee drinks|Kaffeegetränke
coffee ice cream tubs|Eisbecher Kaffee
coffees|Kaffees
cognac|Cognacs
coix|Hirsearten
cola sodas without caffeine|Koffeinfreie Colas
cola syrups|Cola-Sirups
cold soups|Kalte Suppen
cold starters|Kalte Vorspeisen
coleslaw|Krautsalat
common beans|Bohnen
common nettle|Brennessel
common wheats|Weichweizen
compotes|Kompotte
compotes to drink|Trinkkompotte
concentrated apple juices|Apfelsäfte aus Konzentrat
concentrated apricot juices|Aprikosensäfte aus Konzentrat
concentrated blueberry juices|Heidelbeersäfte aus Konzentrat
concentrated carrot juices|Karottensäfte aus Kartottenkonzentrat
concentrated fruit juices|Fruchtsäfte aus Konzentrat
concentrated grape juices|Traubensäfte aus Konzentrat
concentrated grapefruit juices|Grapefruitsäfte aus Konzentrat
concentrated mango juices|Mangosäfte aus Konzentrat
concentrated multifruit juices|Multifruchtsäfte aus Konzentrat
concentrated orange juices|Orangensäfte aus Konzentrat
concentrated peach juices|Pfirsichsäfte aus Konzentrat
concentrated pear juices|Birnensäfte aus Konzentrat
concentrated pineapple juices|Ananassäfte aus Konzentrat
concentrated plum juices|Pflaumensäfte aus Konzentrat
concentrated pomegranate juices|Granatapfelsäfte aus Konzentrat
concentrated tangerine juices|Mandarinensäfte aus Konzentrat
concentrated tomato juices|Tomatensaft aus Tomatensaftkonzentrat
condensed milks|Kondensmilch
condiments|Würzmittel
confectioneries|Süßwaren
confectioneries of nord pas de calais|Konfekt aus Nord-Pas-de-Calais
cooked chicken|Gekochte Hühnchen
cooked chicken breast slices|Hähnchen-brustfilet in Scheiben
cooked poultries|Gekochtes Geflügel
cooked poultry breast slices|Geflügelschinken
cooked pressed cheeses|Gekochter gepresster Käse
cookies with chocolate and coconut|Cookies mit Schokolade und Kokosnuss
cookies with chocolate and nougat|Cookies mit Nugat und Schokolade
cookies with milk chocolate|Cookies mit Milchschokolade
cooking helpers|Kochhelfer
coriander leaves|Korianderblätter
coriander products|Koriander
coriander seeds|Koriandersamen
corn|Mais
corn chips|Mais-Chips
corn flakes|Cornflakes
corn oils|Maiskeimöle
corn salad|Feldsalat
corn semolinas|Maisgrieße
corn semolinas for polenta|Maisgrieße für Polenta
corn starch|Maisstärke
corn syrups|Maissirups
cornmeal|Maismehl
corsican beers|Korsikanische Biere
corsican whiskey|Whisky aus Korsika
cottage cheeses|Hüttenkäse
cotton candy|Zuckerwatte
cotton lavender|Heiligenkraut
country specific beers|Biere nach Ländern
country style pâtés|Bauernpasteten
country terrines|Terrinen nach Bauern Art
cow cheeses|Kuhmilchkäse
cow milk yogurts|Kuhmilchjoghurt
cow milks|Kuhmilch
cowpeas|Augenbohnen
crab|Krabben
crabgrass|Fingerhirsen Digitaria
craft beers|Craft Biere
cranberries|Cranberry
cranberry juice|Preiselbeersäfte
cream cheeses|Frischkäse
cream of tomato soups|Tomatencremesuppen
cream of vegetable soups|Gemüsecremesuppen
cream puff|Windbeutel
cream soups|Cremesuppen
creams|Rahm
creamy almond turrón|Cremiges Mandelturrón
creamy peanut turrón|Cremiges Erdnussturrón
creamy puddings|Cremedesserts
creamy quark|Quark Fettstufe
crepes and galettes|Crêpes und Galettes
crispbreads|Knäckebrot
crisps|Chips
crisps of red potatoes|Rote Kartoffelchips
croissant filled with chocolate|Mit Schokolade gefüllte Croissants
croissant filled with cream|Mit Sahne gefüllte Croissants
croissant filled with jam|Mit Konfitüre gefüllte Croissants
croutons|Croûtons
crunchy almond turrón|Knuspriges Mandelturrón
crunchy mueslis|Knuspermüslis
crunchy peanut turrón|Knuspriges Erdnussturrón
crustaceans|Krebstiere
crystallized ginger|Kandierter Ingwer
crêpes and galettes|Crêpes und Galetten
cuban rums|Kubanische Rums
cucumber salads|Gurken Salate
cucumber sushis|Gurken Sushi
cucumbers|Gurken
culinary plants|Gemüse und Kräuter für die Küche
cumin|Kümmel
cured ham|Unbehandelte Schinken
cured sausages|Rohwürste
curry pastes|Currypasten
curry powder|Curry Pulver
curry sauces|Currysaucen
czech vodkas|Tschechische Wodkas
dairies|Milchprodukte
dairy chocolate desserts|Milchschokoladendesserts
dairy desserts|Milchnachspeisen
dairy drinks|Milchgetränke
dairy spread|Milchstreichfett
dairy substitutes|Ersatzprodukte für Milchprodukte
damassine|Eau de Damassine
dandelion|Löwenzahn
danish cheeses|Dänischer Käse
dark ales|Dunkle Ale-Biere
dark chocolate bar|Tafeln dunkler Schokolade
dark chocolate bar with less than 70 cocoa|Tafeln dunkler Schokolade unter 70 % Kakao
dark chocolate biscuits|Kekse mit Bitterschokolade
dark chocolate with caramel|Dunkle Schokoladen mit Karamel
dark chocolates|Zartbitterschokolade
dark chocolates with almonds|Dunkle Schokoladen mit Mandeln
dark chocolates with cocoa nibs|Dunkle Schokoladen mit Kakaobohnen
dark chocolates with fleur de sel|Dunkle Schokolade mit Fleur de Sel
dark chocolates with ginger|Dunkle Schokoladen mit Ingwer
dark chocolates with hazelnuts|Dunkle Schokoladen mit Haselnüssen
dark chocolates with orange|Dunkle Schokoladen mit Orange
dark chocolates with sweeteners|Dunkle Schokoladen mit Süßungsmitteln
dark lagers|Dunkle Lagerbiere
dark maple syrups|Ahornsirups dunkel
dates|Datteln
decaffeinated coffees|Entkoffeinierte Kaffees
decaffeinated instant coffees|Entkoffeinierte lösliche Kaffees
decaffeinated teas|Entkoffeinierte Tees
decorticated lentils|Geschälte Linsen
decorticated red lentils|Geschälte rote Linsen
deglet noor dates|Deglet Nour Datteln
dehydrated beverages|Getrocknete Getränke
dehydrated broths|Fertigbrühen
dehydrated sauces|Instantsoßen
dehydrated soups|Instantsuppen
dehydrated vegetable bouillons|Entwässerte Gemüsebrühe
dehydrated vegetable soups|Gemüsesuppenpulver
dessert mixes|Nachtischmischungen
dessert sauces|Dessert Soßen
devil s claw|Teufelskralle
diet beverages|Kalorienarme Getränke
diet cola soft drink|Kalorienarme Colas
diet sodas|Kalorienarme Erfrischungsgetränke
dietary supplements|Nahrungsergänzungsmittel
digestives covered with chocolate|Vollkornkekse mit Schokolade
digitaria cruciata|Digitaria Cruciata
digitaria iburua|Digitaria Iburua
dijon mayonnaises|Dijon-Mayonnaisen
dijon mustards|Dijonsenf
dill pickles|Dillgurken
dishes that may contain horse meat|Gerichte die Pferdefleisch beinhalten könnten
dog food|Hundefutter
dolce gusto compatible coffee capsules|Dolce Gusto-kompatible Kapseln
dominican rums|Dominikanische Rums
doogh and ayran|Dugh und Ayran
double beer|Doppelte Biere
double cream cheeses|Käse Doppelrahmstufe
doughnuts|Donuts
doughnuts filled with chocolate|Donuts mit Schokoladenfüllung
dried apples|Getrocknete Apfel
dried apricots|Getrocknete Aprikosen
dried aromatic plants|Getrocknete Gewürzflanzen
dried bananas|Getrocknete Bananen
dried bay laurel|Getrocknete Lorbeerblätter
dried bilberries|Getrocknete Heidelbeeren
dried coconut|Getrocknete Kokosnuss
dried coconut flour|Kokosmehl
dried cranberries|Getrocknete Cranberrys
dried fig cakes|Feigenbrot
dried figs|Getrocknete Feigen
dried fruits|Trockenfrüchte
dried goji|Getrocknete Goji-Beeren
dried hams|Rohschinken
dried mangoes|Getrocknete Mangos
dried meals|Getrocknete Fertiggerichte
dried meats|Trockenfleisch
dried mixed fruits|Getrocknete Früchtemischung
dried mushrooms|Getrocknete Pilze
dried papayas|Getrocknete Papayas
dried peaches|Getrocknete Pfirsiche
dried pineapple|Getrocknete Ananas
dried plant based foods|Getrocknete Produkte auf pflanzlicher Basis
dried porcini mushrooms|Getrocknete Steinpilze
dried products to be rehydrated|Getrocknete Produkte zur Rehydrierung
dried prunes|Getrocknete Pflaumen
dried seaweeds|Getrocknetes Seegras
dried shiitake mushrooms|Getrocknete Shiitake Pilze
dried tomato in oil|Getrocknete Tomaten in Öl
dried tomatoes|Getrocknete Tomaten
dried vegetables|Getrocknetes Gemüse
drinkable yogurts|Trinkjoghurt
drinking water|Trinkwasser
dromedary|Dromedar
dry biscuits|Trockene Kekse
dry cat food|Katzentrockenfutter
dry dog food|Hundetrockenfutter
dry pastas|Getrocknete Teigwaren
dry pet food|Trockenfutter
dry sausages|Dauerwürste
duck breasts|Entenbrust
duck dishes|Entengerichte
duck fat|Entenfette
duck legs|Entenfüße
duck pâtés|Entenpasteten
duck rillettes|Entenfleischaufstriche
ducks|Enten
durum wheat pasta|Hartweizenteigwaren
durum wheat pasta with egg|Hartweizennudeln mit Ei
durum wheat semolinas|Hartweizengrieße
durum wheat semolinas for couscous|Hartweizengrieße für Couscous
durum wheat spaghetti|Hartweizenspaghetti
durum wheats|Hartweizen
easter eggs|Osterschokoladeneier
easter food|Osterschokoladen
eaux de vie|Eau de vie
egg free mayonnaises|Mayonnaise ohne Eier
egg free spanish omelettes|Eierfreie Kartoffel Tortillas
egg noodles|Eiernudeln
egg pastas|Eiernudeln
egg spaghetti|Eierspaghettis
egg tagliatelle|Eiertagliatelle
eggplant caviar|Auberginen-Kaviar
eggplant gratin|Auberginenauflauf
eggs|Vogeleier
einkorn wheats|Einkorn
elderberry flowers|Holunderblüte
elderberry products|Holunderprodukte
emmental|Emmentaler
emmentals of savoy|Emmentaler aus Savoy
emmer wheats|Emmer
endives|Endivien
energy bars|Energieriegel
energy drink with sugar|Energydrink mit Zucker
energy drinks|Energy-Drinks
english muffins|Englische Muffins
esl milks|Länger haltbare Frischmilch
estonian vodkas|Estonische Wodkas
eucalyptus|Eukalyptus
eucalyptus honeys|Eukalyptushonige
evening meals for babies|Abendessen für Babys
extra fine dark chocolates|Extrafeine dunkle Schokoladen
extra fine gherkins|Extra-feine Cornichons
extra mature cheddar|Extra Reifer Cheddar
extra virgin olive oils|Native Olivenöle Extra
extruded crispbreads|Knusperbrote
falafel mixes|Mischung für Falafel
farmed caviars|Zuchtkaviar
fats|Öle und Fette
fatty fishes|Fettreiche Fische
federweisser|Federweißer
fennel|Fenchel
fennel bulbs|Fenchelknollen
fennel leaves|Fenchelblätter
fennel seeds|Fenchelsamen
fermented creams|Fermentierter Rahm
fermented dairy desserts|Joghurt und Sauermilchdesserts
fermented drinks|Fermentierte Getränke
fermented milk drinks|Fermentierte Milchgetränke
fermented milk products|Fermentierte Milchprodukte
fermented teas|Fermentierte Tees
field horsetail|Schachtelhalm
fig chutneys|Feigen Chutneys
fig jams|Feigenkonfitüren
fig yogurts|Feigenjoghurt
figs|Feigen
figs jams|Feigenkonfitüren
filled biscuits|Gefüllte Kekse
filled cereals|Gefüllte Cerealien
filled chocolates|Gefüllte Schokolade
filled crêpes|Gefüllte Crêpes
filled crêpes with chocolate|Crêpes gefüllt mit Schokolade
filled dark chocolates|Gefüllte dunkle Schokolade
filled milk chocolates|Gefüllte Milchschokolade
fine mustards|Feine Senfe
fish and meat and eggs|Fisch und Fleisch und Eier
fish eggs|Fischeier
fish fillets|Fischfilets
fish fingers|Fischstäbchen
fish food|Fischfutter
fish menus for babies|Fischgerichte für Babies
fish oils|Fischöle
fish preparations|Fischzubereitungen
fish rillettes|Fisch-Rillettes
fish sandwiches|Fischsemmeln
fish soups|Fischsuppen
fishes|Fisch
fishes and their products|Fisch und Fischprodukte
five cheese pizza|Fünf-Käse-Pizza
flakes|Getreideflocken
flaky biscuits|Blätterteig Gebäck
flammekueche|Flammkuchen
flans|Puddingkuchen
flatbreads|Fladenbrote
flavored beers|Aromatisierte Biere
flavored black teas|Aromatisierte Schwarztees
flavored sparkling waters|Aromatisierte Sprudelwasser
flavored teas|Aromatisierte Tees
flavored waters|Wasser mit Geschmack
flavors|Aromen
flavour enhancers|Geschmacksverstärker
flavoured chocolates|Aromatisierte Schokolade
flavoured dark chocolates|Aromatisierte dunkle Schokolade
flavoured milk chocolates|Aromatisierte Milchschokolade
flavoured milks|Aromatisierte Milch
flavoured potato crisps|Aromatisierte Kartoffelchips
flavoured syrups|Aromatisierte Sirups
flavoured yogurts|Aromatisierte Joghurts
flax seeds|Leinsamen
fleur de sel chocolates|Schokoladen mit Fleur de Sel
fleurs de sel|Salzblume
florentines|Florentiner
flours|Mehle
flower honeys|Blüten Honige
foies gras from ducks|Gänseleber
fonio|Foniohirse
food additives|Lebensmittelzusatzstoff
food colorings|Lebensmittelfarbe
fortified wines|Likörweine
four cheese pizza|Vier-Käse-Pizza
frankfurter sausages|Frankfurter Würstchen
free range chicken eggs|Eier aus Freilandhaltung
freeze dried foods|Gefriergetrocknete Lebensmittel
french beers|Französische Biere
french blue veined cheeses|Französischer Blauschimmelkäse
french champagnes|Französische Champagner
french cheeses|Französischer Käse
french confectioneries|Französischer Konfekt
french eaux de vie|Branntwein aus Frankreich
french emmentaler|Französischer Emmentaler
french fruits|Französische Früchte
french gruyères|Gruyères français
french hams|Französischer Schinken
french pralines|Französciche pralinen
french rums|Französische Rums
french sausages|Französische Würste
french vegetables|Französisches Gemüse
french whisky|Französische Whiskys
fresh apples|Frische Äpfel
fresh aromatic plants|Frische Gewürzpflanzen
fresh basil|Frisches Basilikum
fresh belgian endives|Frischer Chicorée
fresh broccoli|Frischer Brokkoli
fresh carrots|Frische Karotten
fresh cheeses|Frischkäse
fresh chervil|Kerbel
fresh chives|Frischer Schnittlauch
fresh coriander leaves|Frische Korianderblätter
fresh dill|Frischer Dill
fresh eggs|Frische Eier
fresh fruits|Frisches Obst
fresh grapefruit juice|Gekühlte Grapefruitdirektsäfte
fresh grapes|Frische Trauben
fresh green beans|Frische grüne Bohnen
fresh ground beef preparations|Rohe Rinderhackprodukte
fresh ground meat preparations|Frisches Hackfleisch
fresh ground steaks|Frische Hacksteaks
fresh kiwifruits|Frische Kiwis
fresh legumes|Frische Hülsenfrüchte
fresh lemons|Frische Zitronen
fresh meals|Frische Gerichte
fresh meat preparations|Frischfleischprodukte
fresh meats|Frischfleisch
fresh milks|Frischmilch
fresh mint|Frische Minze
fresh mixed vegetables|Frische Gemüse Mischung
fresh mushrooms|Frische Pilze
fresh onions|Frische Zwiebeln
fresh parsley|Frische Petersilie
fresh pasta|Frische Nudeln
fresh plant based foods|Frische pflanzliche Lebensmittel
fresh raspberries|Frische Himbeeren
fresh ravioli|Frische Ravioli
fresh rosemary|Frischer Rosmarin
fresh spinachs|Frischer Spinat
fresh sprouts|Rohsprossen
fresh stevia|Frische Steviablätter
fresh strawberries|Frische Erdbeeren
fresh tabbouleh|Frisches Taboulé
fresh tomatoes|Frische Tomaten
fresh vegetables|Frisches Gemüse
fresh zucchini|Frische Zucchini
fried foods|Frittierte Lebensmittel
fried onions|Röstzwiebeln
fried rice|Gebratener Reis
fried tomato sauces|Gebratene Tomatensoßen
fries|Pommes Frites
frog legs|Froschschenkel
frogs|Frösche
from 10 months|Ab 10. Monat
from 12 months old|Ab 12. Monat
from 15 months|Ab 15 Monaten
from 18 months|Ab 18 Monaten
from 24 months|Ab 24 Monaten
from 3 years|Ab 3 Jahren
from 4 months|Ab 4. Monat
from 6 months|Ab 6. Monat
from 8 months|Ab 8. Monat
frozen aromatic plants|Gefrorene Gewürzpflanzen
frozen artichoke hearts|Tiefkühl-Artischockenherzen
frozen artichokes|Tiefkühl-Artischocken
frozen asparagus|Tiefkühl-Spargel
frozen aubergines|Tiefkühl-Auberginen
frozen baby artichokes|Tiefkühl-Babyartischocken
frozen baby carrots|Tiefkühl-Babykarotten
frozen basil|Gefrorenes Basilikum
frozen berries|Gefrorene Beeren
frozen blueberries|Tiefkühl-Heidelbeeren
frozen broccolis|Tiefkühl-Brokkoli
frozen brussels sprouts|Tiefkühl-Rosenkohl
frozen cakes and pastries|Tiefkühlgebäck
frozen carrots|Tiefkühl-Karotten
frozen cauliflower florets|Tiefkühl-Blumenkohl
frozen chard leaves|Tiefkühl-Mangoldblätter
frozen chards|Tiefkühl-Mangold
frozen chestnuts|Gefröhrene Kastanien
frozen chickpeas|Gefrohrene Kichererbsen
frozen chives|Gefrorener Schnittlauch
frozen chopped artichokes|Tiefgekühlte gehackte Artischocken
frozen chopped carrots|Tiefkühl-Karotten in Scheiben
frozen chopped chards|Tiefgekühlter gehackter Mangold
frozen chopped garlic|Tiefgefrorener gehackter Knoblauch
frozen chopped green asparagus|Tiefgekühlter gehackter grüner Spargel
frozen chopped onions|Tiefgefrorene gehackte Zwiebeln
frozen chopped spinachs|Gefrorene gehackte Spinate
frozen common beans|Gefrorene Gartenbohnen
frozen corn on the cob|Gefrorene Maise
frozen desserts|Eisdesserts
frozen diced zucchinis|Gefrorene gehackte Zucchini
frozen dill|Gefrorener Dill
frozen fishes|Tiefkühlfisch
frozen fried potatoes|Gefrorene Pommes
frozen fries|Tiefkühl-Pommes
frozen fruits|Tiefgekühlte Früchte
frozen green asparagus|Tiefgekühlter grüner Spargel
frozen green beans|Gefrorene grüne Bohnen
frozen green peas|Gefrorene grüne Erbsen
frozen green peppers|Gefrohrene früne Pfeffer
frozen ground beef preparations|Gefrorene Rinderhackprodukte
frozen ground meat preparations|Gefrohrenes Hackfleisch
frozen ground steaks|Tiefkühl-Hacksteaks
frozen lasagne|Tiefkühl-Lasagne
frozen leeks|Tiefkühl-Lauch
frozen legumes|Gefrorene Hülsenfrüchte
frozen lima beans|Gefrohrene Limabohne
frozen meat preparations|Gefrorene Fleischprodukte
frozen meats|Tiefkühl-Fleisch
frozen mint|Gefrorene Minze
frozen mixed berries|Gefrorene gemischte Beeren
frozen mixed fruits|Gefrorene gemischte Früchte
frozen mixed peppers|Gefrorene Pfeffergemische
frozen mixed vegetables|Gefrorene Gemüsemischungen
frozen mushrooms|Gefrorene Pilze
frozen nuts|Gefröhrene Nüsse
frozen parsley|Petersilie gefroren
frozen peppers|Gefrorener Pfeffer
frozen pies|Tiefkühlkuchen
frozen pineapples|Gefrorene Ananas
frozen pizzas|Tiefkühlpizza
frozen pizzas and pies|Gefrorene Pizzas und Quiches
frozen plant based foods|Tiefgekühlte pflanzliche Lebensmittel
frozen plant based foods mixes|Gefrorene Lebensmittelmischungen auf pflanzlicher Basis
frozen potatoes|Gefrohrene Kartoffeln
frozen poultry|Gefrorenes Geflügel
frozen pre cooked rice|Gefrorene vorgekochte Reise
frozen pumpkins|Gefrohrene Kürbisse
frozen raspberries|Gefrorene Himbeeren
frozen ravioli|Tiefkühlravioli
frozen ready made meals|Gefrorene Fertigmahlzeiten
frozen red cabbage|Gefrorene Rotkohle
frozen red peppers|Gefrohrene rote Pfeffer
frozen salads|Gefrorene Salate
frozen seafood|Gefrorene Meeresfrüchte
frozen sliced champignon mushrooms|Gefrorene Champignons in Scheiben
frozen sliced zucchini|Gefrohrene geschnittene Zucchini
frozen soups|Tiefkühlsuppen
frozen spinach leaves|Gefrorene Spinatblätter
frozen spinachs|Gefrorene Spinate
frozen steaks|Tiefkühlsteaks
frozen strawberries|Gefrorene Erdbeeren
frozen tropical fruits|Gefrorene Tropenfrüchte
frozen turnips|Tiefkühl-Rüben
frozen vegetables|Tiefkühl-Gemüse
frozen white asparagus|Tiefgekühlter weißer Spargel
frozen whole green asparagus|Tiefgekühlter ganzer grüner Spargel
frozen yellow peppers|Gefrohrene gelbe Pfeffer
frozen yogurts|Gefrorener Joghurt
frozen zucchini|Gefrorene Zucchini
fruit and fruit seed oils|Frucht- und Fruchtsamenöle
fruit and milk beverages|Frucht- und Milchsäfte
fruit and soy beverages|Furchtsäfte und Sojagetränke
fruit and vegetable preserves|Konfitüren und Eingemachtes
fruit based beverages|Fruchtgetränke
fruit cakes|Obstkuchen
fruit jellies|Fruchtgelees
fruit juices|Fruchtsäfte
fruit juices and nectars|Fruchtsäfte und Nektare
fruit juices from concentrate|Fruchtsäfte aus Konzentrat
fruit muffins|Muffins mit Früchten
fruit nectars|Fruchtnektare
fruit pastes|Fruchtpaste
fruit salads|Fruchtsalate
fruit smoothies|Fruchtsmoothies
fruit sodas|Fruchtlimonaden
fruit soy yogurts|Frucht-Soja-Joghurts
fruit stirred yogurts|Cremiger Früchtejoghurt
fruit syrups|Frucht-Sirup
fruit teas|Früchtetees
fruit turrón|Fruchtturrón
fruit yogurts|Fruchtjoghurt
fruit yogurts with fruit chunks|Fruchtjoghurt mit Fruchtstücken
fruits|Obst
fruits and vegetables based foods|Obst und Gemüse
fruits based foods|Obstprodukte
fruits cereal bars|Müsliriegel mit Fruchtstückchen
fruits coulis|Frucht Coulis
fruits in syrup|Früchte in Sirup
fruits puree without sugar added|Fruchtmus ohne Zuckerzusatz
fukuju teas|Fukujutees
gala apples|Gala Äpfel
galettes|Galetten
garden chervil leaves|Kerbelblätter
garden chervil seeds|Kerbelsamen
garden cress|Gartenkresse
garden strawberries|Gartenerdbeeren
garlic|Knoblauch
garlic and their products|Knoblauch und Knoblauchprodukte
garlic powder|Knoblauch granuliert
gelatin|Gelatine
genmaicha teas|Genmaichatees
gentian spirit|Enzian
german chamomile|Deutsche Kamille
german cheeses|Deutscher Käse
german mustards|Deutsche Senfe
german sausages|Deutsche Würste
german whiskeys|Deutsche Whiskys
gherkins|Essiggurken
gherkins pickled in vinegar|Essiggurken
ginger|Ingwer
ginger beer|Ingwerbier
ginger powder|Ingwerpulver
gingerbreads|Lebkuchen
ginkgo|Gingko
gins|Gins
gluten free biscuits|Glutenfreie Kekse
gluten free breads|Glutenfreies Brot
gluten free pasta|Glutenfreie Nudeln
gluten free pastas|Glutenfreie Nudeln
gluten free sliced breads|Glutenfreies geschnittenes Brot
gluten free toasts|Glutenfreier Zwieback
glutinous rices|Klebreis
gnocchi of durum wheat semolina|Grießgnocchi
goat cheeses|Ziegenkäse
goat milk yogurts|Ziegenmilchjoghurt
goat milks|Ziegenmilch
goat s haymilk|Ziegen-Heumilch
gold flax seeds|Goldleinsamen
golden delicious apples|Golden Delicious Äpfel
good nightrest tea blends|Gute Nacht Tee
goudas with cumin|Goudas mit Kreuzkümmel
gozinaki|Gosinaki
grana padano|Grana Padano
granny smith apples|Granny Smith Äpfel
granulated sugars|Kristallzucker
grape juices|Traubensäfte
grape juices from concentrate|Traubensäfte aus Konzentrat
grape nectars|Weintraubennektare
grape seed oils|Traubenkernöle
grapefruit juices|Grapefruitsäfte
grapefruit nectars|Grapefruit-Nektare
grapefruits in syrup|Pampelmusen in Sirup
grapes|Weintrauben
grated carrots|Geriebene Karotten
grated cheese|Geriebener Käse
grated coconut|Kokusnuss gerieben
grated emmentaler|Geriebener Emmentaler
grated horseradish|Geriebener Meerrettich
greek cheeses|Griechischer Käse
greek style yogurts|Joghurt nach griechischer Art
green asparagus|Grüner Spargel
green beans|Grüne Bohnen
green curry pastes|Grüne Currypasten
green grapes|Weiße Weintrauben
green lentils|Grüne Linsen
green olives|Grüne Oliven
green olives stuffed of almond|Grüne Oliven gefüllt mit Mandeln
green peas|Grüne Erbsen
green peppercorns|Grüne Pfefferkörner
green peppers|Grüne Peperoni
green pestos|Grünes Pesto
green pitted olives|Grüne kernlose Oliven
green seedless grapes|Weiße kernlose Weintrauben
green stuffed olives|Gefüllte Grüne Oliven
green sweet peppers|Grüne Paprika
green teas|Grüntee
green teas with mint|Grüntees mit Minze
grenadine|Grenadinensirups
grilled almonds|Geröstete Mandeln
grilled peppers|Gegrillte Paprikas
grilling cheeses|Grillkäse
groats|Graupen
ground beef preparations|Rinderhackprodukte
ground beef steaks|Hacksteaks vom Rind
ground black peppers|Pfeffer schwarz gemahlen
ground brown flax seeds|Geschrotete braune Leinsamen
ground coffees|Filterkaffee
ground coriander leaves|Trocken gemahlene Korianderblätter
ground dried aromatic plants|Getrocknete und gemahlene Kräuter
ground dried basil|Trocken gemahlenes Basilikum
ground dried chives|Trocken gemahlener Schnittlauch
ground dried dill|Trocken gemahlener Dill
ground dried mint|Gefriergetrockenete Minze
ground dried oregano|Oregano gerebelt
ground dried parsley|Petersilie gerebelt
ground dried rosemary|Rosmarin geschnitten
ground dried stevia|Gemahlene Steviablätter
ground dried thyme|Thymian gerebelt
ground dried vegetables|Gemahlenes Trockengemüse
ground flax seeds|Geschrotete Leinsamen
ground gold flax seeds|Geschrotete Goldleinsamen
ground meat preparations|Hackfleisch
ground nutmeg|Muskat gemahlen
ground peppers|Gemahlene Paprikaschoten
ground steaks|Hackfleischsteaks
ground white peppers|Weißer Pfeffer gemahlen
growth milks|Kindermilch
guacamoles|Guacamoles
guava nectars|Guavennektare
guava pastes|Guavenpaste
guavas jellies|Guave Gelees
guerande salts|Sels de Guérande
guirlache turrón|Turron de Guirlache
gummi candies|Gummibonbons
gummy bananas|Gummi Bananen
gummy bears|Gummibärchen
gummy cola bottles|Gummi Colaflaschen
gummy crocodiles|Gummi Krokodile
gummy strawberries|Gummi Erdbeeren
hairy crabgrass|Bluthirse
haitian rums|Haitianische Rums
hake|Seehecht
hake fillet|Seehechtfilets
half cooked pressed cheeses|Halbgekochter gepresster Käse
half dry ciders|Cidre halbtrocken
half salted butter|Leicht gesalzene Butter
halloween foods and drinks|Halloweenspeisen und -getränke
ham and cheese sandwiches|Sandwiches mit Schinken und Käse
ham pizzas|Schinkenpizzas
ham sandwiches|Schinkensandwich
hamburger buns|Hamburger-Brötchen
hamburgers|Hamburger
hams|Schinken
handmade breadsticks|Handgefertigte Brotstangen
hard cheeses|Hartkäse
hard liquors|Stark alkoholische Getränke
harissa sauces|Harissa-Soßen
haymilk|Heumilch
hazelnut butters|Haselnussmus
hazelnut milks|Haselnussmilch
hazelnut oils|Haselnussöle
hazelnut spreads|Haselnusscremes
hazelnuts|Haselnüsse
hearts of palm|Palmherzen
hemp milks|Hanfmilch
herb quarks|Kräuterquark
herbal liqueur|Kräuterschnäppse
herbal tea blends|Kräuterteemischungen
herbal teas|Kräutertees
herbal teas in tea bags|Kräutertee aus Teebeuteln
herbes de provence|Kräuter der Provence
herbs|Kräuter
herring|Heringe
hibiscus|Hibiskus
himalaya salts|Himalaya-Salze
homogenized milks|Homogenisierte Milch
honey and royal jelly mixtures|Honig und Gelée Royale Mischungen
honey based preparations|Honigbasierte Zubereitung
honey candies|Honigsüßigkeiten
honey mustards|Honigsenfe
honey stuffed waffles|Honiggefüllte Waffeln
honey yogurts|Honig-Joghurt
honeybush|Honigbusch
honeydew melons|Honigmelone
honeys|Honigsorten
honeys from france|Honige aus Frankreich
honeys from romania|Rumänischer Honig
honeys from the alps|Alpenhonige
honeys from the mountains|Berghonige
horchatas de chufa|Horchata de Chufa
horse food|Pferdefutter
hot beverages|Heißgetränke
hot dog buns|Hot-Dog-Brötchen
hot sauces|Scharfe Saucen
hyssop|Ysop
hōjicha teas|Hōjicha
ice cream bars|Eis am Stiel
ice cream cones|Eistüten
ice cream sandwiches|Eiskrem-Sandwiche
ice cream tubs|Eisbecher
ice creams|Speiseeis
ice creams and sorbets|Speiseeis und Sorbets
iceberg lettuce|Eisbergsalat
iced coffees|Eiskaffees
iced teas|Eistees
iced teas preparations|Eistee Zubereitung
iced teas with mango flavor|Mangoeistees
iced teas with mint flavor|Minzeistees
iced teas with raspberry flavor|Himbeereistees
indica rices|Indica Reis
industrial cheese|Industrieller Käse
infant formulas|Säuglingsanfangsnahrung
insects|Insekten
instant beverages|Heißgetränke zum Aufgließen
instant coffees|Lösliche Kaffees
instant mashed potatoes|Kartoffelpulver
instant noodle soups|Instant Nudelsuppen
instant noodles|Instant-Nudeln
instant pasta|Fertignudeln
iridescent shark fillets|Pangasiusfilets
irish whiskey|Irische Whiskeys
italian beers|Italienische Biere
italian cheeses|Italienischer Käse
jamaican rum|Jamaikanische Rums
jams|Konfitüren
japanese green teas|Japanische Grüntees
japanese rice vinegars|Japanische Reisessige
japanese whiskey|Japanische Whiskys
japonica rices|Japonica Reis
jasmine rice|Jasmin Reis
jelly desserts|Götterspeisen
jellyfish|Quallen
jenever|Genever
job s tears|Hiobsträne
juices and nectars|Säfte und Nektare
juniper berries|Wacholderbeere
kales|Grünkohl
kebab breads|Kebab-Brot
kebab pizzas|Pizza Kebab
kefir yogurts|Sahnekefir
ketchup crisps|Ketchup Chips
khorasan wheat flakes|Kamutflocken
khorasan wheat milks|Khorasan-Weizen-Milch
khorasan wheats|Khorasan Weizen
king cakes|Dreikönigskuchen
kiwi jams|Kiwi Konfitüren
kiwi nectars|Kiwinektar
kiwi syrups|Kiwisirups
kiwi yogurts|Kiwi-Joghurt
kiwifruits|Kiwifrüchte
koshihikari rices|Koshihikari Reis
kouign amann|Kouign-amann
kumquats|Kumquat
kvass|Kwas
lactose free milk|Laktosefreie Milch
lactose free yogurts|Laktosefreie Joghurts
lagers|Lager
lamb meat|Lammfleisch
lardons|Speckwürfel
lards|Schmalz
large leaved lime|Sommerlinde
latvian vodkas|Lettischer Wodkas
lavender|Lavendel
lavender honeys|Lavendelhonige
leaf salads|Blattsalate
leaf vegetables|Blattgemüse
lean fishes|Magere Fische
lean quark|Magerquark
leeks|Lauche
legume based drinks|Drinks aus Hülsenfrüchten
legume butters|Erdnussbutter und Bohnenmus
legume flakes|Hülsenfrüchteflocken
legume milks|Drinks aus Soja und Hülsenfrüchten
legume oils|Hülsenfruchtöle
legume seeds|Bohnen, Erbsen und Linsen
legumes|Hülsenfrüchte
legumes and their products|Hülsenfrüchte und Produkte daraus
lemon balm|Zitronenmelisse
lemon cheesecakes|Zitronenkäsekuchen
lemon curds|Zitronen-Aufstrich
lemon flavored black teas|Schwarztees mit Zitronenaroma
lemon flavored iced teas|Zitroneneistees
lemon grass|Zitronengras
lemon jams|Zitronen-Konfitüren
lemon jellies|Zitrone Gelees
lemon juice|Zitronensäfte
lemon meringue pies|Zitronen Baiser Torten
lemon soft drinks|Zitronenlimonaden
lemon sorbets|Zitronen Sorbets
lemon soy yogurts|Zitronensojajoghurt
lemon syrups|Zitronensirups
lemon tartlets|Zitronentörtchen
lemon tarts|Zitronentorten
lemon teas|Zitronentees
lemon yogurts|Zitronenjoghurt
lemonade|Limonaden
lemons|Zitronen
lentil dishes|Linsengerichte
lentil salads|Linsensalate
lentils|Linsen
lettische vodkas|Lettischer Wodka
lettuces|Lattich
light butter|Fettarme Butter
light custard cream with vanilla|Englische Creme
light fruit sodas|Kalorienarme Fruchtlimonaden
light iced teas|Kalorienarme Eistees
light lemon soft drinks|Kalorienarme Zitronenlimonaden
light margarines|Halbfettmargarinen
light mayonnaises|Leichte Mayonnaisen
light orange soft drinks|Kalorienarme Orangenlimonaden
light potato crisps|Leichte Kartoffelchips
lime syrups|Limonensirups
limeflower tea|Lindenblüten
limes|Limetten
lingonberries|Preiselbeeren
lingonberries jams|Preiselbeeren Konfitüren
linseed oils|Leinsamenöle
liqueur chocolates|Schokoladen mit Likör
liqueurs|Liköre
liquid broths|Flüssige Brühen
liquid caramel|Flüßiges Karamel
liquid honeys|Flüßiger Honig
liquor filled chocolate covered cherries|Likörkirschen mit Schokoladenüberzug
lithuanian cheeses|Litauischer Käse
liver sausages|Leberwürste
lobsters|Hummer
lollipops|Dauerlutscher
long grain rices|Langkornreis
longtail tuna|Langschwanz-Thun
lorraine quiche|Quiche Lorraine
low fat yogurts|Fettarme Joghurt
low lactose milk|Milch mit niedrigem Laktosegehalt
low sugar fruit jam|Fruchtmarmelade mit niedrigem Zuckergehalt
lump sugar|Würfelzucker
lupin beans|Lupinenbohnen
lychee honeys|Litschibaumhonig
lychees|Litschis
lychees in syrup|Litschies in Sirup
lyophilized aromatic plants|Gefriergetrocknete Gewürzpflanzen
lyophilized chives|Gefriergetrockneter Schnittlauch
maasdam|Maasdamer
macadamia nut milks|Macadamiamilch
macadamia nuts|Macadamia-Nüsse
mace|Muskatblüte
mackerel fillets|Makrelenfilets
mackerel fillets in oil|Makrelenfilets in Öl
mackerels|Makrelen
madeira wine|Madeira Wein
madeleines|Madeleine
madeleines with raisin|Madeleines mit Rosinen
main meals for babies|Hauptgerichte für Babies
maize milks|Maismilch
makis|Maki-Sushi
mallow|Malve
mandarin oranges|Mandarinen
mango applesauces|Mango-Apfel-Soßen
mango compotes|Mangokompott
mango jams|Mangomarmeladen
mango juices|Mangosäfte
mango nectars|Mangonektare
mango sorbets|Mango Sorbets
mango yogurts|Mango-Joghurt
mangoes|Mangos
mangoes in syrup|Mangos in Sirup
mantecados and polvorones|Mantecados und Polvorón
mantecados and polvorones with vegetal fat|Mantecados und Polvorón mit pflanzlichem Fett
mantecados y polvorones with margarine|Mantecados und Polvorón mit Margarine
mantecados y polvorones with olive oil|Mantecados und Polvorón mit Olivenöl
maple syrups|Ahornsirup
marble cakes|Marmorkuchen
margherita pizza|Pizza Margherita
marinated olives|Marinierte Oliven
marjoram|Majoran
marmalades|Marmeladen
marsh mallow tea|Echter Eibisch
marzipan figures|Marzipanfiguren
marzipan of soto|Marzipan aus Soto
mashed broccoli|Brokkolibreie
mashed carrots|Karottenbreie
mashed cauliflower|Blumenkohlbreie
mashed celeriac|Selleriebreie
mashed potatoes|Kartoffelpüree
mashed pumpkins|Kürbisbreie
mashed spinachs|Spinatbreie
mashed vegetables|Gestampfte Gemüse
mashed zucchini|Zucchinibreie
mature cheddar|Reifer Cheddar
matured gouda|Mittelalter Gouda
mayonnaises|Mayonnaisen
maypop|Passionsblume
mazafati dates|Mazafati Datteln
meal replacements|Ersatzmahlzeiten
meals|Fertiggerichte
meals with chicken|Hühnerfleischgerichte
meals with fish|Fischmahlzeiten
meals with meat|Fleischgerichte
meals with salmon|Gerichte mit Lachs
meat alternatives|Fleischalternativen
meat analogues|Fleischersatz
meat based pasta sauces|Nudelsaucen auf Fleischbasis
meat based sauces|Fleischsoßen
meat menus for babies|Fleischgerichte für Babies
meat of the grisons|Bündnerfleisch
meat preparations|Fleischzubereitungen
meat tortellinis|Fleischtortellini
meats|Fleisch
meats and their products|Fleischprodukte
medicinal waters|Heilwasser
medium grain rices|Mittelkornreis
medjool dates|Medjool Datteln
medlars|Mispeln
medoc wines|Weine aus dem Medoc
melon nectars|Melonennektare
melons|Melonen
melted cheese|Fondue-Käse
meringues|Baisers
mexican cheeses|Mexikanischer Käse
microwave meals|Mikrowellengerichte
midland hawthorn|Weißdorn
mild cheddar|Milder Cheddar
mildly carbonated natural mineral water|Natürliches Mineralwasser mit wenig Kohlensäure versetzt
mildly soured butters|Mildgesäuerte Butter
milk bread rolls|Milchbrötchen
milk chocolate bar|Tafeln Milchschokolade
milk chocolate biscuits|Kekse mit Milchschokolade
milk chocolate candies|Milchpralinen
milk chocolate covered pretzel|Brezeln mit Milchschokolade
milk chocolate with caramel|Milchschokolade mit Karamel
milk chocolates|Milchschokolade
milk chocolates with almonds|Milchschokolade mit Mandeln
milk chocolates with fleur de sel|Milchschokolade mit Fleur de Sel
milk chocolates with hazelnuts|Milchschokolade mit Haselnüssen
milk chocolates with sweeteners|Milchschokolade mit Süßstoffen
milk jams|Dulce de leche
milk powders|Milchpulver
milk substitute|Milchersatz
milk substitutes|Milchersatz
milkfat|Milchfette
milks|Milch
millet|Hirse
millet flakes|Hirseflocken
millet milks|Hirsemilch
mimolette cheese|Mimolette
mineral waters|Mineralwasser
mint|Minze
mint sauces|Minzsaucen
mint syrups|Minzsirups
mint teas|Minztees
mirabelle syrups|Mirabellensirups
miso soup|Miso-Suppe
mixed bell peppers|Paprika Mix
mixed berry jams|Gemischte Beerenmarmeladen
mixed cereal flakes|Gemischte Getreideflocken
mixed fruit jams|Multifrucht Konfitüren
mixed fruit soy yogurts|Soja-Joghurt mit gemischten Früchten
mixed nuts|Nussmischungen
mixed rices|Gemischter Reis
mixed vegetables|Gemüse Mischung
mixed yogurts|Gemischte Joghurt
mixes for jelly desserts|Götterspeisen Zubereitungen
mixtures of vegetables for broth|Suppengemüse
mojito syrups|Mojito-Sirups
molded butters|Verpackte Butter
mollusc|Molluske
morel|Morcheln
mountain cheeses|Bergkäse
mountain products|Produkte von den Bergen
mountain waters|Bergwasser
mozzarella di bufala campana|Mozzarella di Bufala Campana
mozzarella sticks|Mozzarella-Sticks
mueslis|Müslis
mueslis with chocolate|Müslis mit Schokolade
mueslis with fruits|Müslis mit Früchten
multifruit juices|Multifruchtsäfte
multifruit nectars|Mehrfrucht-Nektare
multifruit pastes|Multifruchtpaste
multigrain rusks|Mehrkorn Zwieback
multigrain sliced breads|Geschnittenes Mehrkornbrot
mung beans|Mungbohnen
munsters with raw milk|Münsterkäse mit Rohmilch
mushroom ravioli|Pilzravioli
mushroom sauces|Pilzsaucen
mushrooms|Pilze
mushrooms and their products|Pilze und Pilzprodukte
mushrooms risottos|Pilzrisotto
muskmelons|Zuckermelonen
mussels|Muscheln
mustard oils|Senföle
mustard sauce|Senfsoßen
mustards|Senf
natural mineral waters|Natürliches Mineralwasser
natural rice milks|Natürliche Reismilch
natural sugar substitutes|Natürliche Süßungsmittel
nectarines|Nektarinen
nespresso compatible coffee capsules|Nespresso-kompatible Kapseln
non alcoholic beers|Alkoholfreie Biere
non alcoholic wheat beers|Alkoholfreie Weizenbiere
non alcoholic wines|Alkoholfreie Weine
non carbonated natural mineral waters|Natürliches Mineralwasser ohne Kohlensäure
non dairy desserts|Milchfreie Nachtische
non dairy fermented foods|Fermentierte Lebensmittel ohne Milch
non dairy yogurts|Pflanzenbasierte Joghurts
non food products|Non-Food-Produkte
non homogenized milks|Nicht homogenisierte Milch
noodles|Nudeln
norin 10 wheats|Norin 10 Weizen
norman whisky|Whisky aus der Normandie
nougats|Nougats
nougats from montélimar|Nougat aus Montélimar
nut bars|Nussriegel
nut butters|Nussmus
nut confectioneries|Nusskonfekt
nut flours|Nussmehle
nut milks|Nussdrinks
nut oils|Nussöle
nutmeg|Muskatnuss
nutmeg tree products|Muskatprodukte
nuts|Nüsse
nuts and their products|Nüsse und Nussprodukte
nuts cereal bars|Nussmüsliriegel
nuts pies|Nusskuchen
oat|Hafer
oat flours|Hafermehle
oat groats|Hafergrütze
oat milks|Haferdrinks
oatmeal biscuits|Haferkekse
oatmeal cookies|Hafer-Cookies
offals|Innereien
oilseed purees|Nuss- und Samenmus
old fashioned crisps|Klassische Chips
old goudas|Alter Gouda
old rums|Alter Rum
olive leaves|Olivenblätter
olive oils|Olivenöle
olive oils from corsica|Korsisches Olivenöl
olive oils from france|Olivenöle aus Frankreich
olive oils from greece|Olivenöle aus Griechenland
olive oils from italy|Olivenöle von Italien
olive oils from portugal|Olivenöle aus Portugal
olive sauces|Olivensaucen
olive tree products|Oliven und Olivenöl
olives|Oliven
onion chutneys|Zwiebelchutneys
onion powder|Zwiebelpulver
onions|Zwiebeln
onions and their products|Zwiebelprodukte
oolong teas|Oolongtees
orange based beverages|Getränke mit Orange
orange blossom|Orangenblüte
orange blossom honeys|Orangenbaumhonige
orange jams|Orangen-Konfitüren
orange juices|Orangensäfte
orange marmalades|Orangenmarmeladen
orange nectars|Orangennektare
orange soft drinks|Orangenlimonaden
orange syrups|Orangensirups
oranges|Orangen
organic beers|Bio-Biere
organic semi skimmed milks|Bio-Magermilch
orgeat syrups|Mandelsirups
ossetra caviar|Ossietra Kaviar
oysters|Austern
paddy rices|Ungedroschener Reis
pains de campagne|Landbrote
palm oils|Palmöle
palmiers|Schweinsohren
pancakes|Pfannkuchen
paninis|Panini
panna cottas|Panna Cotta
papadum|Papad
paprika|Paprikapulver
paprika crisps|Paprikachips
parboiled rices|Gekochter Reis
parmigiano reggiano|Parmesan
parsley|Petersilie
parsnip crisps|Pastinaken Chips
passion fruit jellies|Passionsfrucht Gelees
passion fruit nectars|Maracujanektare
passion fruit sorbets|Passionsfrucht Sorbets
passion fruits|Passionsfrüchte
pasta dishes|Nudelgerichte
pasta gratin|Nudelaufläufe
pasta salads|Nudelsalate
pasta sauces|Nudelsoßen
pastas|Nudeln
pasteles de gloria|Pasteles de Gloria
pasteurised milk munsters|Münsterkäse mit pasteurisierter Milch
pasteurised milks|Pasteurisierte Milch
pasteurized butters|Pasteurizierte Butter
pasteurized cheeses|Pasteurisierter Käse
pastries|Gebäck
pastry helpers|Backhelfer
peach applesauce|Pfrisich-Apfel-Sauce
peach compotes|Pfirsichkompott
peach flavored iced teas|Pfirsicheistees
peach jams|Pfirsichmarmeladen
peach juices|Pfirsichsäfte
peach nectars|Pfirsichnektare
peach pastes|Pfirsichpaste
peach soy yogurts|Pfirsich-Soja-Joghurt
peach syrups|Pfirsichsirups
peach yogurts|Pfirsischjoghurt
peaches|Pfirsiche
peaches in syrup|Pfirsische in Sirup
peanut bars|Erdnussriegel
peanut butters|Erdnussbutter
peanut oils|Erdnussöle
peanut sauces|Erdnusssauce
peanuts|Erdnüsse
peanuts turrón|Erdnussturrón
pear applesauces|Birnen-Apfelmus
pear compotes|Birnenkompott
pear jams|Birnenmarmelade
pear juices|Birnensäfte
pear nectars|Birnennektare
pear pies|Birnenkuchen
pear sorbets|Birnensorbets
pear yogurts|Birnenjoghurt
pearl millet|Perlhirse
pears|Birnen
pears in syrup|Birnen in Sirup
peas|Erbsen
pecan nuts|Pekannüsse
pecan pies|Pekannusskuchen
pecorino romano|Pecorino Romano
peeled tomatoes|Geschälte Tomaten
pennyroyal|Polei
pepper sauces|Pfeffersaucen
peppercorns|Pfefferkörner
peppermint|Pfefferminze
pepperoni pizzas|Salami Pizzas
peppers|Pfeffer
perforate st john s wort|Johanniskraut
pestos|Pestos
pet food|Tierfutter
petit beurre|Butterkekse
petit beurres|Butterkekse
petits suisses|Milchdesserts
pickled beets|Eingelegte rote Bete
pickled capers|Eingelegte Kapern
pickled cucumbers|Eingelegte Gurken
pickled garlic|Eingelegter Knoblauch
pickled gherkins|Gewürzgurken
pickled herring|Bismarckhering
pickled lupin beans|Eingelegte Lupinen
pickled peppers|Eingelegte Peperoni
pickled vegetables|Eingelegtes Gemüse
pickles|Eingelegte Lebensmittel
pie dough|Kuchenteig
pies|Tartes und Pasteten
pig head|Schweinekopf
pine nuts|Pinienkerne
pineapple|Ananas
pineapple in juice|Ananas im Saft
pineapple in syrup|Ananas in Sirup
pineapple jams|Ananas Konfitüren
pineapple juices|Ananassäfte
pineapple nectars|Annanasnektare
pineapple syrups|Annanassirups
pineapple yogurts|Ananas-Joghurt
pink ciders|Rosé Cidre
pink grapefruit juices|Pink Grapefruit Säfte
pinto beans|Pintobohnen
pistachio oils|Pistazienöle
pistachios|Pistazien
pitayas|Drachenfrüchte
pitted dates|Entkernte Datteln
pitted olives|Kernlose Oliven
pizza dough|Pizzateige
pizza sauces|Pizzasoßen
pizza with ham and cheese|Pizza mit Schinken und Käse
pizzas|Pizzen
pizzas pies and quiches|Pizzen, Tartes und Quiches
plain soy yogurts|Einfacher Soja-Joghurt
plain yogurts|Naturjoghurt
plant based beverages|Pflanzliche Getränke
plant based creams|Pflanzliche Sahne
plant based creams for cooking|Pflanzliche Sahne zum Kochen
plant based ice creams|Pflanzliche Eiscremes
plant based meals|Pflanzliche Mahlzeiten
plant based milk alternatives|Pflanzendrinks
plant based pickles|Pflanzliches eingelegtes Gemüse
plant based pâtés|Pflanzlische Pasteten
plant based spreads|Pflanzliche Brotaufstriche
plant milks|Pflanzendrinks
plantain bananas|Kochbananen
plum jams|Pflaumenmarmeladen
plum juices|Pflaumensäfte
plum pastes|Pflaumenpaste
plums|Pflaumen
polish cheeses|Polnischer Käse
polish vodkas|Polnische Wodkas
pollens|Pollen
pollock fillets|Seelachsfilets
pollocks|Seelachse
pomegranate juices|Granatapfelsäfte
pomegranate nectars|Granatapfelnektare
pomelos|Pampelmusen
pont l évêque|Pont-l'évêque
poppyseed oils|Mohnöle
porcini mushrooms|Steinpilze
pork|Schwein
pork belly|Schweinebauch
pork liver sausages|Schweineleberwürste
pork meals|Schweinefleischgerichte
pork pâtés|Schweinepasteten
porridge|Haferbrei
porters|Porter-Biere
portuguese cheeses|Portugisischer Käse
potato crisps|Kartoffelchips
potato crisps in olive oil|Kartoffelchips mit Olivenöl
potato crisps in sunflower oil|Kartoffelchips mit Sonnenblumenöl
potato dishes|Kartoffelgerichte
potato gnocchi|Kartoffelgnocchi
potato gratin|Kartoffelgratin
potato preparations|Kartoffelzubereitungen
potato salads|Kartoffelsalate
potatoes|Kartoffeln
potted aromatic plants|Gewürzpflanzen im Topf
potted basil|Basilikum im Topf
potted chives|Schnittlauch im Topf
potted coriander|Koriander im Topf
potted meats|Fleischaufstriche
potted mint|Minze im Topf
potted plants|Pflanzen im Topf
potted stevia|Steviapflanze
poultries|Geflügel
poultry meals|Geflügelgerichte
poultry nuggets|Geflügelnuggets
poultry sandwiches|Geflügelsandwiches
poultry sausages|Geflügelwürste
poultry terrines|Geflügelterrinen
pound cake|Rührkuchen
powdered cappucino|Cappuccinopulver
powdered sugars|Puderzucker
prawn cocktail crisps|Garnelencocktail Chips
prawns|Garnelen
pre baked breads|Vorgebackene Brote
precooked rices|Vorgegarter Reis
preparations made from crabs|Zubereitungen aus Krabben
preparations made from fish meat|Zubereitungen aus Fisch
prepared couscous|Zubereitetes Couscous
prepared lasagne|Fertiglasagnen
prepared lentils|Fertiglinsen
prepared meats|Wurst und Aufschnitt
prepared salads|Fertigsalate
prepared vegetables|Vorbereitetes Gemüse
pretzel|Brezeln
processed cheese|Schmelzkäse
processed cheeses|Schmelzkäse
products sold before year 2000|Produkte die vor dem Jahr 2000 verkauft wurden
products sold in the 1950s|Produkte in den 1950er Jahren verkauft
products sold in the 1960s|Produkte in den 1960er Jahren verkauft
products sold in the 1970s|Produkte in den 1970er Jahren verkauft
products sold in the 1980s|Produkte in den 1980er Jahren verkauft
products sold in the 1990s|Produkte in den 1990er Jahren verkauft
products with reduced salt|Prudukte mit weniger Salz
products without gluten|Glutenfrei
proso millet|Rispenhirse
protein bars|Proteinriegel
protein energy bars|Protein-Energie-Riegel
protein powders|Proteinpulver
protein shakes|Proteinshakes
prune juice|Backpflaumensäfte
prunes|Backpflaumen
puff pastry meals|Blätterteiggerichte
puff pastry sheets|Blätterteig Platten
puffed cereal cakes|Gepuffte Getreidewaffeln
puffed cereals|Gepufftes Getreide
puffed corn cakes|Gepuffte Maiswaffeln
puffed corn cakes with black chocolate|Gepuffte Maiswaffeln mit Bitterschokolade
puffed corn cakes with milk chocolate|Gepuffte Maiswaffeln mit Milchschokolade
puffed grains|Puffkörner
puffed khorasan wheat cakes|Kamutwaffeln
puffed lentil cakes|Linsenwaffeln
puffed multigrain cakes|Gepuffte Mehrkornwaffeln
puffed oat cakes|Gepuffte Haferwaffeln
puffed pulse cakes|Hülsenfruchtwaffeln
puffed rice|Puffreis
puffed rice cakes|Reiswaffeln
puffed rice cakes with black chocolate|Gepuffte Reiswaffeln mit Bitterschokolade
puffed rice cakes with milk chocolate|Gepuffte Reiswaffeln mit Milchschokolade
puffed rice cakes with white chocolate|Gepuffte Reiswaffeln mit weißer Schokolade
puffed salty snacks|Gepuffte salzige Snacks
puffed spelt|Puffdinkel
puffed spelt cakes|Gepuffte Dinkelwaffeln
puffed wheat cakes|Gepuffte Weizenwaffeln
puffed wholegrain rice cakes|Gepuffte Vollkornreiswaffeln
pulses|Getrocknete Hülsenfrüchte
pumpkin and squash plant products|Kürbisprodukte
pumpkin jams|Kürbismarmelade
pumpkin pies|Kürbiskuchen
pumpkin seed oils|Kürbiskernöle
pumpkin seeds|Kürbiskerne
pumpkin seeds and their products|Kürbiskerne und deren Produkte
pumpkin soups|Kürbissuppen
pumpkins|Kürbisse
pumpkins and their products|Kürbisse und Kürbisprodukte
pure butter brioche|Butterbrioche
purple asparagus|Violetter Spargel
purées|Pürees
pâté|Pasteten
quadruple beer|Vierfache Biere
quail eggs|Wachteleier
quark with 20 fat in dry mass|Halbfettquark
quarks|Quark
quartered champignon mushrooms|Geviertelte Champignons
quince cheeses|Quittenpaste
quince jellies|Quitten Gelees
quinoa crisps|Quinoa Chips
quinoa dishes|Quinoa-Gerichte
quinoa flakes|Quinoaflocken
quinoa flours|Quinoamehle
quinoa milks|Quinoamilch
rabbit food|Kaninchenfutter
rabbit meat|Hasenfleisch
rabbit pâtés|Kaninchenpasteten
raclette|Raclettekäse
radishes|Rettich
raisin cookies|Cookies mit Rosinen
raisins|Rosinen
raisins of corinth|Korinthen
rapeseed oils|Rapsöle
raspberries|Himbeeren
raspberry applesauces|Himbeer-Apfelmus
raspberry cheesecakes|Himbeerkäsekuchen
raspberry coulis|Himbeer-Coulis
raspberry jams|Himbeerkonfitüren
raspberry jellies|Himbeere Gelees
raspberry pies|Himbeerkuchen
raspberry sorbets|Himbeer Sorbets
raspberry syrups|Himbeersirups
raspberry tartlets|Himbeer Törtchen
raspberry yogurts|Himbeer-Joghurt
ravioli with porcini mushrooms|Steinpilzravioli
ravioli with vegetables|Gemüseravioli
raw milks|Rohmilch
red beans|Rote Bohnen
red beers|Rotbier
red bell peppers|Rote Paprika
red cabbage|Rotkraut
red curry pastes|Rote Currypasten
red delicious apples|Delikate rote Äpfel
red fruit teas|Rote Früchtetees
red lentils|Rote Linsen
red pestos|Rote Pestos
red ports|Rote Portweine
red quinoa|Rotes Quinoa
red wine vinegars|Rotweinessige
red wines|Roteweine
redcurrants jams|Rote Johannisbeere Konfitüren
redcurrants jellies|Rote Johannisbeere Gelees
refined olive oils|Raffinierte Olivenöle
refried beans|Gebratene Bohnen
refrigerated creamy puddings|Gekühlte Dessertcremes
refrigerated meals|Gekühlte Fertiggerichte
refrigerated soups|Gekühlte Suppen
refrigerated squeezed apple juices|Gekühlte Apfeldirektsäfte
refrigerated squeezed juices|Gekühlte Direktsäfte
refrigerated squeezed multifruit juices|Gekühlte Multifruchtdirektsäfte
refrigerated squeezed orange juices|Gekühlte Orangendirektsäfte
refrigerated squeezed pineapple juices|Gekühlte Ananasdirektsäfte
refrigerated squeezed tangerine juices|Gekühlte Mandarinendirektsäfte
regina pizza|Pizza Regina
reheatable soups|Aufwärmbare Suppen
reptile food|Futter für Reptilien
rhubarb applesauces|Rhabarber-Apfelmus
rhubarb compotes|Rhabarberkompott
rhubarb jams|Rhabarber-Konfitüre
rhubarbs|Rhabarber
ribwort plantain|Spitzwegerich
rice dishes|Reisgerichte
rice flakes|Reisflocken
rice flours|Reismehle
rice milks|Reisdrinks
rice pasta|Reisnudeln
rice puddings|Milchreis
rice salads|Reissalate
rice semolinas|Reisgrieße
rice starch|Reisstärke
rice syrups|Reissirupe
rice vinegars|Reisessig
rices|Reissorten
rices for paella|Paella Reis
rices for risotto|Risotto Reis
risottos|Risotto
roast chicken|Brathähnchen
roasted cashew nuts|Geröstete Cashews
roasted chicken and thyme crisps|Brathuhn-Thymnian Chips
roasted coffee beans|Geröstete Kaffeebohnen
roasted green teas|Geröstete Grüntees
roasted hazelnuts|Geröstete Haselnüsse
roasted japanese green teas|Geröstete japanische Grüntees
roasted nuts|Geröstete Nüsse
roasted peanuts|Geröstete Erdnüsse
roasted pistachios|Geröstete Pistazien
roasted pumpkin seeds|Geröstete Kürbiskerne
roasted shelled sunflower seeds|Ungeschälte geröstete Sonnenblumenkerne
roasted sunflower seeds|Geröstete Sonnenblumenkerne
rock candies|Kandis
rock teas|Wuyi-Tee
rocket|Rucola
rolled flakes|Gerollte Flocken
rolled oats|Haferflocken
rolled spelt flakes|Dinkelflocken
rolled wheat flakes|Weizenflocken
romaine lettuce|Romanasalat
roman chamomile|Römische Kamille
rooibos|Rotbusch
rose hip|Hagebutte
rose syrups|Rosensirups
rosehip jams|Hagebutte Konfitüren
rosemary|Rosmarin
rosemary honeys|Rosmarin Honige
rosé wines|Roséweine
rough bindweed|Stechwinde
royal jelly|Gelée Royale
rums|Rums
rusks|Zwiebäcke
russian vodkas|Russische Wodkas
rye|Roggen
rye and wheat breads|Roggen- und Weizenbrote
rye breads|Roggenbrote
rye flakes|Roggenflocken
rye flours|Roggenmehle
rye flours type 1740|Roggenmehle Type 1740
rye flours type 815|Roggenmehle Type 815
rye flours type 997|Roggenmehle Type 997
rye whisky|Roggenwhiskey
safflower oils|Distelöle
saffron|Safran
salad dressings|Salatsoßen
salads|Salate
salmon fillets|Lachsfilets
salmon rillettes|Lachs-Rillettes
salmon risottos|Lachsrisotto
salmons|Lachs
salsas|Salsas
salt and malt vinegar crisps|Salz und Malzessig Chips
salt and pepper crisps|Salz und Pfeffer Chips
salt and vinegar crisps|Salz und Essig Chips
salted almonds|Gesalzene Mandeln
salted butter caramels|Salziges Butterkaramel
salted butters|Salzbutter
salted chocolates|Gesalzene Schokolade
salted dark chocolates|Gesalzene dunkle Schokolade
salted margarines|Gesalzene Margarinen
salted milk chocolates|Gesalzene Milchschokoladen
salted nuts|Gesalzene Nüsse
salted peanuts|Gesalzene Erdnüsse
salted pies|Herzhafte Kuchen
salted popcorn|Gesalzenes Popcorn
salted snacks|Salzige Snacks
salted spreads|Gesalzene Aufstriche
salts|Salze
salty snacks|Salzige Snacks
sandwiches filled with cold cuts|Sandwiche belegt mit Aufschnitt
sardine fillets|Sardinenfilets
sardines|Sardinen
sardines in oil|Ölsardinen
sardines in olive oil|Sardinen in Olivenöl
sardines in sunflower oil|Sardinen in Sonnenblumenöl
sardines in tomato sauce|Sardinen in Tomatensauce
sauces|Saucen
sausage rolls|Wurstrollen
sausages|Würste
sausages with lentils|Würstchen mit Linsen
savory mousses|Fleischpasteten
savory semolina dishes|Couscous Fertiggerichte
scallions|Frühlingszwiebeln
schnapps|Schnäppse
scotch whisky|Schottischer Whisky
sea buckthorn jams|Sanddorn Konfitüren
sea salts|Meersalze
seafood|Fisch und Meeresfrüchte
seasoned grated carrots|Gewürzte geriebene Karotten
seaweed products|Algenprodukte
seaweeds and their products|Algen
seedless grapes|Kernlose Weintrauben
seeds|Samen
semi preserved foods|Halbkonserven
semi skimmed milks|Fettarme Milch
semolina puddings|Grießpuddings
sencha teas|Senchatees
senseo compatible coffee capsules|Senseo-kompatible Kapseln
sesame|Sesam
sesame halva|Sesamhalva
sesame milks|Sesammilch
sesame oils|Sesamöle
shallots|Schalotten
shea butter|Sheabutter
sheep milk yogurts|Schafmilchjoghurt
sheep milks|Schafsmilch
sheep s haymilk|Schaf-Heumilch
sheep s milk cheeses|Schafmilchkäse
shelled almonds|Mandeln ohne Schale
shelled chestnuts|Maronen mit Schale
shelled hazelnuts|Geschälte Haselnüsse
shelled nuts|Nusskerne
shelled pecan nuts|Pekannusskerne
shelled pine nuts|Geschälte Pinienkerne
shelled pumpkin seeds|Geschälte Kürbiskerne
shelled sunflower seeds|Geschälte Sonnenblumenkerne
short grain rices|Rundkornreise
shortbread|Mürbegebäck
shortbread cookies|Mürbeteigkekse
shoumei teas|Shoumeitees
shrimps|Garnelen
sicilian sumac|Gerber-Sumach
simple syrups|Einfache Sirupe
skimmed milks|Magermilch
skipjack tuna|Echter Bonito
sliced bacon|Speckscheiben
sliced breads|Toast- und Schnittbrot
sliced breads without crust|Brot ohne Kruste
sliced champignon mushrooms|Champignonscheiben
sliced cheeses|Scheibenkäse
slovakian cheeses|Slovakischer Käse
slovenian cheeses|Slovenischer Käse
small brioches|Kleine Brioches
small cucumbers|Minigurken
small leaved lime|Winterlinde
smetana|Schmand
smoked bacon|Geräucherter Speck
smoked cheeses|Räucherkäse
smoked fishes|Räucherfisch
smoked herrings|Geräucherte Heringe
smoked lardons|Räucherspeck
smoked mackerels|Geräucherte Makrelen
smoked salmons|Räucherlachs
smoked salmons from farming|Räucherlachs aus Zucht
smoked sausages|Räucherwürste
smoked trouts|Geräucherte Forellen
snacks and desserts for babies|Snacks und Desserts für Babies
snails|Schnecken
sodas|Limonaden
sodas with exotic fruits|Exotische Fruchtlimonaden
soft cheese with a natural rind|Weichkäse mit Naturrinde
soft cheeses|Weichkäse
soft cheeses with bloomy rind|Weichkäse
soft cheeses with washed rind|Weichkäse mit gewaschener Rinde
soft drinks|Erfrischungsgetränke
soft wheat semolinas|Weichweizengrieße
sorbets|Fruchteise
sorghum|Sorghumhirsen
soups|Suppen
soups for babies|Babysuppen
sour cream and sweet chilli crisps|Sauerrahm und Chilli Chips
sour creams|Sauerrahm
sourdough bread|Sauerteigbrot
soy based creams for cooking|Sojasahne
soy based drinks|Sojadrinks
soy beans|Soja
soy desserts|Soja-Nachtische
soy flakes|Sojaflocken
soy milk yogurts|Sojajoghurt
soy milks|Sojadrinks
soy sauces|Sojasoßen
soy yogurts|Sojajoghurt
soybean oils|Sojaöle
spaghetti|Spaghettis
spanish alfajores|Spanisches Alfajor
spanish cheeses|Spanischer Käse
spanish meat products|Spanische Fleischprodukte
spanish omelettes|Kartoffel Tortillas
sparkling ciders|Sprudelnde Apfelweine
sparkling wines|Schaumweine
spearmint|Grüne Minze
special breads|Spezielle Brote
speculaas|Spekulatius
speculoos cheesecakes|Spekulatiuskäsekuchen
speculoos spreads|Spekulatius Brotaufstrich
spelt brans|Dinkelkleien
spelt flours|Dinkelmehle
spelt flours type 1050|Dinkelmehle Type 1050
spelt milks|Dinkelmilch
spelt rusks|Dinkelzwieback
spelts|Dinkel
spice mix|Gewürzmischung
spices|Gewürze
spinachs|Spinat
sponge biscuits|Löffelbiskuits
sports drinks|Sportgetränke
spreadable fats|Streichfette (Milch- und Nichtmilcherzeugnisse)
spreads|Aufstriche
spring rolls|Frühlingsrollen
spring waters|Quellwasser
sprits|Spritzgebäck
sprits biscuits|Spritzgebäck
sprouts|Keime
squashes|Kürbisse
squeezed apple juices|Apfeldirektsäfte
squeezed blueberry juices|Heidelbeerdirektsäfte
squeezed grape juices|Traubendirektsäfte
squeezed grapefruit juices|Grapefruitdirektsäfte
squeezed juices|Direktsäfte
squeezed multifruit juices|Multifruchtdirektsäfte
squeezed orange juices|Orangen-Direktsäfte
squeezed pear juices|Birnendirektsäfte
squeezed pineapple juices|Ananasdirektsäfte
squeezed plum juices|Pflaumendirektsäfte
squeezed pomegranate juices|Granatapfeldirektsäfte
squeezed tangerine juices|Mandarinendirektsäfte
squid|Kalmare
squirty creams|Sprühsahne
star anise|Sternanis
starches|Stärke
stevia and their products|Stevia
stevia leaves|Steviablätter
stirred yogurts|Cremiger Joghurt
strained tomatoes|Passierte Tomaten
strasbourg sausages|Straßburger Würstchen
strawberries|Erdbeeren
strawberry and blueberry compotes|Erdbeer-Blaubeer-Kompott
strawberry applesauces|Erdbeer-Apfelmus
strawberry biscuits|Erdbeerkekse
strawberry cheesecakes|Erdbeerkäsekuchen
strawberry compotes|Erdbeerkompott
strawberry jams|Erdbeerkonfitüren
strawberry juice|Erdbeersäfte
strawberry pies|Erdbeerkuchen
strawberry soy yogurts|Erdbeer-Soja-Joghurt
strawberry syrups|Erdbeersirups
strawberry tartlets|Erdbeer Törtchen
strawberry yogurts|Erdbeerjoghurt
stretched curd cheeses|Filata
strong beers|Starkbier
strudels|Strudel
stuffed olives|Gefüllte Oliven
stuffed pastas|Gefüllte Nudeln
stuffed vine leaves|Gefüllte Weinblätter
stuffed wafers|Gefüllte Knusprige Waffeln
stuffed waffles|Gefüllte Waffeln
sugar coated almonds|Mandeln mit Zuckerüberzug
sugar free chewing gum|Zuckerfreie Kaugummis
sugar free flavoured syrups|Zuckerfreie aromatisierte Sirups
sugar substitutes|Zuckerersatzstoffe
sugared crêpes|Gezuckerte Crêpes
sugared popcorn|Süßes Popcorn
sugars|Zucker
sultana raisins|Sultaninen
sumac|Sumach
sunflower honeys|Sonnenblumenhonige
sunflower oils|Sonnenblumenöle
sunflower seeds|Sonnenblumenkerne
sunflower seeds and their products|Sonnenblumenkerne und Sonnenblumenkernprodukte
sushi rice|Sushi Reis
sushis|Sushi
sushis and makis|Sushis und Maki-Sushis
sweet and sour sauces|Süßsaure Soßen
sweet apples|Süße Äpfel
sweet ciders|Süße Apfelweine
sweet corn|Zuckermais
sweet fritters|Süße Krapfen
sweet mustards|Süße Senfe
sweet pastries and pies|Süßes Gebäck und Kuchen
sweet peppers|Paprika
sweet pies|Süße Kuchen
sweet potato crisps|Süßkartoffelchips
sweet potatoes|Süßkartoffeln
sweet snacks|Süße Snacks
sweet spreads|Süße Brotaufstriche
sweet wines|Süßweine
sweetened natural soy milks|Gesüßte natürliche Sojamilch
sweetened yogurts|Gesüßter Joghurt
sweeteners|Zucker und Süßungsmittel
swiss chocolates|Schweizer Schokoladen
swiss eaux de vie|Branntwein aus der Schweiz
swiss gruyères|Greyerzer
syrups|Sirupe
syrups with fruits|Fruchtsirups
tabbouleh|Taboulé
tabbouleh with fresh vegetables|Taboulé mit frischem Gemüse
tabbouleh with olive oil|Tabboulehs mit Olivenöl
tabbouleh with tomatoes|Taboulé mit Tomaten
table salts|Speisesalze
table waters|Tafelwasser
taboulehs|Taboulé
tahini|Tahin
tangerine juices|Mandarinensäfte
tangerine nectars|Mandarinennektare
tangerines|Tangerinen
tarragon|Estragon
tartlets|Törtchen
tassimo compatible coffee capsules|Tassimo-kompatible Kapseln
tea bags|Teebeutel
tea based beverages|Teegetränke
teas|Tees
teas with bergamot|Tees mit Bergamotte
teff flakes|Teff-Flocken
teff milks|Zwerghirsemilch
tennessee whiskey|Tennessee Whiskeys
tequilas|Tequilas
teriyaki sauces|Teriyaki Soßen
terrines|Terrinen
tetilla cheese|Queso Tetilla
textured vegetable protein|Strukturiertes Pflanzenprotein
thermised milk cheeses|Thermisierter Käse
thermogenics|Thermogenese fördernde Lebensmittel
thickeners|Verdickungsmittel
three cheese pizza|Drei-Käse-Pizza
thuringian sausages|Original Thüringer Rostbratwürste
thyme|Thymian
thyme honeys|Thymianhonig
thyme tea bags|Thymian Teebeutel
tigernut milks|Erdmandelmilch
tinned mackerels|Makrelen in Kupferdosen
toasted bread rolls|Toastbrötchen
toasted egg yolk turrón|Spanischer Weißer Nougat
toasted sesame|Gerösteter Sesam
toaster pastries|Toastergebäck
toasts|Toastbrote
tomato juices|Tomatensaft
tomato ketchup|Tomatenketchup
tomato pastes|Tomatenmark
tomato purées|Tomatenpüree
tomato sauces|Tomatensaucen
tomato soups|Tomatensuppen
tomatoes|Tomaten
tomatoes and their products|Tomaten und Tomatenprodukte
tonic water|Tonic Water
toppings|Garnierungen
tortilla chips|Tortilla-Chips
toulouse sausages|Toulouser Würstchen
traditional balsamic vinegar of modena|Balsamessig aus Modena
traditional balsamic vinegars|Traditionelle Balsamicoessige
traditional ciders|Traditioneller Cidre
tripe dishes|Kutteln
triple beer|Dreifache Biere
tropezian pies|Tarte Tropezienne
tropical fruit jams|Exotische Fruchtmarmeladen
tropical fruits|Tropische Früchte
tropical fruits soy yogurts|Sojajoghurt mit tropischen Früchten
tropical tunas|Tropischer Thunfisch
trouts|Forelle
truffles|Trüffel
tula gingerbread|Tula-Lebkuchen
tuna fillets|Thunfischfilets
tuna in brine|Thunfisch im eigenen Saft
tuna in olive oil|Thunfische in Olivenöl
tuna pizzas|Thunfischpizzen
tuna rillettes|Thunfisch-Rillettes
tuna salad|Thunfischsalat
tuna sandwiches|Thunfisch-Sandwich
tunas|Thunfisch
tunas in oil|Thunfische in Öl
tunas in sunflower oil|Thunfische in Sonnenblumenöl
tunisian eaux de vie|Branntwein aus Tunesien
turkey breasts|Truthahnbrüste
turkey cutlets|Putenschnitzel
turkey fillets|Truthahn-Filet
turkey sandwiches|Truthahn-Sandwichs
turkey sausages|Truthahnwurst
turkeys|Pute
turkish delight|Lokum
turmeric|Kurkuma
turmeric powder|Kurkuma Pulver
turnip|Rübe
tzatzikis|Tsatsikis
uht creams|H-Sahne
uht milks|H-Milch
ukrainian vodkas|Ukraninische Wodkas
uncooked beetroots|Ungekochte rote Beete
uncooked pressed cheeses|Ungekochter gepresster Käse
unleavened breads|Ungesäuertes Brot
unpasteurised cheeses|Rohmilchkäse
unrefined salts|Unraffinierte Salze
unsalted butters|Ungesalzene Butter
unsalted cashews|Ungesalzene Cashewnüsse
unsalted margarines|Ungesalzene Margarinen
unshelled peanuts|Ungeschälte Erdnüsse
unshelled pumpkin seeds|Ungeschälte Kürbiskerne
unshelled sunflower seeds|Ungeschälte Sonnenblumenkerne
unsweetened flavored waters|Zuckerfreies Wasser mit Geschmack
unsweetened natural soy milks|Ungesüßte natürliche Sojamilch
valerian|Baldrian
vanilla|Vanille
vanilla cheesecakes|Vanillekäsekuchen
vanilla extract|Vanilleextrakt
vanilla flavored rice pudding|Vanillemilchreis
vanilla ice cream bars|Vanilleeis am Stiel
vanilla ice cream cones|Eistüten mit Vanilleeis
vanilla ice cream tubs|Eisbecher Vanille
vanilla milks|Vanillemilch
vanilla muffins|Vanillemuffins
vanilla soy milks|Vanille-Soja-Milch
vanilla stuffed wafers|Knusprige Waffeln mit Vanillefüllung
vanilla sugars|Vanillenzucker
vanilla teas|Vanilletees
vanilla yogurt|Vanillejoghurts
vanilla yogurts|Vanillejoghurt
vanillin sugars|Vanillin-Zucker
veal meat|Kalbfleisch
vegetable based beverages|Gemüse basierte Getränke
vegetable based foods and beverages|Gemüse basierte Lebensmittel und Getränke
vegetable bouillon powders|Gemüsebouillonpulver
vegetable broths|Gemüsebrühen
vegetable fats|Pflanzenfette
vegetable gratins|Gemüseaufläufe
vegetable juices|Gemüsesäfte
vegetable lasagne|Gemüselasagne
vegetable oils|Pflanzenöle
vegetable patties|Gemüsefrikadellen
vegetable pickles|Eingelegtes Gemüse
vegetable risottos|Gemüserisotto
vegetable rods|Gemüsesticks
vegetable salads|Gemüsesalat
vegetable sandwiches|Sandwiches mit rohem Gemüse
vegetable sauces|Gemüsesaucen
vegetable soups|Gemüsesuppen
vegetable sweet|Süßes Gemüse
vegetables|Gemüse
vegetables based foods|Gemüseprodukte
vegetables menus for babies|Gemüsegerichte für Babies
vegetables pies|Gemüsekuchen
vegetarian frankfurt sausages|Vegetarische Frankfurter
vegetarian hamburgers|Vegetarische Hamburger
vegetarian hot dog sausages|Vegetarische Hot-Dog-Würstchen
vegetarian lasagne|Vegetarische Lasagne
vegetarian nuggets|Vegetarische Nuggets
vegetarian pasta salads|Vegetarische Nudelsalate
vegetarian patties|Gemüsebratling
vegetarian sausages|Vegetarische Würste
vegetarian vienna sausages|Vegetaische Fleische
verbena family|Verbene
verbena peppermint|Verbene-Pfefferminz
vialone nano rices|Vialone Reis
viennoiseries|Croissants und Hefegebäck
vinaigrettes|Vinaigretten
vinegars|Essig
violet syrups|Veilchensirups
virgin coconut oils|Native Kokosöle
virgin olive oils|Native Olivenöle
vitamines|Vitamine
vitamins|Vitamine
vodka|Wodkas
wafers|Knusprige Waffeln
waffles|Waffeln
wakame seaweeds|Wakame
walnut kernels|Walnusskerne
walnut milks|Walnussmilch
walnut oils|Walnussöle
walnuts|Walnüsse
watercress|Brunnenkresse
watermelon syrups|Wassermelonensirups
watermelons|Wassermelonen
waters|Wasser
weight loss tea blends|Abnehm-Tee
welsh whisky|Whisky aus Wales
wheat beers|Weißbier
wheat breads|Weizenbrote
wheat crumbs|Weizen Semmelbrösel
wheat flatbreads|Weizenfladenbrote
wheat flour t110|Weizenmehle Type 1050
wheat flour t405|Weizenmehle Type 405
wheat flour type 150|Weizenmehle Type 1600
wheat flour type 55 for bread|Weizenmehle Type 550
wheat flour type 65|Weizenmehle Type 812
wheat flours|Weizenmehle
wheat groats|Weizengraupen
wheat milks|Weizenmilch
wheat semolinas|Weizengrieße
wheat starch|Weizenstärke
wheats|Triticum
whey powder|Molkenpulver
whipped creams|Schlagsahne
whisky from lorraine|Whisky aus Lothringen
white almond purees|Weißes Mandelmus
white asparagus|Weißer Spargel
white basmati rices|Weißer Basmati Reis
white beans|Weiße Bohnen
white breads|Weißbrote
white chocolate biscuits|Kekse mit weisser Schokolade
white chocolate with coconut pieces|Weiße Schokoladen mit Kokos
white chocolates|Weiße Schokoladen
white chocolates with hazelnuts|Weiße Schokoladen mit Haselnüssen
white chocolates with sweeteners|Weiße Schokoladen mit Süßungsmitteln
white hams|Kochschinken
white jasmine rices|Weißer Jasmin Reis
white meat rillettes|Rillettes aus weißem Fleisch
white nettle|Taubnessel
white nougat|Weißer Nougat
white peppers|Weißer Pfeffer
white rices|Weißer Reis
white rums|Weiße Rums
white teas|Weiße Tees
white vinegars|Weiße Essige
white wine vinegars|Weißweinessige
white wines|Weißwein
whole almond purees|Braunes Mandelmus
whole black olives|Ganze schwarze Oliven
whole champignon mushrooms|Ganze Champignons
whole dates|Ganze Datteln
whole durm wheat spaghetti|Vollkorn-Hartweizenspaghetti
whole foies gras|Gänsestopflebern am Stück
whole foies gras from ducks|Entenstopflebern am Stück
whole green olives|Ganze grüne Oliven
whole milk yogurts|Vollmilchjoghurts
whole milks|Vollmilch
whole nutmeg|Muskat ganz
whole olives|Ganze Oliven
whole tunas|Ganze Thunfische
whole wheat noodles|Vollkornnudeln
whole wheat pastas|Vollkornnudeln
wholemeal breads|Vollkornbrote
wholemeal rusks|Vollkorn Zwieback
wholemeal sliced breads|Vollkorntoast
wild caviars|Wildkaviar
wild rice|Wildreis
wild smoked salmons|Räucherwildlachs
williamine|Williamsbirnen Brand
wine based drinks|Weinbasierte Getränke
wine vinegars|Weinessige
wines|Weine
wines from america|Amerikanische Weine
wines from australia|Weine aus Australien
wines from austria|Weine aus Österreich
wines from brazil|Weine aus Brasilien
wines from california|Kalifornische Weine
wines from chile|Weine aus Chile
wines from france|Französische Weine
wines from georgia|Weine aus Georgien
wines from germany|Weine aus Deutschland
wines from greece|Weine aus Griechenland
wines from hungary|Weine aus Ungarn
wines from italy|Italienische Weine
wines from portugal|Portugiesische Weine
wines from spain|Spanische Weine
winter barley|Wintergerste
worcestershire sauces|Worcestershiresaucen
xylitol|Xylit
yarrow|Schafgarbe
yeast|Hefe
yellow curry pastes|Gelbe Currypasten
yellow onions|Gelbe Zwiebel
yellow teas|Gelbe Tees
yellowfin tunas|Gelbflossenthunfisch
yogurt substitutes|Joghurtalternativen
yogurts|Joghurt
yogurts with cereals|Joghurt mit Müsli
young goudas|Junge Goudas
`;

/** Names of categories, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
5 beer|Bieren van 5%
abbey beer|Abdijbieren
absinthium|Absint
acacia honeys|Acaciahoningen
acar|Atjars
acid gummy candies|Zure gummi snoep
acidic apples|Zure appels
advent calendars|Adventskalender
agar agar|Agar-agar
agave syrups|Agavesiropen
agricultural rums|Agrarische rums
aiolis|Knoflooksauzen
albacore|Witte tonijn
alcohol vinegars|Alcoholazijnen
alcoholic beverages|Alcoholische dranken
alexandrian senna|Sennapeul
alfalfa seeds|Alfalfazaden
almond based creams for cooking|Amandelcreme voor koken
almond butters|Amandelpasta
almond cakes|Amandelcake
almond cookies|Amandelkoekjes
almond meal|Gemalen amandels
almond milks|Amandeldranken
almond oils|Amandeloliën
almond paste|Amandelpasta
almond turrón|Amandelturrón
almonds|Amandelen
almonds spreads|Amandelpastas
aloe vera drinks|ALoe Vera sappen
alsatian whiskey|Elzasser whiskies
amaranth flakes|Amarantvlokken
amaranth milks|Amaranthmelken
amaranth oils|Amarantoliën
amaretti|Bitterkoekjes
amber beers|Amber bier
amber rum|Donkere rums
american beers|Bier uit de Verenigde Staten van Amerika
american whiskeys|Amerikaanse whiskies
ananas sorbets|Ananassorbet
anchovy|Ansjovis
anchovy fillets|Ansjovisfilets
anchovy paste|Ansjovispasta
anglers|Kwabaal
animal fats|Dierlijke vetten
anise|Anijs
anise syrups|Anijssiropen
anticaking agents|Antiklontermiddelen
ants|Mieren
appenzeller cheese|Appenzeller
appetizers|Borrelhapjes
apple cereal bars|Graanrepen met appel
apple compotes|Appelcompotes
apple jams|Appeljams
apple juices|Appelsappen
apple nectars|Appelnectars
apple pastes|Appelpastas
apple pies|Appeltaarten
apple soft drinks|Appelfrisdranken
apple sorbets|Appelsorbets
apple syrups|Appelsiropen
apple turnovers|Appelflappen
apple yogurts|Appelyoghurt
apples|Appels
applesauces|Appelsauzen
apricot apple compotes|Appel-abrikozencompotes
apricot cereal bars|Graanrepen met abrikozen
apricot jams|Abrikozenjam
apricot juices|Abrikozensappen
apricot marmalades|Abrikozenmarmelades
apricot nectars|Abrikozennectars
apricot pies|Abrikozentaart
apricot tartlets|Abrikozentaartjes
apricot yogurts|Abrikozenyoghurt
apricots|Abrikozen
apricots in syrup|Abrikozen op siroop
aquavit|Aquavits
arame seaweeds|Arames
arborio rices|Arboriorijsten
argan oils|Arganoliën
armagnac|Armagnacs
armagnac ténarèze|Armagnac uit Ténarèze
aromatic herbs|Kruiden
aromatic plants|Aromatische planten
aromatic rices|Geparfumeerde rijst
arrabbiata sauces|Arrabiatasauzen
artichoke hearts|Artisjokharten
artichokes|Artisjokken
artificial sugar substitutes|Kunstmatige zoetstoffen
artisan cheeses|Ambachtelijke kazen
artisan jams|Ambachtelijke jams
artisan products|Ambachtelijke producten
artisanal ciders|Ambachtelijke ciders
artisanal spirits|Ambachtelijke alcoholica
asparagus|Asperges
asparagus soups|Aspergesoepen
aspartame|Aspartaam
assorted chocolate candies|Gemengde chocosnoepjes
assorted chocolates|Chocolade-assortimenten
assorted jams|Jam-assortimenten
assortments of biscuits|Koekjesassortimenten
atlantic bluefin tunas|Blauwvintonijn
auvergne blue cheese from cow s milk|Bleus d'Auvergne
avocado oils|Avocado-oliën
azuki beans|Adukibonen
baby dairy desserts|Babymelktoetjes
baby dishes|Babyschotels
baby drinks|Babydranken
baby follow on milk from 2 years|Baby-opvolgmelk vanaf 2 jaar
baby follow on milk from 3 years|Baby-opvolgmelk vanaf 3 jaar
baby follow on milk from 5 months|Baby-opvolgmelk
baby foods|Babyvoeding
baby fruit desserts|Baby-vruchtentoetjes
baby milks|Babymelk
bacon|Spek
baeri caviars|Baeri kaviaar
bagel breads|Bagels
baguettes|Stokbroden
bahía rices|Bahiarijsten
bai mudan teas|Bai Mudan theeën
baihao yinzhen teas|Bai Hao Yin Zhen
baked beans in tomato sauce|Bonen in tomatensaus
baker s yeast|Gisten
baking powder or raising agent|Bakpoeders
balsamic vinegars|Balsamicoazijn
balsamic vinegars of modena|Balsamicoazijn uit Modena
bamboo shoots|Bamboekiemen
banana apple compotes|Appel-banaancompotes
banana cereal bars|Graanrepen met banaan
banana jams|Bananenjams
banana nectars|Bananennectars
banana soy yogurts|Banaansojayoghurts
banana yogurts|Yoghurt met banaan
bananas|Bananen
bancha teas|Bancha
barbadian rum|Barbados rums
barbecue crisps|Barbecuesmaak chips
barbecue sauces|Barbecuesauzen
barley|Gerst
barley flakes|Gerstevlokken
barley flours|Gerstemeel
barley malt flours|Gerstemoutmelen
barley malt syrup|Gerstemoutstropen
barley milks|Gerstemelken
barley pasta|Gerstpastas
barn chicken eggs|Scharrelkippen
bars|Repen
bars covered with chocolate|Chocolade repen
basil|Basilicums
basmati rices|Basmatirijsten
bass|Baars
batches withdrawn from retail stores|Uit de handel genomen
batches withdrawn from retail stores in february 2013|Uit de handel genomen voor februari 2013
bavarian beers|Beierse bieren
bavarian mustards|Beierse mosterds
bay laurel|Laurier
bayonne ham|Ham uit Bayonne
bcaa|Vertakte keten aminozuren
bee products|Honing en bijenproducten
beef|Rundvlees
beef broth|Rundvleesbouillons
beef carpaccio|Rundvleescarpaccio
beef dishes|Rundvleesmaaltijden
beef preparations|Rundvleesproducten
beef ragu|Rundvleesragout
beef ravioli|Rundvleesraviolis
beef steaks|Biefstukken
beef tongues|Rundertong
beers|Bieren
beers from czech republic|Tsjechische bieren
beers from germany|Duitse bieren
beers from ireland|Ierse bieren
beers from united kingdom|Britse bieren
beers with chestnut|Kastanjebieren
beers with fruits|Vruchtenbieren
beers with pear|Peerbieren
beet|Rode bieten
beetroot juices|Rode bietensappen
beets salads|Bietjessalade
belgian beers|Belgische bieren
belgian endives|Witlof
belgian whisky|Belgische whiskies
beluga caviar|Beluga kaviaar
berries|Bosvruchten
berries soy yogurts|Bosvruchtensojayoghurts
berry jams|Jams van rode vruchten
beverages|Dranken
beverages with cranberry|Dranken met veenbessensmaak
beverages with orange|Sinaasappeldranken
bicarbonates of soda|Natriumbicarbonaten
bifidus yogurts|Bifidusyoghurts
bigarade orange marmelades|Bittere sinaasappelmarmelade
bigeye tunas|Grootoogtonijn
bilberries jams|Bosbessenjams
birch syrups|Berkensiropen
bird food|Vogelvoer
biscuits|Koekjes
biscuits and cakes|Koekjes en cakes
biscuits and crackers|Koekjes en crackers
biscuits for babies|Babykoekjes
black beans|Zwarte bonen
black beers|Donkere bieren
black cardamom|Zwarte kardemom
black forest gâteau|Schwarzwälder Kirschtaarten
black grams|Uradbonen
black grapes|Rode druiven
black lentils|Zwarte Belugalinzen
black nougat|Donkere noga
black olives|Zwarte olijven
black peppercorns|Zwarte peperkorrels
black peppers|Zwarte pepers
black pitted olives|Zwarte ontpitte olijven
black pudding|Bloedworsten
black seedless grapes|Rode pitloze druiven
black teas|Zwarte theeën
black truffles|Zwarte truffels
blackberries|Bramen
blackberry jams|Bramenjam
blackberry jellies|Zwarte bessengeleien
blackcurrant jams|Cassisjams
blackcurrant mustards|Cassismosterds
blackcurrant syrups|Cassissiropen
blackthorns|Sleedoornvruchten
blanched roasted hazelnuts|Witte gebrande hazelnoten
blanched shelled hazelnuts|Gepelde witte hazelnoten
blended scotch whisky|Schotse blended whiskies
blended whisky|Blended whiskies
blends of honey and propolis|Mengsels van honing en propolis
blonde lentils|Witte linzen
blood orange juices|Bloedsinaasappelsappen
blood sausage terrines|Bloedworstterinnes
bloody milk caps|Bloedmelkzwammen
blue veined cheeses|Blauwschimmelkazen
blueberries|Bosbessen familie
blueberry applesauces|Blauwe bessen appelcompotes
blueberry jams|Bosbessenjam
blueberry juices|Blauwe bessensappen
blueberry muffins|Bosbessenmuffins
blueberry nectars|Blauwe bessennectars
blueberry soy yogurts|Bosbessensojayoghurts
blueberry syrups|Blauwe bessensiropen
blueberry yogurts|Bosbessenyoghurt
bodybuilding supplements|Bodybuilding supplementen
bog bilberries|Rijsbessen
boiled eggs|Gekookte eieren
bolognese crisps|Bolognese chips
bolognese lasagne|Kant-en-klaar bolognese lasagnas
bolognese pizzas|Bolognesepizzas
bolognese raviolis|Bolognese Raviolis
bolognese sauces|Bolognaisesauzen
bomba rices|Bombarijsten
bonbons|Pralines
borage seed oils|Bernagie-oliën
bouillon cubes|Bouillonblokjes
bouillon pots|Bouillonpotten
bouillon powders|Boullons in poeder
bouquet garni|Kruidenbuiltjes
bourbon whiskeys|Bourbons
braised hams|Gesmoorde ham
bramble honeys|Braamstruikhoningen
bran|Zemelen
brandys|Brandies
brava sauce|Brava sauzen
brazil nuts|Paranoten
bread crumbs|Paneermeel
bread pretzels|Brood Pretzels
breaded alaska pollock|Gepaneerde Alaskakoolvis
breaded cheeses|Gepaneerde kazen
breaded chicken|Gepaneerde kippen
breaded chicken cutlets|Kippenschnitzel
breaded cod fish|Gepaneerde kabeljauw
breaded fish|Gepaneerde vis
breaded hake fish|Gepaneerde heek
breaded onion rings|Gepaneerde uienringen
breaded products|Gepaneerde producten
breaded whiting|Gepaneerde wijting
breads|Brood
breads with raisins|Rozijnenbroden
breadsticks|Soepstengels
breakfast biscuits|Ontbijtkoekjes
breakfast cereals|Ontbijtgranen
breakfasts|Ontbijt
breams|Brasem
breton cakes|Bretons cakes
breton whiskey|Bretonse whiskies
bries|Bries
brioche filled with custard|Brioche met banketbakkersroom
brittany beers|Bretonse bieren
broths|Bouillon
brown basmati rices|Zilvervlies basmatirijsten
brown flax seeds|Bruin lijnzaad
brown jasmine rices|Zwarte thaise rijsten
brown lentils|Bruine linzen
brown rices|Zilvervliesrijst
brown rum|Bruine rums
brown sauces|Bruine sauzen
brown shrimp|Noorzeegarnalen
brown sugars|Bruine suikers
brussels sprouts|Spruitjes
buckwheat|Boekweit
buckwheat flakes|Boekweitvlokken
buckwheat flours|Boekweitmelen
buckwheat groats|Boekweitgrutten
buckwheat honeys|Boekweithoningen
buckwheat milks|Boekweitdranken
buckwheat pasta|Boekweit pasta
buffalo cheeses|Buffelmelkkazen
buffalo mozzarella|Buffelmozzarellas
buns|Broodjes
burgundy wines|Bourgogne wijn
butter beans|Limabonen
butter croissants|Roombotercroissants
butter fat|Botervetten
buttermilks|Karnemelken
butternut squashes|Muskaatpompoen
butters|Boter
béarnaise sauce|Béarnaise saus
béchamel sauces|Bechamelsauzen
cabbages|Kolen
caesar salads|Caesarsalade
cage chicken eggs|Legbatterij eieren
cake mixes|Cakemixes
calissons d aix|Calissons d'Aix
camargue rices|Camarguerijsten
camemberts de normandie|Camembert uit Normandië
camemberts from microfiltered cow milk|Camemberts van gemicrofiltreerde melk
camemberts from pasteurized cow milk|Gepasteuriseerde camemberts
camemberts from raw cow milk|Rauwmelkse camemberts
camemberts from thermized cow milk|Camemberts op basis van gethermiseerde melk
canadian whiskeys|Canadese whiskies
canary grass|Kanariezaden
canary grass milks|Kanariegrasdranken
cancoillottes|Cancoillotes
candied fruits|Gekonfijt fruit
candies|Snoep
candy canes|Zuurstokken
cane sugar|Rietsuikers
canned alfalfa sprouts|Alfalfakiemen in blik/pot
canned artichokes|Artisjokken en blik/pot
canned asparagus|Asperges in blik/pot
canned beet|Rode bieten in blik/pot
canned bloody milk cap|Bloedmelkzammen in blik/pot
canned broad beans|Tuinbonen in blik/pot
canned brussels sprouts|Spruiten in blik/pot
canned cabbage|Kool in blik/pot
canned carrots|Wortels in blik
canned cauliflowers|Bloemkool in blik/pot
canned celery|Selderij in blik/pot
canned cereals|Conservengranen
canned champignon mushrooms|Champignons in blik/pot
canned chanterelles|Cantharellen in blik/pot
canned chards|Snijbiet in blik/pot
canned cheeses|Kazen in blik/pot
canned chickpeas|Kikkererwten in blik of pot
canned common beans|Bonen in blik of pot
canned corn|Maïs in conserven
canned fishes|Vis in blik of pot
canned flageolet beans|Flageoletbonen in blik/pot
canned flat green beans|Snijbonen in blik
canned fruits|Fruit in blik of pot
canned fruits in juice|Fruit in blik/pot op sap
canned green asparagus|Groene asperges in blik/pot
canned green beans|Sperziebonen in blik/pot
canned green pigeon peas|Duivenbonen in blik/pot
canned hearts of palm|Palmharten in blik/pot
canned herrings|Haring in blik/pot
canned hygrophorus latitabundus|Hygrophorus latitabundus in blik/pot
canned king trumpet mushrooms|Kruisdisteloesterzwam in blik/pot
canned leeks|Prei in blik/pot
canned legume sprouts|Peulvruchtenkiemen in blik/pot
canned legumes|Peulvruchten in blik of pot
canned lentils|Linzen in blik of pot
canned mackerels|Makreel in blik of pot
canned meals|Kant en klaargerechten in blik/pot
canned meats|Vlees in blik/pot
canned mixed fruit in syrup|Fruitcocktails op siroop
canned mixed mushrooms|Paddestoelmengsels in blik/pot
canned mung bean sprouts|Mungoboonkiemen in blik/pot
canned mushrooms|Paddestoelen in blik/pot
canned mussels|Mossels in blik/pot
canned nuts|Noten in blik/pot
canned oyster mushrooms|Oesterzwammen in blik/pot
canned paddy straw mushrooms|Tropische beurszwammen in blik/pot
canned peas|Doperwten in blik/pot
canned peas and carrots|Doperwten met worteltjes in blik/pot
canned peppers|Pepers in blik/pot
canned pineapples|Ananas in blik/pot
canned plant based foods|Conserven Producten in blik/pot
canned porcini mushrooms|Gewoon eekhoorntjesbrood in blik/pot
canned potatoes|Aardappel in blik/pot
canned quartered champignon mushrooms|Gevierendeelde champignons in blik/pot
canned raviolis|Ravioli in blik/pot
canned red kidney beans|Rode bonen in blik/pot
canned red pine mushrooms|Oranjegroene melkzwammen in blik/pot
canned salmons|Zalm in blik/pot
canned salsifis|Schorseneer in blik/pot
canned sardines|Sardines in blik of pot
canned scarlet runner beans|Pronkbonen in blik/pot
canned seaweeds|Algen in blik/pot
canned shiitake mushrooms|Shiitakes in blik/pot
canned sliced champignon mushrooms|Champignons in plakjes in blik/pot
canned snails|Slakken in blik/pot
canned soups|Soepen in blik/pot
canned spinachs|Spinazie in blik/pot
canned sprouts|Kiemen in blik
canned sweet corn|Suikermaïs in blik/pot
canned sweet red peppers|Rode paprikas in blik/pot
canned tomatoes|Tomaten in blik/pot
canned truffles|Truffels in blik/pot
canned tunas|Tonijn in blik of pot
canned vegetable soups|Groentesoepen in blik/pot
canned vegetables|Groenten in blik of pot
canned white asparagus|Witte asperges in blik/pot
canned white common beans|Witte bonen in blik/pot
canned whole champignon mushrooms|Hele champignons in blik/pot
canola oils|Raapoliën
cantaloupe melons|Cantaloupes
capon|Kapoen
caramel cheesecakes|Caramelcheesecakes
caramel chocolate bars|Chocoladerepen met karamel
caramel chocolate cookie bars|Koekjesrepen met caramel en chocola
caramel chocolates|Chocola met caramel
caramel spreads|Caramelpastas
caramel stuffed wafers|Stroopwafels
caramel yogurts|Yoghurt met caramel
caramelized almonds|Gecarameliseerde amandelen
caramelized hazelnuts|Suikerhazelnoten
caramelized mixed nuts|Gemengde suikernoten
caramelized peanuts|Suikerpinda's
carbonated drinks|Koolzuurhoudende dranken
carbonated mineral waters|Bruisend mineraalwater
carbonated natural mineral waters|Koolzuurhoudende mineraalwaters
carbonated waters|Bruisend water
cardamom|Kardemom
cardoons|Kardoen
carnaroli rices|Carnarolirijsten
carob spreads|Carobepastas
carrageenans|Carragenen
carrot juices|Wortelsappen
carrot salads|Wortelsalades
carrot soups|Wortelsoepen
carrots|Wortels
cashew butters|Cashewpasta's
cashew nut bars|Cashewnotenrepen
cashew nuts|Cashewnoten
cassava crisps|Cassave kroepoek
cat food|Kattenvoer
cat tongue|Kattetongen
cauliflowers|Bloemkolen
caviars|Kaviaar
cayenne peppers|Cayennepepers
celery|Selderij
cereal bars|Graanrepen
cereal brans|Graanvruchtenzemelen
cereal butters|Pastas van granen
cereal chocolates|Chocola met granen
cereal flakes|Ontbijtvlokken
cereal flours|Melen van graan
cereal germs|Kiemen van granen
cereal grains|Graankorrels
cereal milks|Graandranken
cereal oils|Tarwe-oliën
cereal pastas|Graanpastas
cereal semolinas|Griesmelen
cereal starches|Graanzetmelen
cereal syrups|Graansiropen
cereals and potatoes|Brood, granen en aardappelen
cereals and their products|Granen en graanproducten
cereals for babies|Baby ontbijtpappen
cereals with caramel|Ontbijtgranen met caramel
cereals with honey|Ontbijtgranen met honing
cervelat|Cervelaten
chamomile|Kamille
champagnes|Champagnes
champignon mushrooms|Champignons
chanterelles|Cantharellen
chards|Snijbiet
charentais melons|Charantais Meloenen
chaï teas|Chai
cheddar and onion crisps|Cheddar en ui chips
cheddar cheese|Cheddars
cheddar slices|Cheddarplakken
cheese and onion crisps|Kaas en ui chips
cheese fondue from savoy|Kaasfondue uit de Savoie
cheese pizzas|Kaaspizzas
cheese ravioli|Kaasraviolis
cheese sandwiches|Kaassandwiches
cheese sauces|Kaassauzen
cheese spreads|Smeerkazen
cheese substitutes|Veganistische kazen
cheesecake with red berries|Rode vruchten cheesecakes
cheeses|Kazen
cheeses from corsica|Kazen uit Corsica
cheeses from england|Engelse kazen
cheeses from northern ireland|Noordierse kazen
cheeses from scotland|Schotse kazen
cheeses from switzerland|Zwitserse kazen
cheeses from the united kingdom|Verenigdkoninkrijkskazen
cheeses from wales|Welshe kazen
cheeses of the netherlands|Nederlandse kazen
cheeses with walnuts|Notenkazen
cherries|Kersen
cherries in syrup|Kersen op siroop
cherry beers|Krieken
cherry jams|Kersenjams
cherry soy yogurts|Kersensojayoghurts
cherry syrups|Kersensiropen
cherry tomatoes|Kerstomaten
cherry yogurts|Kersenyoghurts
chestnut applesauces|Appel-kastanjecompotes
chestnut flours|Gemalen kastanjes
chestnut honey|Kastanjebloesemhoningen
chestnut milks|Kastanjedranken
chestnut spreads|Kastanjepasta's
chestnut syrups|Kastanje siropen
chestnut yogurts|Kastanjeyoghurts
chestnuts|Kastanjes
chestnuts in syrup|Kastanjes op siroop
chewing gum|Kauwgom
chicken breasts|Kipfilet
chicken curry|Kipcurry
chicken cutlets|Kipschnitzel
chicken drumsticks|Kippekluifen
chicken eggs|Kippeneieren
chicken nems|Kiploempias
chicken nuggets|Kipnuggets
chicken preparations|Kipbereidingen
chicken rillettes|Kiprillettes
chicken sandwiches|Kipsandwiches
chicken sausages|Worst met kip
chicken skewers|Kippenspiesjes
chicken tabbouleh|Kiptaboulehs
chicken thighs|Kippendijen
chicken wings|Kipfilets
chickens|Kip
chickpea flours|Kikkererwtenmelen
chickpeas|Kikkererwten
chili peppers|Chili pepers
chinese black truffles|Chinese truffels
chinese egg noodles|Chinese eiernoedels
chinese green teas|Chinese groene theeën
chinese noodles|Chinese noedels
chinese nougats|Chinese noga
chips and fries|Chips en patat
chirimuyas|Cherimoyas
chives|Bieslook
chocolate advent calendars|Chocolade adventkalenders
chocolate and hazelnut cookies|Chocoladehazelnootkoekjes
chocolate bars|Chocoladerepen
chocolate biscuits|Chocolade koekjes
chocolate biscuity bars|Chocorepen met biscuit
chocolate cakes|Chocoladecakes
chocolate candies|Chocoladesnoep
chocolate cereal bars|Chocolade graanrepen
chocolate cereals|Ontbijtgranen met chocola
chocolate chip cookies|Cookies met chocoladestukjes
chocolate chunks yogurts|Yoghurt met chocolade
chocolate coated marshmallow treats|Negerzoenen
chocolate covered almonds|Amandelen in chocolade
chocolate covered cherries|Kersen met een chocolaag
chocolate covered fruits|Vruchten met een chocolaag
chocolate covered nuts|Noten in chocolade
chocolate covered peanuts|Chocopindas
chocolate covered raisins|Chocoladerozijnen
chocolate croissant|Chocolade croissants
chocolate desserts|Desserts met chocolade
chocolate dinosaurs|Chocolade dinosauriërs
chocolate eclairs|Chocolade-eclairs
chocolate eggs|Chocolade eieren
chocolate filled with praline|Chocolades gevuld met praliné
chocolate ice cream bars|Choco-ijsjes
chocolate ice cream tubs|Chocolade-roomijs
chocolate madeleines|Chocolade madeleines
chocolate milks|Chocolademelken
chocolate molds|Chocolade traktaties
chocolate mousses|Chocolademousses
chocolate muffins|Chocolademuffins
chocolate nougats|Noga met chocola
chocolate nuts cookie bars|Chocorepen met noten en biscuit
chocolate pies|Chocoladetaarten
chocolate powders|Oplospoeder voor chocolademelk
chocolate rabbits|Chocolade paashazen
chocolate sandwich cookies|Cacaokoekjes met een vanillesmaakvulling
chocolate santa clauses|Chocolade kerstman
chocolate sculptures|Chocoladevormen
chocolate soy desserts|Sojadesserts met chocola
chocolate soy milks|Chocosojadranken
chocolate spreads|Chocopastas
chocolate stuffed wafers|Wafeltjes gevuld met chocola
chocolate tartlets|Chocolade taartjes
chocolate truffles|Chocolade truffels
chocolate turrón|Chocolade turrón
chocolates|Chocolade
chocolates from modica igp|Chocola uit Modica IGP
chocolates stuffed with almond paste|Chocolade met amandelpasta
chocolates with almonds|Amandelchocoladen
chocolates with extra fine milk|Chocola met extra fijne melk
chocolates with hazelnuts|Chocolade met hazelnoten
chocolates with sweeteners|Chocola met zoetstoffen
chopped olives|Gehakte olijven
chopped oyster mushrooms|Gesneden oesterzwammen
chorizo pizzas|Chorizopizzas
chouquettes|Chouquette-soesjes
christmas chocolates|Kerstmischocola
christmas foods and drinks|Kerstvoedsel en - dranken
christmas puddings|Kerstmispuddings
christmas sweets|Kerstbonbons
cider vinegars|Ciderazijnen
ciders|Ciders
cigarettes|Sigaretten
cinnamon|Kaneel
cinnamon powder|Kaneelpoeder
cinnamon sticks|Kaneelstengels
citrus|Citrusvruchten
citrus fruit teas|Citrusvruchtentheeën
citrus honeys|Citrusvruchtenhoningen
citrus jams|Citrusmarmelades
clementine jams|Clementinemarmelades
clementine juices|Clementinesappen
cloves|Kruidnagels
coated peanuts|Borrelnootjes
cochayuyo seaweeds|Durvillaea antarctica algen
cocktail sausage|Cocktailworstjes
coco white beans|Cocobonen
cocoa and chocolate powders|Cacao en cacaopoeders
cocoa and hazelnuts spreads|Choco-hazelnootpastas
cocoa and its products|Cacaoproducten
cocoa butter|Cacaoboters
cocoa powders|Cacaopoeders
cocoa rice desserts|Rijstdesserts met chocola
cocoa rice milks|Chocoladerijstdranken
coconut based creams for cooking|Kookkokosromen
coconut ice cream tubs|Kokosroomijs
coconut macaroons|Kokosmacaron
coconut milks|Kokosmelk
coconut oils|Kokosolie
coconut pies|Kokostaarten
coconut sugar|Kokossuiker
coconut waters|Kokoswater
coconut yogurts|Yoghurt met kokos
coconuts|Kokosnoten
coconuts and their products|Kokosproducten
cod acras|Kabeljauwacra
cod brandade|Kabeljauwbrandade
cod fillets|Kabeljauwfilets
cod livers|Kabeljauwlevers
codliver fats|Kabeljauwleveroliën
cods|Kabeljauw
coffee beans|Koffiebonen
coffee capsules|Koffiepads
coffee creamy puddings|Koffie vla's
coffee desserts|Koffietoetjes
coffee drinks|Koffiedranken
coffee drinks with milk|Koffiedranken met melk
coffee ice cream tubs|Koffieroomijs
coffee soy milks|Koffiesojadranken
coffees|Koffies
cognac|Cognacs
cola sodas without caffeine|Caffeinevrije colas
cola syrups|Cola-siropen
colas|Cola's
cold soups|Koude soepen
cold starters|Koude voorgerechten
coleslaw|Koolsalade
common beans|Bonen
common nettle|Brandnetel
common vervain|IJzerhard
common wheat flours|Gewone tarwemelen
common wheats|Gewone tarwes
compotes to drink|Drinkcompotes
concentrated apple juices|Geconcentreerd appelsap
concentrated apricot juices|Abrikozensappen op basis van concentraat
concentrated blueberry juices|Blauwe bessensappen op basis van concentraat
concentrated carrot juices|Wortelsappen uit concentraat
concentrated fruit juices|Vruchtensappen op basis van concentraat
concentrated grape juices|Druivensappen uit concentraat
concentrated grapefruit juices|Grapefruitsappen uit concentraat
concentrated mango juices|Mangosappen uit concentraat
concentrated multifruit juices|Multivruchtensappen uit concentraat
concentrated orange juices|Sinaasappelsappen uit concentraat
concentrated peach juices|Perzikensappen uit concentraat
concentrated pear juices|Perensappen uit concentraat
concentrated pineapple juices|Ananassappen uit concentraat
concentrated plum juices|Pruimensappen uit concentraat
concentrated pomegranate juices|Granaatappelsappen uit concentraat
concentrated tangerine juices|Manderijnensappen uit concentraat
concentrated tomato juices|Tomatensappen uit concentraat
condensed milks|Gecondenseerde melken
condiments|Smaakmakers en sauzen
confectioneries|Zoetwaren
confectioneries of nord pas de calais|Suikergoed uit Nord-Pas-de-Calais in Frankrijk
cooked chicken|Geprepareerde kip
cooked chicken breast slices|Gekookte gesneden kippenborsten
cooked poultries|Gekookt gevogelte
cooked poultry breast slices|Gevogelte bilvlees
cooked pressed cheeses|Verhitte geperste kazen
cookies with chocolate and coconut|Kokos-Chocoladekoekjes
cookies with chocolate and nougat|Chocolade-nogakoekjes
cookies with milk chocolate|Melkchocoladekoekjes
cooking helpers|Bakproducten
coppa|Capocollo
coriander leaves|Korianderbladeren
coriander products|Korianders
coriander seeds|Korianderzaden
corn|Mais
corn chips|Tortillachips
corn flakes|Cornflakes
corn germ|Maïskiemen
corn oils|Maïs-oliën
corn pasta|Maispastas
corn salad|Veldsla
corn semolinas|Maïsgriesmelen
corn semolinas for polenta|Polentamaïsgriesmelen
corn starch|Maïszetmelen
corn syrups|Maisstropen
cornmeal|Maïsmeel
corsican beers|Corsicaanse bieren
corsican whiskey|Corsicaanse whiskies
cottage cheeses|Hüttenkäsen
cotton candy|Suikerspin
cotton lavender|Heiligenbloem
cottonseed oils|Katoenzaadoliën
country specific beers|Bieren per land
country style pâtés|Landelijke pasteien
country terrines|Landvleespotten
cow cheeses|Kazen van koemelk
cow milk yogurts|Koemelkyoghurts
cow milks|Koemelk
cowpeas|Koeienerwten
crab|Krab
crabgrass|Vingergras
cracked marinated green olives|Gemarineerde groene olijven
cracked olives|Gebroken olijven
craft beers|Ambachtelijke bieren
cranberry juice|Cranberrysappen
cranberry sauces|Cranberrysauzen
cream cheeses|Roomkaas
cream of carrot soups|Wortelcrèmesoepen
cream of champignon mushroom soups|Champignonsoepen
cream of leek soups|Preicrèmesoepen
cream of mushroom soups|Paddestoelencremesoepen
cream of pumpkin soups|Pompoencrèmesoepen
cream of tomato soups|Tomatencrèmesoepen
cream of vegetable soups|Groentecrèmesoepen
cream of zucchini soups|Courgettecrèmesoepen
cream puff|Soesjes
cream soups|Crèmesoepen
creams|Romen
creamy almond turrón|Zachte turrón
creamy puddings|Vla's
creamy quark|Kwarks (light)
crepes and galettes|Pannenkoeken en galettes
crispbreads|Knäckebröd
crisps|Chips
crisps of red potatoes|Rode aardappelchips
croissant filled with chocolate|Chocoladecroissants
croissant filled with cream|Croissant gevuld met room
croissant filled with jam|Croissants met jam
crunchy almond turrón|Harde turrón
crunchy mueslis|Krokante muesli
crustaceans|Schaaldieren
crystallized ginger|Geconfijte gembers
crêpes|Pannenkoeken
crêpes and galettes|Pannenkoeken en galettes
crêpes dentelle|Flinterdunne flensjes
cuban rums|Cubaanse rums
cucumber salads|Komkommersalades
cucumbers|Komkommers
culinary plants|Groenten en kruiden om te koken
cumin|Komijn
cured ham|Rauwe ham
cured sausages|Droge worsten
curry pastes|Curry pastas
curry powder|Kerriepoeders
curry sauces|Kerriesauzen
custards and pastry creams|Banketbakkersroom
czech vodkas|Tsjechische wodkas
dairies|Zuivelproducten
dairy chocolate desserts|Desserts op basis van melk en chocola
dairy desserts|Zuiveldesserts
dairy drinks|Zuiveldranken
dairy mousses|Mousses op basis van melk
dairy spread|Zuivelsmeersels
dairy substitutes|Zuivelvervangers
damassine|Damasinnes
dandelion|Paardenbloem
dandelion honeys|Paardebloemhoningen
dark ales|Donkere ales
dark chocolate bar|Repen pure chocolade
dark chocolate bar with less than 70 cocoa|Repen pure chocolade met minder dan 70% cacao
dark chocolate biscuits|Pure chocoladebiscuits
dark chocolate with caramel|Pure chocola met caramel
dark chocolates|Pure chocolade
dark chocolates with almonds|Pure chocola met amandel
dark chocolates with cocoa nibs|Pure chocola met stukjes
dark chocolates with fleur de sel|Pure chocola met fleur de sel
dark chocolates with ginger|Pure chocolade met gember
dark chocolates with hazelnuts|Pure chocola met hazelnoot
dark chocolates with orange|Pure chocola met sinaasappelschil
dark chocolates with sweeteners|Pure chocola met zoetstoffen
dark lagers|Donkere lagers
dark maple syrups|Donkere esdoornstropen
dates|Dadels
decaffeinated coffees|Caffeïnevrije koffies
decaffeinated instant coffees|Cafeïnevrije oploskoffies
decaffeinated teas|Caffeïnevrije theeën
decorticated lentils|Gepelde linzen
decorticated red lentils|Gepelde rode linzen
deglet noor dates|Deglet Noor dadels
dehydrated beverages|Gedroogde drankpoeders
dehydrated broths|Gevriesdroogde bouillons
dehydrated sauces|Gedroogde sauzen
dehydrated soups|Instantsoepen
dehydrated vegetable bouillons|Gevriesdroogde groentebouillons
dehydrated vegetable soups|Instant groentesoepen
dessert mixes|Dessertmixes
dessert sauces|Dessertsauzen
devil s claw|Duivelsklauw
diet beverages|Light dranken
diet cola soft drink|Light cola's
diet sodas|Light frisdranken
dietary jams|Dieetjams
dietary supplements|Voedingsupplementen
digestives covered with chocolate|Volkorenbiscuits met chocolade
dijon mayonnaises|Dijonmayonnaises
dijon mustards|Dijonmosterd
dill|Dille
dill pickles|Augurken met dille
dips|Dipsauzen
dishes that may contain horse meat|Gerechten die paardenvlees kunnen bevatten
dishes with scallops|Bereide gerechten met scallops
distilled beverages|Gedestilleerde dranken
dog food|Hondenvoedsel
dolce gusto compatible coffee capsules|Dolce Gusto-compatibele Koffiecapsules
dominican rums|Dominicaanse rums
doogh and ayran|Doogh en Ayran
double beer|Dubbelgegist bier
double cream cheeses|Volle roomkazen
doughnuts|Donuts
doughnuts filled with chocolate|Donuts gevuld met chocolade
dragées|Dragees
dried apples|Gedroogde appels
dried apricots|Gedroogde abrikozen
dried arame seaweed|Gedroogde Arame
dried aromatic plants|Gedroogde aromatische planten
dried bananas|Gedroogde bananen
dried bay laurel|Gedroogde laurier
dried bilberries|Gedroogde bosbessen
dried bouquet garni|Gedroogde kruidenbuiltjes
dried cochayuyo seaweeds|Gedroogde Durvillaea antarctica algen
dried coconut|Gedroogde kokos
dried coconut chips|Gedroogde kokoschips
dried coconut flour|Gedroogde kokosmelen
dried cranberries|Gedroogde cranberries
dried dulse seaweeds|Gedroogde dulse algen
dried fig cakes|Cake met vijgen
dried figs|Gedroogde vijgen
dried fruits|Gedroogd fruit
dried goji|Gedroogde goji bessen
dried green peppercorns|Gedroogde groene peperkorrels
dried hams|Rauwe ham
dried hijiki seaweeds|Gedroogde hijiki algen
dried horn of plenty mushrooms|Gedroogde Doodstrompetten
dried irish moss seaweeds|Gedroogd iers mos
dried jew s ear mushrooms|Gedroogde judasoren
dried kombu seaweeds|Gedroogde kombus
dried mangoes|Gedroogde mangos
dried meals|Gedroogde kant en klaarmaaltijden
dried meats|Gedroogd vlees
dried mixed fruits|Gedroogde fruitmelanges
dried mixed mushrooms|Gedroogde paddestoelenmengsels
dried mushrooms|Gedroogde paddestoelen
dried nori seaweed flakes|Norivlokken
dried nori seaweed sheets|Noribladeren
dried nori seaweeds|Gedroogde nori
dried oyster mushrooms|Gedroogde oesterzwammen
dried papayas|Gedroogde papayas
dried peaches|Gedroogde perziken
dried pineapple|Gedroogde ananas
dried plant based foods|Producten op basis van gedroogde planten
dried porcini mushrooms|Gedroogd gewoon eekhoorntjesbrood
dried products to be rehydrated|Gedroogde producten om te hydrateren
dried prunes|Gedroogde pruimen
dried scotch bonnet mushrooms|Gedroogde weidekringzwammen
dried sea lettuce seaweeds|Gedroogde groenwieren
dried sea spaghetti seaweeds|Gedroogde riemwieren
dried seaweeds|Gedroogde algen
dried shiitake mushrooms|Gedroogde shiitakes
dried tomato in oil|Gedroogde tomaten op olie
dried tomato powder|Tomatenpoeders
dried tomatoes|Gedroogde tomaten
dried ulva lactuca seaweeds|Gedroogde zeesla
dried vegetables|Gedroogde groenten
dried wakame seaweeds|Gedroogde wakame
drinkable yogurts|Drinkyoghurts
drinking water|Drinkwaters
dromedary|Dromedaris
dry biscuits|Droge biscuits
dry cat food|Kattebrokken
dry dog food|Hondenbrokken
dry egg pastas|Gedroogde eipasta
dry pastas|Gedroogde pastas
dry pet food|Droog dierenvoedsel
dry sausages|Droge worsten
duck breasts|Eendenfilets
duck confit|Gekonfijte eend
duck dishes|Eendevleesmaaltijden
duck eggs|Eende-ei
duck fat|Eendenvetten
duck legs|Eendenbouten
duck pâtés|Eendenpaté
duck rillettes|Eendenrillettes
duck sausages|Eendenworst
ducks|Eendevlezen
dulse seaweeds|Dulse
durum wheat flours|Durum tarwemelen
durum wheat groats|Harde-tarwe grutten
durum wheat macaroni|Durum tarwemacaronis
durum wheat noodles|Durum tarwe noedels
durum wheat pasta|Durum tarwepastas
durum wheat pasta with egg|Durumpastas met ei
durum wheat penne|Durum tarwe penne
durum wheat plates for cannelloni|Durum tarwecannelonis
durum wheat plates for lasagna|Durum tarwe lasagnabladen
durum wheat semolinas|Harde tarwegriesmelen
durum wheat semolinas for couscous|Harde tarwe griesmelen voor couscous
durum wheat spaghetti|Durum tarwespaghettis
durum wheats|Durum tarwes
easter food|Paasproducten
eaux de vie|Vruchtendistillaten
egg free mayonnaises|Eivrije mayonaises
egg free spanish omelettes|Spaanse tortillas zonder ei
egg noodles|Eiernoedels
egg pastas|Eierpasta
egg spaghetti|Eierspghettis
egg tagliatelle|Eiertagliatelles
eggplant caviar|Auberginekaviaar
eggplant gratin|Aubergine-ovenschotels
eggs|Vogeleieren
einkorn wheat flours|Eenkoornmelen
einkorn wheats|Eenkoorn
elderberries|Vlierbessen
elderberry flowers|Gewone vlierbloemen
elderberry jellies|Vlierbessengeleien
elderberry products|Gewone vlier
emmental|Emmentaler
emmental cheese sandwiches|Sandwiches met Emmental
emmentaler|Emmentalers
emmentals of savoy|Emmental uit de Savoie
emmer wheat flours|Emmertarwemelen
emmer wheats|Emmertarwe
endives|Andijvie
energy bars|Energierepen
energy drink with sugar|Energiedranken met suiker
energy drinks|Energiedrankjes
english muffins|Engelse muffins
esl milks|Langhoudbare melken
estonian vodkas|Estse wodkas
eucalyptus honeys|Eucalyptushoningen
evaporated milks|Verdikte melken
evening meals for babies|Baby-avondmaaltijden
extra fine dark chocolates|Extra fijne pure chocolade
extra fine gherkins|Zeer fijne augurken
extra mature cheddar|Extra-rijpe cheddar
extra virgin olive oils|Extra vierge olijfolie
extruded crispbreads|Knapperige broodproducten
falafel mixes|Falafelmixes
falafel sandwiches|Falafelsandwiches
false irish moss seaweeds|Mastocarpus stellatus algen
farmed caviars|Gekweekte kaviaar
fats|Oliën en vetten
fatty fishes|Vette vissen
federweisser|Nieuwe wijnen
fennel|Venkel
fennel bulbs|Venkelknollen
fennel leaves|Venkelblad
fennel seeds|Venkelzaden
fenugreek leaves|Fenegriekbladeren
fenugreek products|Fenegriek
fenugreek seeds|Fenegriekzaden
fermented creams|Gefermenteerde room
fermented dairy desserts|Yoghurt en gefermenteerde toetjes
fermented drinks|Gefermenteerde dranken
fermented milk drinks|Gefermenteerde zuiveldranken
fermented milk products|Gefermenteerde zuivelproducten
fermented teas|Gefermenteerde theeën
feta|Fetas
field horsetail|Heermoes
fig chutneys|Vijgenchutney
fig jams|Vijgenjam
fig yogurts|Yoghurt met vijg
figs|Vijgen
figs jams|Vijgenjams
filled biscuits|Gevulde koekjes
filled cereals|Gevulde ontbijtgranen
filled chocolates|Gevulde chocolade
filled crêpes|Gevulde pannenknoeken
filled crêpes with chocolate|Pannenkoeken gevuld met chocola
filled dark chocolates|Gevulde pure chocola
filled milk chocolates|Gevulde melkchocola
fine mustards|Fijngemalen mosterds
fines herbes mustards|Kruidenmosterds
fir honeys|Sparrenhoningen
fish and meat and eggs|Vis vlees en eieren
fish eggs|Visseneieren
fish fillets|Visfilets
fish fingers|Visvingers
fish food|Visvoeding
fish menus for babies|Babyvismaaltijden
fish oils|Visoliën
fish preparations|Visproducten
fish quenelles|Visquenelle
fish rillettes|Visrillettes
fish sandwiches|Vissandwiches
fish soups|Vissoepen
fishes|Vis
fishes and their products|Visproducten
five cheese pizza|Vijf kazen pizza
flakes|Vlokken
flaky biscuits|Bladerdeegkoekjes
flatbreads|Platbrood
flavored and colored dry pastas|Gearomatiseerde en gekleurde pasta
flavored beers|Gearomatiseerde bieren
flavored black teas|Gearomatiseerde zwarte theeën
flavored sparkling waters|Mineraalwater met smaak
flavored teas|Gearomatiseerde theeën
flavored waters|Gearomatiseerde waters
flavors|Aromas
flavour enhancers|Smaakversterkers
flavoured chocolates|Gearomatiseerde chocola
flavoured dark chocolates|Pure chocolade met smaak
flavoured milk chocolates|Gearomatiseerde melkchocolade
flavoured milks|Gearomatiseerde zuiveldranken
flavoured potato crisps|Aardappelchips met smaak
flavoured syrups|Gearomatiseerde siropen
flavoured yogurts|Yoghurt met een smaakje
flax seed flours|Lijnzaadmelen
flax seeds|Lijnzaad
fleur de sel chocolates|Chocola met fleur de sel
flours|Melen
flower honeys|Bloemenhoningen
flower preserves|Bloemenjams
foies gras from ducks|Eendenfoie gras
foies gras from gooses|Ganzen foie gras
food additives|Voedingsadditief
food colorings|Voedingskleurstoffen
food decorations|Levensmiddeldecoraties
fortified wines|Versterkte wijn
fortified wines such as natural sweet wines|Zoete versterkte wijnen
four cheese pizza|Vierkazenpizzas
frankfurter sausages|Frankfurter worsten
free range chicken eggs|Scharreleieren
freeze dried foods|Gevriesdroogde producten
freeze dried plant based foods|Plantaardige gevriesdroogde producten
freeze dried vegetables|Vriesgedroogde groenten
french beers|Franse bieren
french blue veined cheeses|Franse blauwschimmelkazen
french champagnes|Franse champagnes
french cheeses|Franse kazen
french confectioneries|Franse bonbons
french eaux de vie|Franse eau-de-vies
french emmentaler|Franse emmentalers
french gruyères|Gruyère uit Frankrijk
french pralines|Franse praliné
french rums|Franse rums
french sausages|Franse worsten
french whisky|Franse whiskies
fresh alfalfa sprouts|Alfalfakiemen
fresh aromatic plants|Verse aromatische planten
fresh basil|Verse basilicums
fresh bay laurel|Verse laurier
fresh belgian endives|Verse witlof
fresh bouquet garni|Verse kruidenbuiltjes
fresh broad beans|Tuinbonen
fresh broad flours|Tuinboonmelen
fresh carrots|Verse wortel
fresh cheeses|Verse kazen
fresh chervil|Kervelproducten
fresh chives|Verse lenteui
fresh coriander leaves|Verse korianderbladeren
fresh dill|Verse dille
fresh eggs|Verse eieren
fresh flat green beans|Verse snijbonen
fresh fruits|Vers fruit
fresh ginger rhizomes|Verse gemberwortels
fresh grapefruit juice|Verse grapefruitsappen
fresh green peppercorns|Verse groene peperkorrels
fresh green pigeon peas|Duiferwten
fresh ground beef preparations|Verse gehakt producten
fresh ground meat preparations|Verse gehakte vleesproducten
fresh ground steaks|Verse tartaarsteaks
fresh legume sprouts|Peulvruchtenkiemen
fresh legumes|Verse bonen
fresh lemon verbena|Verse citroenverbena
fresh lemons|Verse citroen
fresh meals|Verse kant-en-klaar maaltijden
fresh meat preparations|Vers vleesproducten
fresh meats|Verse vlezen
fresh milks|Verse melken
fresh mint|Verse munt
fresh mixed vegetables|Verse groentemengsels
fresh mung bean sprouts|Mungboonkiemen
fresh mushrooms|Verse paddestoelen
fresh onion sprouts|Verse uikiemen
fresh onions|Verse uien
fresh oregano|Verse oregano
fresh parsley|Verse peterselie
fresh pasta|Verse pastas
fresh plant based foods|Producten op basis van verse planten
fresh raspberries|Verse frambozen
fresh ravioli|Verse raviolis
fresh rosemary|Verse rozemarijn
fresh seaweeds|Verse algen
fresh spearmint|Verse groene munt
fresh sprouts|Verse kiemen
fresh stevia|Verse steviabladeren
fresh tabbouleh|Verse taboulehs
fresh tarragon|Verse dragon
fresh thyme|Verse thijm
fresh tomatoes|Verse tomaten
fresh vegetables|Verse groenten
fresh vegetables sprouts|Kiemgroentes
fried foods|Gefrituurde producten
fried onions|Gebakken uien
fried plant based foods|Gefrituurde plantaardige producten
fried rice|Gebakken rijst
fried tomato sauces|Tomato frito sauzen
fries|Friet
frog legs|Kikkerbillen
frogs|Kikkers
from 10 months|Vanaf 10 maanden
from 12 months old|Vanaf 12 maanden
from 15 months|Vanaf 15 maanden
from 18 months|Vanaf 18 maanden
from 24 months|Vanaf 24 maanden
from 3 years|Vanaf 3 jaar
from 4 months|Vanaf 4 maanden
from 6 months|Vanaf 6 maanden
from 8 months|Vanaf 8 maanden
frozen aromatic plants|Diepvries aromatische planten
frozen artichoke hearts|Diepvries artisjokharten
frozen artichokes|Diepvries artisjokken
frozen asparagus|Diepvries asperges
frozen aubergines|Diepvries aubergines
frozen avocados|Bevroren avocados
frozen baby artichokes|Diepvries baby-artisjokken
frozen baby carrots|Diepvries babywortels
frozen baked potatoes|Diepvries gebakken aardappelen
frozen basil|Bevroren basilicums
frozen berries|Bevroren bosvruchten
frozen blackberries|Bevroren bramen
frozen blueberries|Bevroren bosbessen
frozen broccolis|Diepvries broccoli
frozen brussels sprouts|Diepvriesspruitjes
frozen cakes and pastries|Diepvriesgebak
frozen cardoons|Diepvrieskardoen
frozen carrots|Diepvrieswortels
frozen cauliflower florets|Diepvries bloemkool
frozen cereals|Diepvriesgranen
frozen champignon mushrooms|Diepvries champignons
frozen chanterelle mushrooms|Diepvries cantharellen
frozen chard leaves|Diepvries snijbietbladeren
frozen chards|Diepvries snijbiet
frozen chestnuts|Diepvrieskastanjes
frozen chickpeas|Diepvrieskikkererwten
frozen chives|Bevroren biesloken
frozen chopped artichokes|Diepvries gehakte artisjokken
frozen chopped cardoons|Gehakte diepvrieskardoen
frozen chopped carrots|Diepvries gehakte wortels
frozen chopped chards|Gehakte diepvriessnijbieten
frozen chopped garlic|Diepvries gehakte knoflook
frozen chopped green asparagus|Gehakte groene diepvries asperges
frozen chopped onions|Diepvries gehakte uien
frozen chopped porcini mushrooms|Diepvries gehakt gewoon eekhoorntjesbrood
frozen chopped spinachs|Diepvries gehakte spinazies
frozen citrus|Bevroren citrusfruit
frozen common beans|Diepvries gewone boon
frozen corn|Diepvriesmais
frozen corn kernels|Diepvriesmaiskorrels
frozen desserts|Bevroren desserts
frozen diced zucchinis|Diepvriescourgettes in blokjes
frozen dill|Bevroren dille
frozen falafel|Diepvriesfalafel
frozen fishes|Diepvriesvis
frozen fresh broad beans|Diepvries tuinbonen
frozen fried potatoes|Diepvries aardappelproducten
frozen fries|Diepvriespatatten
frozen fruits|Diepvriesfruit
frozen green asparagus|Diepvries groenasperges
frozen green beans|Diepvries sperziebonen
frozen green garlic|Diepvries groene knoflook
frozen green peas|Diepvries doperwten
frozen green peppers|Diepvries groene paprika
frozen ground beef preparations|Bevroren gehakte rundvleesproducten
frozen ground beef steaks|Diepvriesrundertartaarsteaks
frozen ground meat preparations|Bevroren vleesproducten
frozen ground steaks|Diepvriestartaarsteaks
frozen lasagne|Diepvrieslasagna
frozen leeks|Diepvries prei
frozen legumes|Diepvriespeulvruchten
frozen lima beans|Diepvrieslimabonen
frozen meat preparations|Bevroren vleesbereidingen
frozen meats|Diepvries vlees
frozen mint|Bevroren munt
frozen mixed berries|Bevroren rood fruit melanges
frozen mixed fruits|Bevroren fruitmelanges
frozen mixed mushrooms|Diepvries paddestoelenmengsels
frozen mixed peppers|Diepvries paprikamengsels
frozen mixed tropical fruits|Bevroren tropische vruchtenmelanges
frozen mixed vegetables|Diepvriesgroentemelanges
frozen mushrooms|Diepvriespaddestoelen
frozen nuts|Diepvriesnoten
frozen oyster mushrooms|Diepvriesoesterzwammen
frozen parsley|Bevroren peterselie
frozen peppers|Diepvries paprika
frozen pies|Diepvries hartige taarten
frozen pineapples|Bevroren ananas
frozen pizzas|Diepvriespizzas
frozen pizzas and pies|Diepvriespizzas en -taarten
frozen plant based foods|Plantaardige diepvriesproducten
frozen plant based foods mixes|Diepvries plantenmengsels
frozen pomegranates|Bevroren granaatappels
frozen porcini mushrooms|Diepvries gewoon eekhoorntjesbrood
frozen potatoes|Diepvriesaardappelen
frozen poultry|Diepvres gevogelten
frozen pre cooked rice|Diepvries voorgekookte rijst
frozen pumpkins|Diepvriespompoenen
frozen raspberries|Bevroren frambozen
frozen ravioli|Diepvriesraviolis
frozen ready made meals|Diepvriesmaaltijden
frozen red cabbage|Diepvries rode kolen
frozen red peppers|Diepvries rode paprika
frozen redcurrants|Bevroren aalbessen
frozen rice with vegetables|Diepvriesrijst met groente
frozen romanesco|Diepvries Romanescos
frozen sliced champignon mushrooms|Gesneden diepvrieschampignons
frozen sliced zucchini|Diepvriescourgettes in schijfjes
frozen soups|Diepvriessoepen
frozen spearmint|Bevroren groene munt
frozen spinach leaves|Diepvries bladspinazies
frozen spinachs|Diepvriesspinazies
frozen steaks|Diepvriessteaks
frozen strawberries|Bevroren aardbeien
frozen tropical fruits|Bevroren tropische vruchten
frozen turnips|Diepvries knolrapen
frozen vegetable soups|Diepvriesgroentesoepen
frozen vegetable tempura|Diepvries groentetempuras
frozen vegetables|Diepvriesgroenten
frozen white asparagus|Witte diepvriesasperges
frozen whole champignon mushrooms|Hele diepvrieschampignons
frozen whole green asparagus|Hele groene diepvriesasperges
frozen whole porcini mushrooms|Diepvries hele gewoon eekhoorntjesbrood
frozen yellow peppers|Diepvries gele paprika
frozen yogurts|Yoghurtijs
frozen zucchini|Diepvriescourgettes
fruit and fruit seed oils|Oliën van vruchten en vruchtzaden
fruit and milk beverages|Fruit- en melksappen
fruit and soy beverages|Vruchten- en sojadranken
fruit and vegetable juices|Fruit- en groentesappen
fruit and vegetable preserves|Jam en ingemaakt fruit
fruit based beverages|Vruchtendranken
fruit cakes|Vruchtencakes
fruit chutneys|Fruitchutney
fruit jellies|Vruchtengeleien
fruit juices|Vruchtensappen
fruit juices and nectars|Vruchtensappen en nectars
fruit juices from concentrate|Vruchtensappen uit concentraat
fruit muffins|Fruitmuffins
fruit nectars|Vruchtennectars
fruit pastes|Vruchtenpastas
fruit salads|Fruitsalade
fruit smoothies|Fruitsmoothies
fruit sodas|Vruchtenfrisdranken
fruit soy yogurts|Fruit sojayoghurts
fruit stirred yogurts|Vruchtenroeryoghurts
fruit syrups|Fruitsiropen
fruit teas|Vruchtentheeën
fruit yogurts|Vruchtenyoghurts
fruit yogurts with fruit chunks|Vruchtenyoghurt met stukjes
fruits and vegetables based foods|Groente en fruit
fruits based foods|Fruitproducten
fruits cereal bars|Ontbijtrepen met fruit
fruits coulis|Vruchtencoulis
fruits in syrup|Fruit op siroop
fruits puree without sugar added|Fruitmoes zonder toegevoegde suiker
fuji apples|Fuji appels
fukuju teas|Fukuju
gala apples|Gala appels
galia melons|Galia meloenen
garden chervil leaves|Kervelbladeren
garden chervil seeds|Kervelzaden
garden cress|Tuinkers
garden strawberries|Tuinaardbeien
garlic|Knoflook
garlic and their products|Knoflook en -afgeleide producten
garlic powder|Knoflookpoeders
garlic sausage|Knoflookworstjes
gazpacho|Gazpachos
gelatin|Gelatines
genmaicha teas|Genmaicha
gentian spirit|Gentiaan
german chamomile|Echte Kamille
german mustards|Duitse mosterds
german sausages|Duitse worsten
german whiskeys|Duitse whiskies
gherkins|Ingemaakte Augurken
gherkins pickled in vinegar|Augurken in azijn
ginger|Gember
ginger beer|Gemberbieren
ginger powder|Gemberpoeder
gingerbreads|Ontbijtkoeken
ginkgo|Gingko
gins|Gins
gluten flours|Glutenmelen
gluten free biscuits|Glutenvrije koekjes
gluten free breads|Glutenvrij brood
gluten free pasta|Glutenvrije pastas
gluten free pastas|Glutenvrije pasta
gluten free sliced breads|Glutenvrije gesneden broden
gluten free toasts|Glutenvrije beschuiten
glutinous rices|Paprijsten
gnocchi of durum wheat semolina|Gnocchi van durum tarwe
goat cheeses|Geitenkaas
goat milk yogurts|Geitenmelkyoghurts
goat milks|Geitenmelk
gold flax seeds|Geel lijnzaad
golden delicious apples|Golden Delicious appels
good nightrest tea blends|Goede nachtrusttheeën
gorgonzolas|Gorgonzolas
gouda|Goudse kaas
goudas with cumin|Goudse Komijnenkazen
grana padano|Grana Padano
granny smith apples|Granny Smith appels
granulated sugars|Kristalsuikers
grape jams|Druivenjams
grape juices|Druivensappen
grape juices from concentrate|Druivensappen uit concentraat
grape nectars|Druivennectars
grape seed oils|Druivenpitoliën
grapefruit juices|Grapefruitsappen
grapefruit nectars|Grapefruitnectars
grapefruits|Grapefruit soorten
grapefruits in syrup|Grapefruit op siroop
grapes|Druiven
grated carrots|Geraspte wortelen
grated cheese|Geraspte kazen
grated coconut|Geraspte kokos
grated emmentaler|Gemalen emmentalers
grated horseradish|Geraspte rammenassen
gratins|Ovenschotels
greek cheeses|Griekse kazen
greek style yogurts|Yoghurt op Griekse wijze
green asparagus|Groene asperges
green bean flours|Gewone boonmelen
green beans|Sperziebonen
green cardamom|Groene kardemom
green chopped olives|Gehakte groene olijven
green cracked olives|Gebroken groene olijven
green curry pastes|Groene Currypastas
green grapes|Witte druiven
green lentils|Groenlinzen
green olives|Groene olijven
green olives in brine|Groene olijven op zout
green olives stuffed of almond|Amandelolijven
green olives stuffed of anchovies|Ansjovisolijven
green olives stuffed of lemon|Citroenolijven
green olives stuffed of peppers|Peperolijven
green peas|Doperwten
green peppercorns|Groene peperkorrels
green peppers|Groene pepers
green pestos|Groene pesto
green pitted olives|Ontpitte groene olijven
green sauces|Groene sauzen
green seedless grapes|Groene pitloze druiven
green stuffed olives|Groene gevulde olijven
green sweet peppers|Groene paprikas
green teas|Groene theeën
green teas with mint|Groene theeën met munt
grenadine|Grenadinesiropen
grilled almonds|Gegrilde amandel
grilled peppers|Geroosterde paprikas
grilling cheeses|Grillkazen
groats|Grutten
ground beef preparations|Gehakt rundvleesproducten
ground beef steaks|Rundvleesburgers
ground black peppers|Gemalen zwarte pepers
ground brown flax seeds|Gemalen bruin lijnzaad
ground cloves|Kruidnagelpoeders
ground coffees|Gemalen koffies
ground coriander leaves|Gemalen gedroogde korianderbladeren
ground cumin seedskumin|Gemalen komijn
ground dried aromatic plants|Gedroogde en gemalen aromatische planten
ground dried basil|Gedroogde gemalen basilicums
ground dried bay laurel|Gemalen gedroogde laurier
ground dried bouquet garni|Gemalen gedroogde kruidenbuiltjes
ground dried chives|Gemalen gedroogde biesloken
ground dried dill|Gemalen gedroogde dille
ground dried green peppers|Gevriesdroogde gemalen groene peper
ground dried lemon verbena|Gemalen citroenverbena
ground dried mint|Gemalen gedroogde munt
ground dried oregano|Gemalen gedroogde oregano
ground dried parsley|Gemalen gedroogde peterselie
ground dried rosemary|Gemalen gedroogde rozemarijn
ground dried sage|Gemalen gedroogde salie
ground dried seaweeds|Gedroogde gemalen algen
ground dried spearmint|Gemalen gedroogde groene munt
ground dried stevia|Gedroogde steviabladeren
ground dried tarragon|Gedroogde gemalen dragon
ground dried thyme|Gemalen gedroogde verse thijm
ground dried vegetables|Gemalen gedroogde groenten
ground fenugreek seeds|Fenegriekzaadpoeder
ground flax seeds|Gemalen lijnzaad
ground gold flax seeds|Gemalen geel lijnzaad
ground meat preparations|Gemalen vleesproducten
ground nutmeg|Nootmuscaatpoeder
ground peppers|Gemalen pepers
ground steaks|Tartaarsteaks
ground white peppers|Gemalen witte pepers
growth milks|Peutermelk
guacamoles|Guacamoles
guava jams|Guavejams
guava nectars|Guavanectars
guava pastes|Guavepastas
guavas jellies|Guavegeleien
guerande salts|Zout uit de Guérande
gummi candies|Gelatine-snoep
gummy bananas|Gummi-bananen
gummy bears|Gummi-beertjes
gummy cola bottles|Gummi colaflesjes
gummy crocodiles|Gummi krokodillen
gummy strawberries|Gummi-aardbeien
hairy crabgrass|Bloedgierst
haitian rums|Haitiaanse rums
hake|Heek
hake fillet|Heekfilet
half cooked pressed cheeses|Halfverhitte geperste kazen
half dry ciders|Halfdroge ciders
half salted butter|Lichtgezouten roomboters
halloween foods and drinks|Halloween-levensmiddelen
ham and cheese sandwiches|Ham-kaas sandwiches
ham pizzas|Hampizza
ham ravioli|Ravioli met ham
ham sandwiches|Hamsandwiches
hamburger buns|Burgerbroodjes
hams of san daniele|Ham uit San Daniele
handmade breadsticks|Handgemaakte broodstengels
hard candies|Harde snoepen
hard cheeses|Harde kazen
hard liquors|Sterke alcoholica
harissa sauces|Harissa sauzen
hazelnut butters|Hazelnootpasta's
hazelnut milks|Hazelnootdranken
hazelnut oils|Hazelnootolie
hazelnut spreads|Hazelnootpastas
hazelnut yogurts|Hazelnootyoghurt
hazelnuts|Hazelnoten
hearts of palm|Palmharten
heather honeys|Heidehoningen
hemp milks|Hennepdranken
hemp oils|Hennepoliën
herb quarks|Kwarks met kruiden
herbal liqueur|Kruidenlikeur
herbal tea blends|Gemengde Kruidentheeën
herbal teas|Kruidentheeën
herbal teas in tea bags|Kruidenthee in zakjes
herbes de provence|Provencaalse kruiden
herbs|Kruiden
herring|Haring
high fructose corn syrups|Maisstropen met hoog fructosegehalte
hijiki seaweeds|Hijiki algen
homogenized milks|Gehomogeniseerde melken
honey and royal jelly mixtures|Mengsels van honing en koninginnegelei
honey based preparations|Bereidingen op basis van honing
honey candies|Honingbonbons
honey mustards|Honingmosterds
honey stuffed waffles|Honing gevulde wafels
honey yogurts|Honingyoghurts
honeydew melons|Honingmeloenen
honeys|Honing
honeys from alsace|Honinge nuit de de Alsace
honeys from france|Franse honingen
honeys from romania|Roemeense honingen
honeys from the alps|Alpenhoningen
honeys from the mediterranean sea|Honingen van de Middellandse Zee
honeys from the mountains|Berghoningen
horn of plenty mushrooms|Doodstrompetten
horse food|Voer voor paarden
hot beverages|Warme dranken
hot dog buns|Hotdog-broodjes
hot dog sandwiches|Hotdogs
hot sauces|Chilisauzen
hypoallergenic milks|Hypoallergene melk
hyssop|Hyssoppen
hōjicha teas|Hojicha
ice cream bars|IJsjes
ice cream cones|IJshoorntjes
ice cream sandwiches|Roomijswafels
ice cream tubs|Roomijsbekers
ice creams|Roomijs
ice creams and sorbets|IJs en sorbets
ice pops|Waterijsjes
iceberg lettuce|Ijsbergsla
iced coffees|Ice coffees
iced teas|Ice teas
iced teas preparations|Ice Tea Bereidingen
iced teas with mango flavor|Mango Ice Teas
iced teas with mint flavor|Pepermunt Ice Teas
iced teas with raspberry flavor|Frambozen Ice Teas
indica rices|Indica rijst
industrial cheese|Fabriekskazen
industrial knacks|Industriële knakworst
infant formulas|Baby-startmelk tot 6 maanden
insects|Insecten
instant beverages|Oplosdranken
instant chicory|Oploscichorei
instant coffees|Oploskoffies
instant mashed potatoes|Aardappelpureeën in gedroogde vorm
instant noodle soups|Instantnoedelsoepen
instant noodles|Instantnoedels
inverted sugar syrups|Invertsuikersiroop
iridescent shark fillets|Pangasiusfilets
irish moss seaweeds|Iers mos
irish whiskey|Ierse whiskies
italian beers|Italiaanse bieren
italian cheeses|Italiaanse kazen
jamaican rum|Jamaicaanse rums
japanese green teas|Japanse groene theeën
japanese rice vinegars|Japanse rijstazijnen
japanese whiskey|Japanse whiskies
japonica rices|Japonica rijst
jasmine rice|Thaise rijsten
jellyfish|Kwallen
jenever|Jenevers
jew s ear mushrooms|Judasoren
job s tears|Jobstranen
juices and nectars|Sappen en nectars
juniper berries|Jeneverbes
kales|Boerenkool
kebab breads|Kebab-broden
kebab pizzas|Pizza kebab
kebab sauces|Kebabsauzen
kefir yogurts|Kefiryoghurts
ketchup crisps|Ketchup chips
khorasan pasta|Khorasantarwepastas
khorasan wheat brans|Kamutzemelen
khorasan wheat flakes|Kamutvlokken
khorasan wheat flours|Kamutmelen
khorasan wheat milks|Kamutdranken
khorasan wheats|Khorasantarwe
king cakes|Koningentaarten
king trumpet mushrooms|Kruisdisteloesterzwammen
kiwi syrups|Kiwi siroop
kiwi yogurts|Kiwiyoghurt
kiwifruits|Kiwis
kombu seaweeds|Kombu
koshihikari rices|Koshihikaririjsten
kouign amann|Kouign-amann
kumquats|Kumquat
kvass|Kvas
lactose free cheeses|Lactose-vrije kazen
lactose free creams|Lactosevrije room
lactose free milk|Lactose-vrije melken
lactose free yogurts|Lactose-vrije yoghurt
lamb meat|Schapevlezen
lardons|Spekjes
lards|Varkensreuzels
large leaved lime|Zomerlinde
lasagne with goat cheese and spinach|Lasagna met geitenkaas en spinazie
latvian vodkas|Letse wodkas
lavender|Lavendel
lavender honeys|Lavendelhoningen
leaf salads|Bladsla
leaf vegetables|Bladgroenten
lean fishes|Magere vis
lean quark|Magere kwarks
leek quiche|Preitaart
leeks|Prei
legume based drinks|Dranken van peulvruchten
legume butters|Pindakaas en bonenpasta
legume flakes|Peulvruchtenvlokken
legume flours|Peulvruchtenmelen
legume milks|Sojadranken en andere bonendranken
legume oils|Peulvruchtoliën
legume pickles|Zoetzure bonen
legume seeds|Bonen, erwten en linzen
legumes|Peulvruchten
legumes and their products|Peulvruchten en producten ervan
lemon balm|Citroenmelisse
lemon cheesecakes|Citroencheesecakes
lemon flavored black teas|Zwarte theeën met citroenaroma
lemon flavored iced teas|Citroen Ice Teas
lemon grass|Citroengras
lemon jams|Citroenjams
lemon jellies|Citroengeleien
lemon juice|Citroensappen
lemon marmelades|Citroenmarmelades
lemon meringue pies|Citroen meringue taart
lemon soft drinks|Citroenfrisdranken
lemon sorbets|Citroensorbets
lemon soy yogurts|Citroensojayoghurt
lemon syrups|Citroensiropen
lemon tartlets|Citroentaartjes
lemon tarts|Citroentaarten
lemon teas|Theeën met citroen
lemon verbena|Citroenverbena
lemon yogurts|Citroenyoghurt
lemonade|Limonade
lemons|Citroenen
lentil dishes|Linzengerechten
lentil flours|Linzenmelen
lentil pasta|Linzenpasta
lentil salads|Linzensalade
lentils|Linzen
lettische vodkas|Letse wodkas
lettuces|Sla
light butter|Light roomboters
light custard cream with vanilla|Vanillesauzen
light fruit sodas|Light vruchtenfrisdranken
light iced teas|Light ice teas
light lemon soft drinks|Light citroenfrisdanken
light margarines|Light margarines
light mayonnaises|Light mayonnaises
light orange soft drinks|Light sinaasappelfrisdranken
light potato crisps|Light aardappelchips
lime sorbets|Limoensorbets
lime syrups|Limoensiropen
limeflower tea|Linde
limes|Limoenen
linden honeys|Lindebloesemhoningen
lingonberries|Rode bosbessen
linseed oils|Lijnzaadoliën
liqueur chocolates|Chocola met likeur
liqueurs|Likeuren
liquid broths|Vloeibare bouillons
liquid caramel|Vloeibare caramels
liquid honeys|Vloeibare honingen
liquid margarines|Vloeibare margarine
liquid vegetable bouillons|Vloeibare groentebouillons
liquor filled chocolate covered cherries|Kersen met een chocolaag en gevuld met likeur
lithuanian cheeses|Litouwse kazen
liver sausages|Leverworsten
lobster bisque|Kreeftensoep
lobsters|Kreeft
lollipops|Lollies
long grain rices|Langgraanrijst
long jing green teas|Longjingtheeën
longtail tuna|Tonggoltonijn
lorraine quiche|Quiche Lorraine
low fat yogurts|Light youghurts
low lactose milk|Lactose-arme melk
low sugar fruit jam|Suikervrije jams
lump sugar|Suikerklontjes
lupin bean flours|Lupinemelen
lupin beans|Lupine
lychee honeys|Litchibloesemhoningen
lychee jams|Litchijams
lychees|Litchis
lychees in syrup|Litchis op siroop
lyophilized aromatic plants|Gevriesdroogde aromatische planten
lyophilized chives|Gevriesdroogde biesloken
lyophilized ginger|Gevriesdroogde gember
lyophilized green peppercorns|Gevriesdroogde groene peperkorrels
lyophilized parsley|Gevriesdroogde peterselie
macadamia nut butters|Macadamiapasta's
macadamia nut milks|Macadamianootdranken
macadamia nuts|Macadamia's
macadamia oils|Macadamiaoliën
mace|Foelie
mackerel fillets|Makreelfilets
mackerel fillets in oil|Makreelfilet op olie
mackerels|Makreel
madeira wine|Madeira Wijn
madeleines with raisin|Madeleines met rozijnen
main meals for babies|Babymaaltijden
maize milks|Maisdranken
makis|Maki
mallow|Groot kaasjeskruid
malt flours|Moutmelen
mandarin oranges|Mandarijnen
mango applesauces|Appel/Mango compotes
mango compotes|Mangocompotes
mango jams|Mangojams
mango juices|Mangosappen
mango nectars|Mangonectars
mango sorbets|Mangosorbets
mango yogurts|Mangoyoghurts
mangoes|Mangos
mangoes in syrup|Mangos op siroop
manuka honeys|Manukahoningen
maojian teas|Mao Feng
maple syrups|Esdoornsiroop
marble cakes|Marmercakes
margarines|Margarines
margherita pizza|Pizza Margherita
marinated olives|Gemarineerde olijven
marjoram|Marjolein
marmalades|Marmelades
marrons glacés|Suikerkastanjes
marsh mallow tea|Echte heemst
marzipan|Marsepein
marzipan figures|Marsepeinen figuren
mashed broccoli|Brocollipureeën
mashed carrots|Wortelpureeën
mashed cauliflower|Bloemkoolpureeën
mashed celeriac|Koolraappureeën
mashed potatoes|Aardappelpureeën
mashed pumpkins|Pompoenpureeën
mashed spinachs|Spinaziepureeën
mashed vegetables|Groentepureeën
mashed zucchini|Courgettepureeën
mature cheddar|Rijpe cheddars
matured gouda|Belegen Gouda
mayonnaises|Mayonaises
maypop|Passiebloem
mazafati dates|Mazafati dadels
meal replacements|Maaltijdvervangers
meals|Kant-en-klaarmaaltijden
meals with chicken|Kippevleesmaaltijden
meals with cod|Kabeljauwgerechten
meals with fish|Vismaaltijden
meals with meat|Vleesmaaltijden
meals with salmon|Zalmmaaltijden
meat alternatives|Vleesvervangers
meat analogues|Vleesvervangers op basis van planten
meat balls|Gehaktballen
meat based pasta sauces|Pastasauzen met vlees
meat based sauces|Vleessauzen
meat menus for babies|Babyvleesmaaltijden
meat of the grisons|Rundvlees uit Graubünden
meat preparations|Vleesbereidingen
meat tortellinis|Vleestortellini
meats|Vlees
meats and their products|Vleesproducten
medicinal waters|Geneeskrachtige waters
medium grain rices|Mediumgraanrijst
medlars|Mispels
medoc wines|Médocwijn
melon jams|Meloenjams
melon nectars|Meloennectars
melon sorbets|Meloensorbet
melons|Meloenen en watermeloenen
melted cheese|Funduekazen
meringues|Schuimpjes
meslin|Masteluin
microwave meals|Magnetronmaaltijden
midland hawthorn|Tweestijlige meidoorn
mild cheddar|Milde cheddar
mildly carbonated natural mineral water|Koolzuurhoudende (mild) mineraalwaters
mildly soured butters|Milde zure boter
milk bread rolls|Melkbroodjes
milk chocolate bar|Repen melkchocolade
milk chocolate biscuits|Melkchocoladebiscuits
milk chocolate candies|Melkchocolabonbons
milk chocolate covered pretzel|Pretzels met melkchocolade
milk chocolate with caramel|Melkchocola met caramel
milk chocolates|Melkchocolade
milk chocolates with almonds|Melkchocola met amandelen
milk chocolates with fleur de sel|Melkchocola met fleur de sel
milk chocolates with hazelnuts|Melkchocola met hazelnoot
milk chocolates with sweeteners|Melkchocola met zoetstoffen
milk jams|Dulce de leche
milk powders|Melkpoeders
milk substitute|Melkvervangers
milk substitutes|Melkvervangers
milkfat|Melkvetten
milks|Melk
millet|Gierstfamilie
millet based creams for cooking|Gierstroom voor koken
millet flakes|Gierstvlokken
millet flours|Gierstmelen
millet groats|Gierstgrutten
millet milks|Gierstdranken
mimolette cheese|Mimolettes
mineral waters|Mineraalwaters
mint|Munt
mint sauces|Muntsauzen
mint syrups|Pepermuntsiropen
mint teas|Munttheeën
mirabelle syrups|Mirabelle-siropen
miso soup|Misosoepen
misos|Misos
mixed bell peppers|Gemengde paprikas
mixed berry jams|Jams van gemengde vruchten
mixed cereal flakes|Gemengde granenvlokken
mixed dried seaweeds|Gedroogde algenmengsels
mixed fruit jams|Multifruitjams
mixed fruit soy yogurts|Multifruitsojayoghurts
mixed mushrooms|Paddestoelenmelanges
mixed nuts|Gemengde noten
mixed plant milks|Gemengde plantaardige dranken
mixed puffed cereals|Gepofte granenmelanges
mixed rices|Gemengde rijsten
mixed seaweeds|Algenmengsel
mixed vegetable oils|Oliemelanges
mixed vegetable pickles|Gemengde ingemaakte groenten
mixed vegetables|Groentemengsels
mixed yogurts|Gemengde yoghurts
mixtures of aromatic plants|Kruidenmelanges
mixtures of herbs and spices|Kruiden/specerijenmengsel
mojito syrups|Mojito siropen
molasses|Melasses
molded butters|Gemodelleerde roomboter
mollusc|Weekdieren
morel|Morielje
mountain cheeses|Bergkazen
mountain milks|Melk van bergkoeien
mountain products|Bergproducten
mountain waters|Bergwaters
mozzarella di bufala campana|Buffelmozzarellas uit Campana
mueslis with chocolate|Muesli met chocola
mueslis with fruits|Mueslis met fruit
mueslis with nuts|Mueslis met noten
multifruit juices|Multivruchtensappen
multifruit nectars|Multivruchtennectars
multifruit pastes|Multifruitpastas
multifruit sorbets|Multifruit sorbets
multigrain rusks|Meergranen beschuiten
multigrain sliced breads|Gesneden Meergranenbroden
mung beans|Mungbonen
munsters with raw milk|Rauwmelkse Munster
muscovado|Basterdsuiker
mushroom powders|Paddestoelenpoeders
mushroom ravioli|Paddestoelenraviolis
mushroom sauces|Paddenstoelsauzen
mushrooms|Paddestoelen
mushrooms and their products|Paddestoel- en afgeleide producten
mushrooms risottos|Paddenstoelrisotto
muskmelons|Suikermeloenen
mussels|Mosselen
mustard oils|Mosterdoliën
mustard sauce|Mosterdsauzen
mustards|Mosterd
naans|Naanbroden
natural dried tomatoes|Natuurlijk gedroogde tomaten
natural mineral waters|Natuurlijk mineraalwater
natural rice milks|Natuurlijke rijstdranken
natural sugar substitutes|Natuurlijke zoetstoffen
neapolitan sauces|Napolitaanse sauzen
nems|Loempias
nespresso compatible coffee capsules|Nespresso-compatibele Koffiecapsules
non alcoholic beers|Alcoholvrije bieren
non alcoholic wheat beers|Alcoholvrije witbieren
non alcoholic wines|Alcoholvrije wijnen
non carbonated natural mineral waters|Koolzuurvrije natuurlijke mineraalwaters
non dairy desserts|Plantaardige desserts
non dairy fermented foods|Non-zuivel gefermenteerd voedsel
non dairy yogurts|Plantaardige yoghurts
non food products|Non-food
non homogenized milks|Ongehomogeniseerde melken
noodles|Noedels
nori seaweeds|Nori
norman whisky|Normandische whiskies
northern highbush blueberries|Blauwe bessen
northern prawns|Pandalis Borealis
nougat ice cream tubs|Nougatroomijs
nougats|Noga
nougats from montélimar|Noga uit Montélimar
nut bars|Notenrepen
nut butters|Notenpasta
nut confectioneries|Notensnoep
nut flours|Gemalen noten
nut milks|Notendranken
nut oils|Notenoliën
nutmeg|Nootmuskaat
nutmeg tree products|Muscaatboom
nuts|Noten
nuts and their products|Noten en notenproducten
nuts cereal bars|Graanrepen met noten
nuts pies|Notentaart
oak honeys|Eikenhoningen
oat|Havers
oat based creams for cooking|Kookhaverroom
oat brans|Haverzemelen
oat flours|Havermelen
oat groats|Havergrutten
oat milks|Haverdranken
oat pasta|Havermoutpastas
oatmeal biscuits|Haverkoekjes
oatmeal cookies|Haverkoekjes
offals|Orgaanvlezen
oilseed purees|Noten- en zadenpasta
old fashioned crisps|Traditionele chips
old goudas|Oude Goudas
old rums|Oude rums
old style mustards|Grove mosterds
olive leaves|Olijfboomblad
olive oils|Olijfolie
olive oils from agios mattheos kerkyras|Olijfoliën uit Agios Mattheos Kerkyras
olive oils from alentejo interior|Olijfoliën uit Alentejo Interior
olive oils from alto crotonese|Olijfoliën uit Alto Crotonese
olive oils from antequera|Olijfoliën uit Antequera
olive oils from apokoronas chanion kritis|Olijfoliën uit Apokoronas Chanion Kritis
olive oils from aprutino pescarese|Olijfoliën uit Aprutino Pescarese
olive oils from arxanes irakliou kritis|Olijfoliën uit Arxanes Irakliou Kritis
olive oils from baena|Olijfoliën uit Baena
olive oils from baix ebre montsià|Olijfoliën uit Baix Ebre-Montsià
olive oils from bajo aragón|Olijfoliën uit Bajo Aragón
olive oils from beira alta|Olijfoliën uit Beira Alta
olive oils from beira baixa|Olijfoliën uit Beira Baixa
olive oils from beira interior|Olijfoliën uit Beira Interior
olive oils from brisighella|Olijfoliën uit Brisighella
olive oils from bruzio|Olijfoliën uit Bruzio
olive oils from campo de calatrava|Olijfoliën uit Campo de Calatrava
olive oils from campo de montiel|Olijfoliën uit Campo de Montiel
olive oils from canino|Olijfoliën uit Canino
olive oils from cartoceto|Olijfoliën uit Cartoceto
olive oils from chianti classico|Olijfoliën uit Chianti Classico
olive oils from cilento|Olijfoliën uit Cilento
olive oils from collina di brindisi|Olijfoliën uit Collina di Brindisi
olive oils from colline di romagna|Olijfoliën uit Colline di Romagna
olive oils from colline pontine|Olijfoliën uit Colline Pontine
olive oils from colline salernitane|Olijfoliën uit Colline Salernitane
olive oils from colline teatine|Olijfoliën uit Colline Teatine
olive oils from comunitat valenciana|Olijfoliën uit Comunitat Valenciana
olive oils from corsica|Olijfoliën uit Corsica
olive oils from dauno|Olijfoliën uit Dauno
olive oils from elaiolado finiki lakonias|Olijfoliën uit Elaiolado Finiki Lakonias
olive oils from empordà|Olijfoliën uit Empordà
olive oils from estepa|Olijfoliën uit Estepa
olive oils from exeretiko partheno eleolado selino kritis|Olijfoliën uit Exeretiko Partheno Eleolado Selino Kritis
olive oils from exeretiko partheno eleolado thrapsano|Olijfoliën uit Exeretiko partheno eleolado Thrapsano
olive oils from exeretiko partheno eleolado trizinia|Olijfoliën uit Exeretiko partheno eleolado "Trizinia"
olive oils from france|Olijfoliën uit Frankrijk
olive oils from gata hurdes|Olijfoliën uit Gata-Hurdes
olive oils from greece|Olijfoliën uit Griekenland
olive oils from ibiza|Olijfoliën uit Ibiza
olive oils from irpinia colline dell ufita|Olijfoliën uit Irpinia - Colline dell'Ufita
olive oils from italy|Olijfoliën uit Italië
olive oils from jaén|Olijfoliën uit Jaén
olive oils from kalamata|Olijfoliën uit Kalamata
olive oils from kefalonia|Olijfoliën uit Kefalonia
olive oils from kolymvari chanion kritis|Olijfoliën uit Kolymvari Chanion Kritis
olive oils from kranidi argolidas|Olijfoliën uit Kranidi Argolidas
olive oils from krokees lakonias|Olijfoliën uit Krokees Lakonias
olive oils from la alcarria|Olijfoliën uit La Alcarria
olive oils from laghi lombardi|Olijfoliën uit Laghi Lombardi
olive oils from lakonia|Olijfoliën uit Lakonia
olive oils from lametia|Olijfoliën uit Lametia
olive oils from les garrigues|Olijfoliën uit Les Garrigues
olive oils from lesvos mytilini|Olijfoliën uit Lesvos Mytilini
olive oils from lucca|Olijfoliën uit Lucca
olive oils from lucena|Olijfoliën uit Lucena
olive oils from lygourio asklipiou|Olijfoliën uit Lygourio Asklipiou
olive oils from mallorca|Olijfoliën uit Mallorca
olive oils from marche|Olijfoliën uit Marche
olive oils from molise|Olijfoliën uit Molise
olive oils from monte etna|Olijfoliën uit Monte Etna
olive oils from monterrubio|Olijfoliën uit Monterrubio
olive oils from montes de granada|Olijfoliën uit Montes de Granada
olive oils from montes de toledo|Olijfoliën uit Montes de Toledo
olive oils from monti iblei|Olijfoliën uit Monti Iblei
olive oils from montoro adamuz|Olijfoliën uit Montoro-Adamuz
olive oils from moura|Olijfoliën uit Moura
olive oils from navarra|Olijfoliën uit Navarra
olive oils from norte alentejano|Olijfoliën uit Norte Alentejano
olive oils from olio di calabria|Olijfoliën uit Olio di Calabria
olive oils from olio di puglia|Olijfoliën uit Olio di Puglia
olive oils from olio di roma|Olijfoliën uit Olio di Roma
olive oils from olio lucano|Olijfoliën uit Olio lucano
olive oils from olympia|Olijfoliën uit Olympia
olive oils from penisola sorrentina|Olijfoliën uit Penisola Sorrentina
olive oils from petrina lakonias|Olijfoliën uit Petrina Lakonias
olive oils from peza irakliou kritis|Olijfoliën uit Peza Irakliou Kritis
olive oils from poniente de granada|Olijfoliën uit Poniente de Granada
olive oils from portugal|Olijfoliën uit Portugal
olive oils from pretuziano delle colline teramane|Olijfoliën uit Pretuziano delle Colline Teramane
olive oils from preveza|Olijfoliën uit Preveza
olive oils from priego de córdoba|Olijfoliën uit Priego de Córdoba
olive oils from rhodos|Olijfoliën uit Rhodos
olive oils from ribatejo|Olijfoliën uit Ribatejo
olive oils from rioja|Olijfoliën uit Rioja
olive oils from riviera ligure|Olijfoliën uit Riviera Ligure
olive oils from sabina|Olijfoliën uit Sabina
olive oils from samos|Olijfoliën uit Samos
olive oils from sardegna|Olijfoliën uit Sardegna
olive oils from seggiano|Olijfoliën uit Seggiano
olive oils from sicilia|Olijfoliën uit Sicilia
olive oils from sierra de cazorla|Olijfoliën uit Sierra de Cazorla
olive oils from sierra de cádiz|Olijfoliën uit Sierra de Cádiz
olive oils from sierra de segura|Olijfoliën uit Sierra de Segura
olive oils from sierra del moncayo|Olijfoliën uit Sierra del Moncayo
olive oils from sierra mágina|Olijfoliën uit Sierra Mágina
olive oils from sitia lasithiou kritis|Olijfoliën uit Sitia Lasithiou Kritis
olive oils from siurana|Olijfoliën uit Siurana
olive oils from spain|Olijfoliën uit Spanje
olive oils from tergeste|Olijfoliën uit Tergeste
olive oils from terra alta|Olijfoliën uit Terra Alta
olive oils from terra d otranto|Olijfoliën uit Terra d'Otranto
olive oils from terra di bari|Olijfoliën uit Terra di Bari
olive oils from terre aurunche|Olijfoliën uit Terre Aurunche
olive oils from terre di siena|Olijfoliën uit Terre di Siena
olive oils from terre tarentine|Olijfoliën uit Terre Tarentine
olive oils from thassos|Olijfoliën uit Thassos
olive oils from toscano|Olijfoliën uit Toscano
olive oils from trás os montes|Olijfoliën uit Trás-os-Montes
olive oils from tuscia|Olijfoliën uit Tuscia
olive oils from umbria|Olijfoliën uit Umbria
olive oils from val di mazara|Olijfoliën uit Val di Mazara
olive oils from valdemone|Olijfoliën uit Valdemone
olive oils from valle del belice|Olijfoliën uit Valle del Belice
olive oils from valli trapanesi|Olijfoliën uit Valli Trapanesi
olive oils from veneto|Olijfoliën uit Veneto
olive oils from veneto del grappa|Olijfoliën uit Veneto del Grappa
olive oils from veneto euganei e berici|Olijfoliën uit Veneto Euganei e Berici
olive oils from veneto valpolicella|Olijfoliën uit Veneto Valpolicella
olive oils from viannos irakliou kritis|Olijfoliën uit Viannos Irakliou Kritis
olive oils from vorios mylopotamos rethymnis kritis|Olijfoliën uit Vorios Mylopotamos Rethymnis Kritis
olive oils from vulture|Olijfoliën uit Vulture
olive oils from zakynthos|Olijfoliën uit Zakynthos
olive pomace oils|Vruchtenpulp-olijfoliën
olive sauces|Sauzen met olijven
olive tree products|Olijven en olijfolie
olives|Olijven
onion chutneys|Uienchutney
onion jams|Uienjams
onion powder|Uienpoeder
onions|Uien
onions and their products|Ui en afgeleide producten
oolong teas|Oolong theeën
orange based beverages|Sinaasappeldranken
orange blossom|Oranjebloesem
orange blossom honeys|Sinaasappelbloesemhoningen
orange jams|Sinaasappeljams
orange juices|Sinaasappelsappen
orange marmalades|Sinaasappelmarmelades
orange nectars|Sinaasappelnectars
orange soft drinks|Sinas
orange sorbets|Sinaasappelsorbets
orange syrups|Sinaasappelsiropen
oranges|Sinaasappels
organic beers|Biologische bieren
organic semi skimmed milks|Biologische halfvolle melken
orgeat syrups|Amandelsiropen
ossetra caviar|Ossetra kaviaar
oval pizzas|Ovale pizzas
oyster mushrooms|Oesterzwammen
oyster sauces|Oestersauzen
oysters|Oesters
paddy straw mushrooms|Tropische beurszwammen
paella|Paellas
pains de campagne|Boerenbroden
palm oils|Palmoliën
palmiers|Krakelingen
panettone|Panettones
paninis|Panini
papadum|Pappadums
papaya jams|Papayajams
papayas|Papajas
paprika|Paprikapoeder
paprika crisps|Paprikachips
parboiled rices|Parboiled rijst
parma ham|Parmahammen
parmesan|Parmezaan
parmigiano reggiano|Parmigiano-Reggiano
parsley|Peterselie
parsnip crisps|Pastinaakchips
passion fruit jellies|Passievruchtgeleien
passion fruit nectars|Passievruchtnectars
passion fruit sorbets|Passievruchtsorbets
passion fruits|Passievruchten
pasta dishes|Pastaschotels
pasta gratin|Pasta ovenschotel
pasta salads|Pastasalades
pasta sauces|Pastasauzen
pasteurised milk munsters|Gepasteuriseerde Munster
pasteurised milks|Gepasteuriseerde melken
pasteurized butters|Gepasteuriseerde roomboters
pasteurized cheeses|Gepasteuriseerde kazen
pastries|Gebak
pastry helpers|Banketbakkerhulpmiddelen
peach applesauce|Perzik appelcompotes
peach flavored iced teas|Perziken Ice Teas
peach jams|Perzikenjams
peach juices|Perzikensappen
peach nectars|Perzikennectars
peach pastes|Perzikenpastas
peach soy yogurts|Perzikensojayoghurts
peach syrups|Perzikensiropen
peach yogurts|Perzikenyoghurt
peaches|Perziken
peaches in syrup|Perziken op siroop
peanut bars|Pindarepen
peanut butters|Pindakaas
peanut oils|Pindaoliën
peanut sauces|Pindasauzen
peanuts|Pinda's
peanuts turrón|Pindanturrón
pear applesauces|Peer appelcompotes
pear jams|Perenjams
pear juices|Perensappen
pear nectars|Perennectars
pear pies|Peertaarten
pear sorbets|Perensorbets
pear yogurts|Perenyoghurt
pearl millet|Parelgierst
pears|Peren
pears in syrup|Peren op siroop
peas|Erwten
pecan nuts|Pecannoten
pecan oils|Pecanoliën
pecan pies|Pecantaarten
pecorino romano|Pecorino Romano
peeled tomatoes|Geschilde tomaten
pennyroyal|Polei
pepper sauces|Pepersauzen
peppercorns|Peperkorrels
peppermint|Pepermunt
pepperoni pizzas|Pepperoninpizza
peppers|Pepers
perforate st john s wort|Sint-janskruid
pestos|Pestosauzen
pet food|Dierenvoer
petit beurre|Petit Beurre
petit beurres|Boterbiscuits
pickled beets|Ingemaakte rode bieten
pickled caper berries|Kappertjes
pickled capers|Kapperappeltjes
pickled carrots|Ingemaakte wortels
pickled cucumbers|Ingemaakte komkommer
pickled garlic|Ingemaakte knoflook
pickled gherkins|Zure Augurken
pickled herring|Zure haring
pickled lupin beans|Ingemaakte lupine
pickled onions|Ingemaakte uien
pickled peppers|Ingemaakte pepertjes
pickled vegetables|Ingelegde groenten
pickles|Tafelzuren
pie dough|Taartdegen
piel de sapo melons|Piel de Sapo meloenen
pies|Taarten
pigeon|Duifvlezen
pigeon peas|Duivenerwten
pike quenelles|Snoekquenelles
pine nut oils|Pijnboompitoliën
pine nuts|Pijnboompitten
pineapple|Ananassen
pineapple in juice|Ananas op sap
pineapple in syrup|Ananas op siroop
pineapple jams|Ananasjams
pineapple juices|Ananassappen
pineapple nectars|Ananasnectars
pineapple syrups|Ananassiropen
pineapple yogurts|Ananasyoghurt
pink ciders|Roséciders
pink grapefruit juices|Roze grapefruitsappen
pink peppers|Roze pepers
pinto beans|Pintobonen
pistachio butters|Pistachenotenpasta's
pistachio ice cream tubs|Pistacheroomijs
pistachio oils|Pistacheoliën
pistachios|Pistachenoten
pitas|Pittabroden
pitayas|Pitajas
pitted dates|Ontpitte dadels
pitted marinated green olives|Ontpitte gemarineerde groene olijven
pitted olives|Ontpitte olijven
pizza dough|Pizzadeeg
pizza sauces|Pizzasauzen
pizza with ham and cheese|Ham-kaas pizzas
pizzas|Pizza’s
pizzas pies and quiches|Pizza’s, hartige taarten en quiches
plain soy yogurts|Naturel sojayoghurts
plain yogurts|Natuurlijke yoghurt
plant based beverages|Plantaardige dranken
plant based creams|Plantaardige romen
plant based creams for cooking|Plantaardige kookromen
plant based ice cream bars|Plantaardige ijsjes
plant based ice cream cones|Plantaardige ijshoorntjes
plant based ice cream sandwiches|Plantaardige ijswafels
plant based ice cream tubs|Plantaardig roomijs
plant based ice creams|Plantaardig IJs
plant based meals|Plantaardige kant-en-klaarmaaltijden
plant based milk alternatives|Plantaardige dranken
plant based mixed pickles|Ingemaakte gemengde groenten
plant based pickles|Plantaardige zoetzuren
plant based pâtés|Plantaardige smeerworsten
plant based spreads|Plantaardige smeerbare producten
plant milks|Plantaardige dranken
plantain bananas|Bakbananen
platerines|Wilde perziken
plum jams|Pruimenjams
plum juices|Pruimensappen
plum pastes|Pruimenpastas
plum sorbets|Pruimensorbets
plum yogurts|Pruimenyoghurt
plums|Pruimen
polish cheeses|Poolse kazen
polish vodkas|Poolse wodkas
pollens|Pollen
pollock fillets|Koolvisfilets
pollocks|Heek
pomegranate juices|Granaatappelsappen
pomegranate nectars|Granaatappelnectars
pomegranates|Granaatappels
pomelos|Grapefruits
pont l évêque|Pont-l'Évêque
poppyseed oils|Maanzaadoliën
porcini mushrooms|Gewoon eekhoorntjesbrood
pork|Varken
pork belly|Varkensbuik
pork liver sausages|Varkensleverworsten
pork meals|Varkensvleesmaaltijden
pork nems|Varkensloempias
pork ribs|Varkenskarbonade
porridge|Pappen
portuguese cheeses|Portugese kazen
potato crisps|Aardappelchips
potato crisps in olive oil|Aardappelchips gebakken in olijfolie
potato crisps in sunflower oil|Aardappelchips gebakken in zonnebloemolie
potato dishes|Aardappelgerechten
potato flours|Aardappelmelen
potato gnocchi|Aardappelgnocchi
potato gratin|Aardappelovenschotels
potato preparations|Aardappelbereidingen
potato salads|Aardappelsalade
potatoes|Aardappelen
potted aromatic plants|Aromatische planten in pot
potted basil|Basilicums in pot
potted chives|Biesloken in pot
potted coriander|Korianders in pot
potted meats|Potjesvlezen
potted mint|Muntplanten in pot
potted oregano|Oreganoplanten in pot
potted parsley|Peterselieplanten in pot
potted plants|Planten in pot
potted rosemary|Rozemarijnplanten in pot
potted spearmint|Groene muntplanten in pot
potted stevia|Steviaplant
poultries|Gevogelte
poultry broth|Gevogeltebouillon
poultry meals|Gevogelte maaltijden
poultry sandwiches|Gevogelte sandwiches
poultry sausages|Gevogelteworst
poultry terrines|Gevogelte terrines
pound cake|Pondscake
powdered almond milks|Amandeldranken in poedervorm
powdered amaranth milks|Amaranthdranken in poedervorm
powdered cappucino|Cappucinopoeders
powdered cereal milks|Graandranken in poedervorm
powdered chestnut milks|Kastanjedranken in poedervorm
powdered hazelnut milks|Hazelnootdranken in poedervorm
powdered khorasan wheat milks|Kamutdranken in poedervorm
powdered legume milks|Bonendranken in poedervorm
powdered macadamia nut milks|Macadamianootdranken in poedervorm
powdered millet milks|Gierstdranken in poedervorm
powdered nut milks|Notendranken in poedervorm
powdered oat milks|Haverdranken in poedervorm
powdered plant milks|Plantaardige dranken in poedervorm
powdered quinoa milks|Quinoadranken in poedervorm
powdered rice milks|Rijstdranken in poedervorm
powdered saffron|Saffraanpoeders
powdered sesame milks|Sesamdranken in poedervorm
powdered soy milks|Sojadranken in poedervorm
powdered spelt milks|Speltdranken in poedervorm
powdered sugars|Poedersuikers
powdered teff milks|Teffdranken in poedervorm
powdered walnut milks|Walnootdranken in poedervorm
powdered wheat milks|Tarwedranken in poedervorm
prawn cocktail crisps|Garnalenchips
prawns|Gambas
pre baked breads|Voorgebakken broden
precooked rices|Voorgekookte rijsten
preparations made from crabs|Krab-producten
preparations made from fish meat|Visbereidingen
prepared couscous|Kant-en-klaar couscous
prepared lasagne|Kant-en-klaar lasagnas
prepared lentils|Kant-en-klaar linzen
prepared meats|Vleeswaren
prepared meats with less salt|Vleeswaren met minder zout
prepared salads|Opgemaakte salades
prepared vegetables|Kant-en-klaar groenten
pretzel|Pretzels
processed cheese|Smeltkazen
processed cheeses|Smeltkaas
products sold before year 2000|Producten verkocht voor 2000
products sold in the 1950s|Producten verkocht in de jaren 50
products sold in the 1960s|Producten verkocht in de jaren 60
products sold in the 1970s|Producten verkocht in de jaren 70
products sold in the 1980s|Producten verkocht in de jaren 80
products sold in the 1990s|Producten verkocht i de jaren 90
products with reduced salt|Producten met minder zout
products without gluten|Glutenvrije producten
proso millet|Gierst
protein bars|Proteinerepen
protein energy bars|Proteïne energierepen
protein powders|Proteinepoeders
protein shakes|Proteineshakes
provençale mustards|Provencaalse mosterds
provençale sauces|Provencaalse sauzen
prune juice|Pruimedantensappen
prune yogurts|Gedroogde pruimenyoghurt
prunes|Gedroogde pruimen
puff pastry meals|Kant-en-klaar maaltijden met bladerdeeg
puff pastry sheets|Bladerdeegbladen
puffed barley|Gepofte gerst
puffed buckwheat|Gepofte boekweit
puffed cereal cakes|Graanwafels
puffed cereal milk chocolates|Melkchocola met granen
puffed cereals|Gepofte ontbijtgranen
puffed corn cakes|Maiswafels
puffed corn cakes with black chocolate|Maiswafels met pure chocolade
puffed corn cakes with milk chocolate|Maiswafels met melkchocolade
puffed grains|Gepofte granen
puffed khorasan wheat|Gepofte Khorosan
puffed khorasan wheat cakes|Kamutwafels
puffed legumes|Gepofte peulvruchten
puffed lentil cakes|Linzenwafels
puffed millet|Gepofte gierst
puffed multigrain cakes|Meergranen wafels
puffed oat|Gepofte haver
puffed oat cakes|Haverwafels
puffed pulse cakes|Peulvruchtenwafels
puffed quinoa|Gepofte quinoa
puffed rice|Gepofte rijst
puffed rice cakes|Rijstwafels
puffed rice cakes with black chocolate|Pure chocolade rijstwafels
puffed rice cakes with milk chocolate|Melkchocolade rijstwafels
puffed rice cakes with white chocolate|Witte chocolade rijstwafels
puffed rye|Gepofte rogge
puffed salty snacks|Gepofte zoutjes
puffed soybeans|Gepofte sojabonen
puffed spelt|Gepofte spelt
puffed spelt cakes|Speltwafels
puffed wheat|Gepofte tarwe
puffed wheat cakes|Tarwewafels
puffed wholegrain rice cakes|Volkoren rijstwafels
pulses|Gedroogde peulvruchten
pumpernickel|Pompernikkel
pumpkin and squash plant products|Pompoenproducten
pumpkin jams|Pompoenjams
pumpkin pies|Pompoentaarten
pumpkin seed butters|Pompoenzaadpuree
pumpkin seed oils|Pompoenzaadoliën
pumpkin seeds|Pompoenpitten
pumpkin seeds and their products|Pompoenzaden en afgeleiden
pumpkin soups|Pompoensoepen
pumpkins|Pompoenen
pumpkins and their products|Pompoen en afgeleide producten
pure butter brioche|Roomboterbrioche
purple asparagus|Violette asperges
purées|Puree
pálinka|Palinka
quadruple beer|Quadrupel bieren
quail eggs|Kwartelei
quark with 20 fat in dry mass|Kwarks met 20% vetgehalte
quarks|Kwark
quartered champignon mushrooms|Gevierendeelde Champignons
quince cheeses|Kweepeerpastas
quince jellies|Kweepeergeleien
quinces|Kweeperen
quinoa crisps|Quinoa chips
quinoa dishes|Quinoaschotels
quinoa flakes|Quinoavlokken
quinoa flours|Quinoamelen
quinoa milks|Quinoamelken
quinoa syrups|Quinoastropen
rabbit food|Voer voor konijnen
rabbit meat|Konijn
rabbit pâtés|Konijnpaté
radishes|Radijs
raisin cookies|Rozijnenkoekjes
raisins|Rozijnen
raisins of corinth|Krenten
rapeseed oils|Koolzaadolie
ras el hanout|Ras el hanoet
raspberries|Frambozen
raspberry applesauces|Frambozen-appelcompotes
raspberry cheesecakes|Frambozencheesecakes
raspberry coulis|Frambozencoulis
raspberry honeys|Frambozenbloesemhoningen
raspberry jams|Frambozenjam
raspberry jellies|Frambozengeleien
raspberry pies|Frambozentaarten
raspberry sorbets|Frambozensorbets
raspberry syrups|Frambozensiropen
raspberry tartlets|Frambozentaartjes
raspberry yogurts|Frambozenyoghurt
ratatouille|Ratatouilles
ravioli with porcini mushrooms|Eekhoorntjesbroodraviolis
ravioli with vegetables|Groenteraviolis
raw milks|Rauwe melken
red banana|Rode bananen
red beans|Rode bonen
red bell peppers|Rode paprikas
red cabbage|Rode kolen
red curry pastes|Rode currypastas
red delicious apples|Red Delicious appels
red fruit teas|Rode vruchtentheeën
red lentils|Rode linzen
red pestos|Rode pestosauzen
red pine mushrooms|Oranjegroenen melkzwammen
red ports|Rode porten
red quinoa|Rode quinoa
red radishes|Rode radijzen
red rices|Rode rijsten
red wine vinegars|Rode wijnazijnen
red wines|Rode wijnen
redcurrants|Aalbessen
redcurrants jams|Aalbessenjams
redcurrants jellies|Aalbessengeleien
refined olive oils|Graffineerde olijfoliën
refrigerated creamy puddings|Bevroren dessertroom
refrigerated falafel|Gekoelde falafel
refrigerated meals|Gekoelde maaltijden
refrigerated soups|Gekoelde soepen
refrigerated squeezed apple juices|Gekoelde geperste appelsappen
refrigerated squeezed juices|Gekoelde verse vruchtensappen
refrigerated squeezed multifruit juices|Gekoelde Verse Multivruchtensappen
refrigerated squeezed orange juices|Gekoelde verse sinaasappelsappen
refrigerated squeezed pineapple juices|Verse Ananassappen
refrigerated squeezed tangerine juices|Gekoelde geperste mandarijnensappen
refrigerated vegetable soups|Gekoelde groentesoepen
regina pizza|Ham-kaas-champignon pizza
reheatable soups|Opwarmbare soepen
reptile food|Voer voor reptielen
rhubarb applesauces|Rhabarber appelcompotes
rhubarb compotes|Rabarbercompotes
rhubarb jams|Rabarberjams
rhubarbs|Rabarber
ribwort plantain|Smalle weegbree
rice based creams for cooking|Plantaardige rijstcremes
rice bran oils|Rijstoliën
rice brans|Rijstzemelen
rice chocolates|Chocola met gepofte rijst
rice desserts|Rijstdesserts
rice dishes|Rijstschotels
rice flakes|Rijstvlokken
rice flours|Rijstmelen
rice milk chocolates|Chocolade-rijstmelk
rice milks|Rijstdranken
rice pasta|Rijstpastas
rice puddings|Rijstpap
rice salads|Rijstsalade
rice semolinas|Rijstgriesmelen
rice starch|Rijstzetmelen
rice syrups|Bruine rijststropen
rice vermicelli|Rijstvermicellis
rice vinegars|Rijstazijnen
rices|Rijst
rices for paella|Paellarijst
rices for risotto|Risottorijsten
roast chicken|Gegrilde kip
roasted cashew nuts|Geroosterde cashewnoten
roasted chicken and thyme crisps|Geroosterde kip met tijm chips
roasted coffee beans|Geroosterde koffiebonen
roasted green teas|Geroosterde groene theeën
roasted hazelnuts|Gebrande hazelnoten
roasted hazelnuts with skin|Gebrande hazelnoten met velletje
roasted japanese green teas|Geroosterde Japanse groene theeën
roasted nuts|Geroosterde noten
roasted peanuts|Gebrande pinda's
roasted pistachios|Geroosterde pistachenootjes
roasted pumpkin seeds|Geroosterde pompoenpitten
roasted shelled pumpkin seeds|Geroosterde gepelde pompoenpitten
roasted shelled sunflower seeds|Geroosterde gepelde zonnebloempitten
roasted sunflower seeds|Geroosterde zonnebloempitten
roasted unshelled pumpkin seeds|Ongepelde geroosterde pompoenpitten
roasted unshelled sunflower seeds|Geroosterde ongepelde zonnebloempitten
rock candies|Kandijsuikers
rock teas|Rock theeën
rocket|Rucola
rolled flakes|Platte vlokken
rolled oats|Havermoutvlokken
rolled spelt flakes|Speltvlokken
rolled wheat flakes|Graanvlokken
rollmops|Rolmops
romaine lettuce|Romaine
roman chamomile|Roomse Kamille
roquefort sauces|Roquefortsauzen
rose hip|Rozebottel
rose petal preserves|Rozeblaadjesjams
rose syrups|Rozensiropen
rosehip jams|Rozenbotteljam
roselle|Roelle
rosemary|Rozemarijn
rosemary honeys|Rozemarijnhoningen
rosé wines|Rosé wijnen
rough bindweed|Sarsaparilla
royal jelly|Koninginnengelei
rum and raisins ice cream tubs|Rum-rozijnenroomijs
rum baba|Baba au rhum
rusks|Beschuiten
russet apples|Reinette appels
russian vodkas|Russische wodkas
rye|Rogge
rye and wheat breads|Rogge-graanbroden
rye brans|Roggezemelen
rye breads|Roggebroden
rye flakes|Roggevlokken
rye flours|Roggemelen
rye flours type 1740|Roggemelen Type 1740
rye flours type 815|Roggemelen Type 815
rye flours type 997|Roggemelen Type 997
rye groats|Roggegrutten
rye pasta|Roggepastas
saccharin|Saccharine
safflower oils|Saffloeroliën
saffron|Saffraan
saffron threads|Hele Saffraan
sage|Echte salie
sake|Saké
salad dressings|Slasauzen
salads|Salades
salmon carpaccio|Zalmcarpaccio
salmon fillets|Zalmfilet
salmon lasagne|Lasagne met zalm
salmon rillettes|Zalmrillettes
salmon risottos|Zalmrisotto
salmons|Zalm
salmons from farming|Gekweekte zalm
salsas|Salsa’s
salt and malt vinegar crisps|Zout-azijn chips
salt and pepper crisps|Zout en peperchips
salt and vinegar crisps|Zout en azijn chips
salted almonds|Gezouten amandelen
salted butter caramels|Caramels met gezouten boter
salted butters|Gezouten roomboters
salted chocolates|Chocolade met zout
salted dark chocolates|Pure chocolade met zout
salted margarines|Gezouten margarine
salted milk chocolates|Melkchocola met zout
salted nuts|Gezoute peulvruchten
salted peanuts|Gezouten pinda’s
salted pies|Hartige taarten
salted popcorn|Gezouten popcorn
salted snacks|Zoute snacks
salted spreads|Hartige smeerbare producten
salts|Zouten
salty snacks|Zoute snacks
samosas|Samosa
samourai sauces|Samouraisauzen
sandwiches filled with cold cuts|Vleeswaren sandwiches
sardine fillets|Sardientjesfilets
sardines in oil|Sardientjes op olie
sardines in oil and lemon|Sardientjes op olie en citroen
sardines in olive oil|Sardientjes op olijfolie
sardines in sunflower oil|Sardientjes op zonnebloemolie
sardines in tomato sauce|Sardientjes op tomatensaus
sauces|Sauzen
sauerkrauts|Zuurkool
sausage rolls|Saucijzenbroodjes
sausages|Worsten
sausages from spain|Spaanse worsten
sausages with lentils|Worst met linzen
savory|Bonenkruid
savory mousses|Smeerworsten
savory semolina dishes|Hartige griesmeelschotels
scallions|Lente-ui
scarlet runner beans|Pronkbonen
schnapps|Schapps
scotch bonnet mushrooms|Weidekringzwammen
scotch whisky|Schotse whiskies
sea lettuce seaweeds|Groenwieren
sea salts|Zeezouten
sea spaghetti seaweeds|Riemwieren
seafood|Vis en zeevruchten
seasoned grated carrots|Aangemaakte geraspte wortels
seaweed products|Producten op basis van algen
seaweeds and their products|Algen
seedless grapes|Pitloze druiven
seeds|Zaden
seitan|Seitans
semi polished wheat flours|Half-gepolijst tarwemeel
semi preserved foods|Half geconserveerde producten
semi ripe olives|Halfrijpe olijven
semi skimmed milks|Halfvolle melk
semolina puddings|Griesmeelpuddings
sencha teas|Sencha
senseo compatible coffee capsules|Senseo-compatibele koffiecapsules
serrano ham|Serranoham
sesame|Sesamzaden
sesame halva|Sesamzaad-halva
sesame milks|Sesamzaaddranken
sesame oils|Sesamolie
shallots|Sjalotjes
shea butter|Kariteboters
sheep milk yogurts|Schapenyoghurts
sheep milks|Schapenmelk
sheep s milk cheeses|Schapenkazen
shelled almonds|Gepelde amandelen
shelled brazil nuts|Gepelde paranoten
shelled chestnuts|Gepelde kastanjes
shelled hazelnuts|Gepelde hazelnoten
shelled hazelnuts with skin|Gepelde rauwe hazelnoten met velletje
shelled macadamia nuts|Gepelde macadamia's
shelled nuts|Gepelde noten
shelled pecan nuts|Gepelde pecannoten
shelled pine nuts|Gepelde pijnboompitten
shelled pistachios|Gepelde pistachenoten
shelled pumpkin seeds|Gepelde pompoenpitten
shelled sunflower seeds|Gepelde zonnebloempitten
shepherd s pie|Shepherd's pie
shiitake mushrooms|Shiitakes
short grain rices|Korrelrijst
shortbread|Zandkoekjes
shortbread cookies|Zandkoekjes
shoumei teas|Shou Mei theeën
shrimps|Garnalen
shrimps tails|Garnaalstaarten
sicilian sauces|Siciliaanse sauzen
simple syrups|Basissiropen
skimmed milks|Magere melk
skipjack tuna|Echte bonito
sliced bacon|Ham in plakjes
sliced breads|Gesneden brood
sliced breads without crust|Korsteloze broden
sliced champignon mushrooms|Gesneden champignons
sliced cheeses|Kazen in plakjes
slovakian cheeses|Slowaakse kazen
slovenian cheeses|Sloveense kazen
small brioches|Kleine brioches
small cucumbers|Kleine komkommers
small leaved lime|Winterlinde
smoked bacon|Gerookte spek
smoked bacon lardons|Gerookte hamspekjes
smoked cheeses|Gerookte kazen
smoked fishes|Gerookte vis
smoked herrings|Gerookte haring
smoked lardons|Gerookte spekjes
smoked mackerels|Gerookte makreel
smoked salmons|Gerookte zalm
smoked salmons from farming|Gerookte kweekzalm
smoked sausages|Rookworsten
smoked trouts|Gerookte forel
smoked tunas|Gerookte tonijn
snacks and desserts for babies|Snacks en toetjes voor babies
snails|Slakken
snails from burgundy|Slakken uit Bourgondië
snails preparations|Producten met slakken
sodas|Frisdranken
sodas with exotic fruits|Exotische vruchtenfrisdranken
sodium cyclamate|Natriumcyclamaat
sofritos|Sofrito
soft cheese with a natural rind|Zachte kazen met natuurlijke korst
soft cheeses|Zachte kazen
soft cheeses with bloomy rind|Witschimmelkazen
soft cheeses with washed rind|Zachte gewassen korstkazen
soft drinks|Frisdranken
soft wheat semolinas|Zachte tarwegriesmelen
sorbets|Sorbets
sorghum flours|Sorghummelen
soups|Soepen
soups for babies|Babysoepen
sour cream and sweet chilli crisps|Zure room en chili chips
sour creams|Zure romen
sourdough bread|Zuurdesembrood
soy based creams for cooking|Plantaardige sojaromen
soy based drinks|Sojadranken
soy beans|Soja
soy desserts|Sojadesserts
soy flakes|Sojavlokken
soy milk yogurts|Sojayoghurts
soy milks|Sojadranken
soy sauces|Sojasauzen
soy yogurts|Sojayoghurt
soybean butters|Sojaboonpastas
soybean flours|Sojaboonmelen
soybean oils|Sojaolie
spaghetti|Spaghettis
spaghetti squashes|Spaghettipompoenen
spanish cheeses|Spaanse kazen
spanish meat products|Spaanse vleesproducten
spanish omelettes|Spaanse tortillas
sparkling ciders|Mousserende ciders
sparkling wines|Mousserende wijnen
spearmint|Groene munt
special breads|Speciale broden
speculoos cheesecakes|Speculooscheesecakes
speculoos spreads|Speculoospasta
spelt based creams for cooking|Plantaardige speltromen
spelt brans|Speltzemelen
spelt flours|Speltmelen
spelt flours type 1050|Speltmeel type 1050
spelt milks|Speltdranken
spelt pastas|Speltpastas
spelt rusks|Speltbeschuiten
spelt syrups|Speltstropen
spice mix|Specerijenmengelingen
spices|Specerijen
spinachs|Spinazie
sponge biscuits|Lange vingers
sports drinks|Sportdranken
spreadable fats|Smeerbare vetten
spreads|Smeersels
spring rolls|Verse loempias
spring waters|Bronwater
sprits|Spritsen
sprits biscuits|Sprits
sprouts|Kiemen
squashes|Pompoenen
squeezed blueberry juices|Geperste blauwe bessensappen
squeezed grape juices|Pure Druivensappen
squeezed juices|Versgeperste sappen
squeezed multifruit juices|Verse Multivruchtensappen
squeezed orange juices|Versgeperste sinaasappelsappen
squeezed pear juices|Verse perensappen
squeezed pineapple juices|Vers geperste ananassappen
squeezed plum juices|Verse pruimensappen
squeezed pomegranate juices|Verse granaatappelsappen
squeezed tangerine juices|Vers geperste mandarijnensappen
squid|Pijlinktvis
squirty creams|Slagroomflessen
star anise|Steranijsthee
starches|Zetmelen
stevia and their products|Stevia
stevia leaves|Steviabladeren
steviol glycosides|Steviol glycosiden
stirred yogurts|Roeryoghurts
stone ground flours|Steengemalen melen
stouts|Stout
strained tomatoes|Gezeefde tomaten
strasbourg sausages|Worst uit Straatsburg
strawberries|Aardbeien
strawberry and blueberry compotes|Aardbeien-bosbessencompotes
strawberry applesauces|Aardbeien-appelcompotes
strawberry biscuits|Aardbeienbiscuits
strawberry cheesecakes|Aardbeiencheesecakes
strawberry compotes|Aardbeiencompotes
strawberry ice cream tubs|Aardbeienroomijs
strawberry jams|Aardbeienjam
strawberry juice|Aardbeiensappen
strawberry nectars|Aardbeiennectar
strawberry pies|Aardbeientaart
strawberry sorbets|Aardbeiensorbets
strawberry soy yogurts|Aardbeiensojayoghurts
strawberry syrups|Aardbeiensiropen
strawberry tartlets|Aardbeientaartjes
strawberry yogurts|Aardbeienyoghurts
stretched curd cheeses|Geknede kazen
strong beers|Sterke bieren
strudels|Strudel
stuffed olives|Gevulde olijven
stuffed pastas|Gevulde pasta
stuffed peppers|Gevulde paprikas
stuffed vine leaves|Gevulde wijnbladeren
stuffed wafers|Gevulde wafeltjes
stuffed waffles|Gevulde wafels
sugar coated almonds|Suikeramandelen
sugar coated pinenuts|Suikerpijnboompitten
sugar free chewing gum|Suikervrije kauwgom
sugar free flavoured syrups|Suikervrije gearomatiseerde siropen
sugar substitutes|Suikervervangers
sugared crêpes|Zoete pannenkoeken
sugared popcorn|Zoete popcorn
sugars|Suiker
sultana raisins|Sultanas
sumac|Sumak
summer savory|Eenjarig bonenkruid
summer truffles|Zomertruffels
sunflower honeys|Zonnebloemhoningen
sunflower oil mayonnaises|Mayonnaises op basis van zonnebloemolie
sunflower oils|Zonnebloemolie
sunflower seed butters|Zonnebloemzaadpuree
sunflower seeds|Zonnebloempitten
sunflower seeds and their products|Zonnebloempitten en afgeleiden
surinam rices|Surinaamse rijsten
sushi rice|Sushirijsten
sushis and makis|Sushi en maki
sweet and sour sauces|Zoetzuursauzen
sweet apples|Zoete appels
sweet ciders|Zoete ciders
sweet corn|Suikermaïs
sweet fritters|Zoete gefrituurde producten
sweet mousses|Mousses met suiker
sweet mustards|Zoete mosterds
sweet pastries and pies|Zoet gebak en taarten
sweet peppers|Paprikas
sweet pies|Zoeten taarten
sweet potato crisps|Zoete aardappelchips
sweet potatoes|Zoete aardappelen
sweet snacks|Zoete snacks
sweet spreads|Zoete smeerpastas
sweet wines|Zoete wijnen
sweetened natural soy milks|Gezoete sojadranken
sweetened yogurts|Yoghurts met suiker
sweeteners|Suiker en zoetstoffen
swiss chocolates|Zwitserse chocolades
swiss eaux de vie|Zwitserse eau-de-vies
swiss gruyères|Zwitserse Gruyère
syrups|Siropen
syrups with fruits|Vruchtensiropen
sénia rices|Séniarijsten
tabbouleh|Tabouleh
tabbouleh with fresh vegetables|Tabouleh met Groenten
tabbouleh with olive oil|Tabouleh met Olijfolie
tabbouleh with tomatoes|Taboulehs met Tomaten
table salts|Keukenzouten
table waters|Tafelwaters
tabletop sweeteners|Tafelzoetstoffen
taboulehs|Tabouleh
tagliatelle|Tagliatelles
tahibonet rices|Tahibonetrijsten
tahini|Sesampastas
tamaris|Tamari sojasauzen
tangerine juices|Mandarijnensappen
tangerine nectars|Mandarijnennectars
tapenades|Tapenades
tarragon|Dragon
tartare sauces|Tartaarsaus
tartlets|Taartjes
tassimo compatible coffee capsules|Tassimo-compatibele Koffiecapsules
tea bags|Theezakjes
tea based beverages|Dranken op basis van thee
tea seed oils|Theeplantoliën
teas|Theeën
teas with bergamot|Bergamottheeën
teff flakes|Teffvlokken
teff flours|Teffmelen
teff milks|Teffdranken
tennessee whiskey|Tennessee whiskeys
tequilas|Tequilas
teriyaki sauces|Teriyakisauzen
textured vegetable protein|Gestructureerde groenteproteines
thermised milk cheeses|Gethermiseerde kaas
thibarine|Thibarines
thickeners|Bindmiddelen
three cheese pizza|Drie kazenpizzas
thuringian sausages|Worst uit Thüringen
thyme|Thijm
thyme honeys|Tijmhoning
thyme tea bags|Thijm in theezakjes
tigernut milks|Aardamandeldranken
tinned mackerels|Makreel in blik/pot
toasted bread rolls|Zweedse toasts
toasted sesame|Geroosterde sesamzaden
toaster pastries|Pop tarts
tomato jams|Tomatenjams
tomato juices|Tomatensappen
tomato ketchup|Tomatenketchup
tomato mustards|Tomatenmosterds
tomato pastes|Tomatenpastas
tomato pulps|Tomatenpulp
tomato purées|Tomatenpurees
tomato sauces|Tomatensauzen
tomato soups|Tomatensoepen
tomatoes|Tomaten
tomatoes and their products|Tomaten en afgeleide producten
tonic water|Tonics
toppings|Garnering
torrefacto coffees|Gebrande koffies
tortellini|Tortellinis
tortilla chips|Tortillachips
toulouse sausages|Worsten uit Toulouse
traditional balsamic vinegar of modena|Traditionele balsamico azijn uit Modena
traditional balsamic vinegars|Traditionele balsamico azijn
traditional ciders|Traditionele ciders
tripe|Pens
tripe dishes|Pensproducten
triple beer|Tripel bieren
tropezian pies|Tropézienne taart
tropical fruit jams|Jams van tropische vruchten
tropical fruits|Tropisch fruit
tropical fruits soy yogurts|Tropische vruchtensojayoghurts
tropical tunas|Tropische tonijn
trouts|Forel
truffles|Truffels
tula gingerbread|Tula-ontbijtkoeken
tuna chunks|Tonijnstukjes
tuna fillets|Tonijnfilets
tuna in brine|Tonijn op water
tuna in olive oil|Tonijn op olijfolie
tuna lasagna|Tonijnlasagna
tuna pizzas|Tonijnpizzas
tuna rillettes|Tonijnrillettes
tuna salad|Tonijnsalades
tuna sandwiches|Tonijnsandwiches
tunas|Tonijn
tunas in oil|Tonijn op olie
tunas in sunflower oil|Tonijn op zonnebloemolie
tunisian eaux de vie|Tunesische eau-de-vies
turkey breasts|Kalkoenborsten
turkey cutlets|Kalkoenkoteletten
turkey fillets|Kalkoenfilets
turkey sandwiches|Kalkoensandwiches
turkey sausages|Kalkoenworst
turkeys|Kalkoen
turmeric|Kurkuma
turmeric powder|Kurkumapoeders
turmeric rhizomes|Kurkumawortels
turnip|Meiraap
uht creams|UHT room
uht milks|UHT-melken
ukrainian vodkas|Ukraïnse wodkas
ulva lactuca seaweeds|Zeesla
umeboshi vinegars|Umeboshi azijnen
uncooked beetroots|Ongekookte rode bieten
uncooked pressed cheeses|Onverhitte geperste kazen
unleavened breads|Matzekrekkers
unpasteurised cheeses|Rauwmelkse kazen
unrefined salts|Ongeraffineerde zouten
unsalted butters|Ongezouten boter
unsalted cashews|Cashewnoten (ongezouten)
unsalted margarines|Ongezouten margarine
unshelled peanuts|Ongepelde pinda's
unshelled pumpkin seeds|Pompoenpitten in de schil
unshelled sunflower seeds|Ongepelde zonnebloempitten
unsweetened flavored waters|Suikervrije waters
unsweetened natural soy milks|Ongezoete sojadranken
valerian|Echte valeriaan
vanilla|Vanille
vanilla cheesecakes|Vanillecheesecakes
vanilla extract|Vanille-extract
vanilla flavored rice pudding|Rijstpudding met vanille
vanilla ice cream bars|Vanille-ijsjes
vanilla ice cream cones|Vanille-ijshoorntjes
vanilla ice cream tubs|Vanille-roomijs
vanilla milks|Melk met vanille
vanilla muffins|Vanillemuffins
vanilla pods|Vanillestokjes
vanilla powder|Vanillepoeder
vanilla rice milks|Vanillerijstdranken
vanilla soy desserts|Sojadesserts met vanille
vanilla soy milks|Vanillesojadranken
vanilla stuffed wafers|Wafeltjes met vanille
vanilla sugars|Vanillesuikers
vanilla teas|Vanilletheeën
vanilla yogurt|Vanilleyoghurts
vanilla yogurts|Vanilleyoghurt
vanillin sugars|Vanillinesuiker
veal meat|Kalfsvlezen
veal meat dishes|Kalfsvleesmaaltijden
vegetable based beverages|Groentedranken
vegetable based foods and beverages|Voedsel en dranken op basis van groenten
vegetable bouillon cubes|Groentebouillonblokjes
vegetable bouillon pots|Groentebouillons in pot
vegetable bouillon powders|Groentebouillonpoeders
vegetable broths|Groentebouillons
vegetable fats|Plantaardige vetten
vegetable gratins|Groente-ovenschotels
vegetable juices|Groentesappen
vegetable lasagne|Groentelasagne
vegetable oils|Plantaardige oliën
vegetable pasta|Groentenpasta
vegetable patties|Groentenschijven
vegetable pickles|Ingemaakte groenten
vegetable pizza|Groentepizza
vegetable risottos|Groenterisotto
vegetable rods|Groentesticks
vegetable salads|Groentesalade
vegetable sandwiches|Rauwe groentensandwiche
vegetable sauces|Groentesauzen
vegetable soups|Groentesoepen
vegetable sweet|Zoete groenten
vegetables|Groenten
vegetables based foods|Groenteproducten
vegetables macedoines|Bereide macedoine groenten
vegetables menus for babies|Babygroentemaaltijden
vegetables pies|Groentetaarten
vegetarian balls|Vegetarische balletjes
vegetarian frankfurt sausages|Vegetarische Frankfurterworstjes
vegetarian hamburgers|Vegetarische hamburgers
vegetarian hot dog sandwiches|Vegetarische hotdogs
vegetarian hot dog sausages|Vegetarische worstjes voor hotdogs
vegetarian lasagne|Vegetarische lasagna
vegetarian nuggets|Vegetarische nuggets
vegetarian olive pâtés|Plantaardige pastas op basis van olijfolie
vegetarian pasta salads|Vegetarische pasta salades
vegetarian patties|Plantaardige steaks voor hamburgers
vegetarian sausages|Vegetarische worstjes
vegetarian tofu pâtés|Plantaardige pastas op basis van tofu
vegetarian vienna sausages|Vegetarische weense worstjes
velvet beans|Fluweelbonen
verbena family|IJzerhard familie
verbena peppermint|Verveine pepermunt
vervains|Verbena
vialone nano rices|Vialone Nanorijsten
vienna bread|Viennoiserie brood
viennoiseries|Croissants en broodjes
vinegars|Azijn
violet mustards|Viooltjesmosterds
violet syrups|Viooltjessiropen
virgin coconut oils|Virgin kokosoliën
virgin olive oils|Olijfolie van eerste persing
vitamins|Vitamines
vodka|Wodkas
wafers|Wafeltjes
waffles|Wafels
wakame seaweeds|Wakame
walnut butters|Walnotenpasta's
walnut kernels|Gepelde walnoten
walnut milks|Walnootdranken
walnut oils|Walnootoliën
walnuts|Walnoten
wasabi pastes|Wasabipastas
watercress|Witte waterkers
watermelon seed oils|Watermeloenzaadoliën
watermelon syrups|Watermeloensiropen
watermelons|Watermeloenen
weight loss tea blends|Afslank thee melanges
weight loss teas|Afslank theeën
welsh whisky|Welshe whiskies
wheat beers|Witbieren
wheat brans|Tarwezemelen
wheat breads|Graanbroden
wheat crumbs|Graanpaneermelen
wheat flatbreads|Graantortillas
wheat flour t110|Volkoren tarwemelen
wheat flour t405|Tarwemeel T405
wheat flour type 150|Volkoren graanmelen
wheat flour type 55 for bread|Witte tarwebloem
wheat flour type 65|Tarwemelen T65
wheat flours|Tarwemelen
wheat germ|Tarwekiemen
wheat germ oils|Tarwekiemoliën
wheat groats|Tarwegrutten
wheat malt flours|Tarwemoutmelen
wheat milks|Tarwedranken
wheat semolinas|Tarwegriesmelen
wheat starch|Tarwezetmelen
wheat syrups|Tarwestropen
wheats|Tarwes
whipped creams|Slagromen
whisky|Whiskey
whisky from lorraine|Lotharingse whiskies
white almond purees|Witte amandelpasta's
white asparagus|Witte asperges
white basmati rices|Witte basmatirijsten
white beans|Witte bonen
white breads|Witte broden
white chocolate biscuits|Witte chocoladebiscuits
white chocolates|Witte chocoladen
white chocolates with hazelnuts|Witte chocola met hazelnoten
white chocolates with sweeteners|Witte chocola met zoetstoffen
white common wheat flours|Gewone witte tarwemelen
white hams|Gekookte ham
white jasmine rices|Witte thaise rijsten
white meat rillettes|Wit vleesriletten
white nettle|Witte dovenetel
white nougat|Witte noga
white peppercorns|Witte peperkorrels
white peppers|Witte pepers
white rices|Witte rijst
white rums|Blanke rums
white tahini|Witte sesampastas
white teas|Witte theeën
white truffles|Witte truffels
white vinegars|Witte azijnen
white wine vinegars|Witte wijnazijnen
white wines|Witte wijnen
whole almond purees|Volkoren amandelpasta's
whole black olives|Zwarte hele olijven
whole cayenne|Hele cayennepepers
whole champignon mushrooms|Hele champignons
whole common wheat flours|Gewone volkoren tarwemelen
whole cumin seeds|Komijnzaden
whole dates|Dadels met pit
whole durm wheat spaghetti|Volkoren durum tarwespaghettis
whole durum wheat pasta|Volkoren durum pasta
whole einkorn wheat flours|Volkoren eenkornmelen
whole fenugreek seeds|Hele fenegriekzaden
whole foies gras|Hele foie gras
whole green olives|Hele groene olijven
whole milk yogurts|Volle yoghurts
whole milks|Volle melk
whole nutmeg|Hele nootmuskaatnoten
whole olives|Hele olijven
whole or semi whole durum wheat farfalle|Volkorenfarfalle
whole or semi whole durum wheat spaghetti|Harde volkorenspaghettis
whole oyster mushrooms|Hele oesterzwammen
whole tunas|Hele tonijn
whole wheat noodles|Volkorennoedels
whole wheat pastas|Volkorenpasta
wholemeal breads|Volkorenbrood
wholemeal rusks|Volkorenbeschuiten
wholemeal sliced breads|Volkorenbrood, gesneden
wild caviars|Wilde kaviaar
wild rice|Wilde rijsten
wild rice flakes|Wilde rijstvlokken
wild smoked salmons|Gerookte wilde zalm
williamine|Williamines
wine based drinks|Dranken op basis van wijn
wine vinegars|Wijnazijnen
wines|Wijnen
wines from america|Amerikaanse wijnen
wines from australia|Australische wijnen
wines from austria|Oostenrijkse wijnen
wines from brazil|Braziliaanse wijnen
wines from california|Californische wijnen
wines from chile|Chileense wijnen
wines from france|Franse wijnen
wines from georgia|Georgische wijnen
wines from germany|Duitse wijnen
wines from greece|Griekse wijnen
wines from hungary|Hongaarse wijnen
wines from italy|Italiaanse wijnen
wines from portugal|Portugese wijnen
wines from spain|Spaanse wijnen
winter barley|Wintergerst
winter savory|Bergbonenkruid
winter truffles|Wintertruffels
worcestershire sauces|Worcestershire saus
yarrow|Duizendblad
yeast|Gist
yeast extract spreads|Gistgebaseerde smeerpastas
yellow curry pastes|Gele Currypastas
yellow onions|Gele uien
yellow sweet peppers|Gele paprikas
yellow teas|Gele theeën
yellowfin tunas|Geelvintonijn
yogurt substitutes|Yoghurtvervangers
yogurts|Yoghurts
yogurts with cereals|Yoghurt met granen
young goudas|Jonge Goudas
zucchini|Courgettes
zucchini soups|Courgettesoep
`;

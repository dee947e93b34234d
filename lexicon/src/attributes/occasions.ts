import { type AttributeRow, inGroup } from './attribute-row.ts';

export const OCCASIONS: readonly AttributeRow[] = [
  ...inGroup('season', [
    {
      id: 'summer',
      also: 'summery, hot weather, hot day, hot days, hot summer, hot girl summer, hot climate, hot climates, hot and humid, sandal season, sandal weather, shorts weather, dress weather, warm weather, heatwave, june, july, august, summertime, midsummer',
      related:
        'sundress 0.8, shorts 0.7, sandals 0.7, linen 0.7, tank-top 0.6, sunglasses 0.5, sun-hat 0.8, short-sleeve 0.3, swimwear 0.4, tiered 0.3, cotton 0.3, muslin 0.5, floral 0.3, sleeveless 0.3, lightweight 0.4',
    },
    {
      id: 'winter',
      also: 'wintry, cold weather, coat weather, snow, freezing, snowy, december, january, february, wintertime, cold days',
      related:
        'coat 0.9, parka 0.8, puffer-jacket 0.8, sweater 0.7, boots 0.6, scarf 0.6, beanie 0.6, gloves 0.6, wool 0.6, cashmere 0.4, wool-coat 0.8, fleece 0.4, snow-boots 0.8, cold-weather-boots 0.6',
    },
    {
      id: 'autumn',
      also: 'fall, autumnal, sweater weather, jacket weather, boot season, boot weather, pumpkin patch, apple picking, transitional weather, september, october, november',
      related:
        'sweater 0.7, cardigan 0.6, ankle-boots 0.6, trench-coat 0.7, denim-jacket 0.5, corduroy 0.6, flannel-shirt 0.6, suede 0.4, long-sleeve 0.2',
    },
    {
      id: 'spring',
      also: 'springtime, april, in may, in march',
      related:
        'trench-coat 0.6, floral 0.6, midi-dress 0.5, cardigan 0.5, denim-jacket 0.5, pastel 0.6, loafers 0.3',
    },
    {
      id: 'rainy',
      also: 'rain, rainy day, wet weather, monsoon',
      related:
        'raincoat 0.9, rain-jacket 0.9, rain-boots 0.9, umbrella 0.7, trench-coat 0.6, waterproof 0.8',
    },
  ]),
  ...inGroup('occasion', [
    {
      id: 'wedding',
      also: 'wedding day',
      related:
        'suit 0.6, midi-dress 0.6, maxi-dress 0.6, evening-gown 0.6, dress-shoes 0.5, heels 0.5, clutch 0.5, tie 0.4',
    },
    {
      id: 'wedding-guest',
      also: 'guest of wedding, wedding guest outfit, attend a wedding, attending a wedding',
      related:
        'midi-dress 0.9, cocktail-dress 0.8, maxi-dress 0.8, wrap-dress 0.7, suit 0.7, slip-dress 0.6, heeled-sandals 0.6, clutch 0.6, floral 0.4, satin 0.4, chiffon 0.4, pocket-square 0.3, drop-earrings 0.3',
    },
    {
      id: 'garden-wedding',
      also: 'garden party, outdoor wedding, summer wedding, spring wedding',
      related:
        'midi-dress 0.9, maxi-dress 0.7, tea-dress 0.7, wrap-dress 0.6, floral 0.8, linen 0.6, chiffon 0.5, pastel 0.6, wedges 0.5, block-heels 0.5, suit 0.4, linen-pants 0.4, wedding-guest 0.6',
    },
    {
      id: 'beach-wedding',
      also: 'destination wedding',
      related:
        'maxi-dress 0.9, sundress 0.6, linen-shirt 0.7, linen-pants 0.7, linen 0.7, sandals 0.6, chiffon 0.5',
    },
    {
      id: 'bridal',
      also: 'bride, bachelorette, hen party, bridal shower',
      related: 'wedding-dress 0.9, white 0.5, lace 0.5, heels 0.4',
    },
    {
      id: 'black-tie-event',
      also: 'black tie wedding, black tie gala, black tie party, black tie attire, black tie outfit, black tie dress code, black tie do, black tie dinner, black tie affair, black tie function, black tie ball, black tie look, black tie event, gala, red carpet, charity ball',
      related:
        'evening-gown 1, tuxedo 1, bow-tie 0.7, dress-shoes 0.6, clutch 0.6, stilettos 0.5, cufflinks 0.5, dinner-jacket 0.8',
    },
    {
      id: 'cocktail',
      also: 'cocktail party, cocktail hour, cocktail attire',
      related:
        'cocktail-dress 1, midi-dress 0.6, blazer 0.5, heels 0.6, clutch 0.6, jumpsuit 0.4, slip-dress 0.5',
    },
    {
      id: 'party',
      also: 'birthday, birthday party, parties, celebration, festive, clubbing, club, nightclub, new years eve, nye',
      related:
        'cocktail-dress 0.8, mini-dress 0.8, sequin 0.7, satin 0.5, heels 0.6, clutch 0.5, jumpsuit 0.5, glitter 0.6, velvet 0.4, camisole 0.5, bodysuit 0.4, wrap-top 0.4',
    },
    {
      id: 'evening',
      also: 'evening wear, eveningwear',
      related:
        'evening-gown 1, cocktail-dress 0.8, slip-dress 0.5, tuxedo 0.6, dinner-jacket 0.6, clutch 0.9, heels 0.7, heeled-sandals 0.6, satin 0.5, sequin 0.5, velvet 0.4',
    },
    {
      id: 'night-out',
      also: 'night out outfit, going out, girls night, girls night out, evening out',
      related:
        'mini-dress 0.8, crop-top 0.6, slip-dress 0.6, heels 0.6, bodysuit 0.5, leather-pants 0.5, clutch 0.4, camisole 0.6, wrap-top 0.4, satin 0.4',
    },
    {
      id: 'date-night',
      also: 'date, hot date, first date, dinner date, romantic dinner, valentines, valentines day',
      related:
        'slip-dress 0.8, wrap-dress 0.7, mini-dress 0.6, midi-dress 0.6, blouse 0.5, heels 0.6, blazer 0.5, satin 0.5, red 0.3, chelsea-boots 0.4, dress-shirt 0.4',
    },
    {
      id: 'office',
      also: 'work, workwear, work wear, business, professional, corporate, for work, smart',
      related:
        'blazer 0.9, dress-pants 0.9, dress-shirt 0.8, blouse 0.8, pencil-skirt 0.8, sheath-dress 0.8, suit 0.7, pumps 0.6, loafers 0.6, dress-shoes 0.6, tote-bag 0.4, briefcase 0.5, oxford-shirt 0.6, shirt-dress 0.4',
    },
    {
      id: 'interview',
      also: 'job interview',
      related:
        'suit 0.9, blazer 0.9, dress-shirt 0.8, dress-pants 0.8, blouse 0.7, pumps 0.6, dress-shoes 0.7, sheath-dress 0.6',
    },
    {
      id: 'formal',
      also: 'formalwear, formal wear, suit and tie event, suit and tie dress code, dressy, special occasion, formal event',
      related:
        'suit 0.8, evening-gown 0.8, dress-shirt 0.6, dress-shoes 0.6, cocktail-dress 0.5, tie 0.4, clutch 0.4',
    },
    {
      id: 'prom',
      also: 'homecoming, quinceanera, debutante, winter formal',
      related: 'evening-gown 1, cocktail-dress 0.6, tuxedo 0.7, sequin 0.5, tulle 0.5, bow-tie 0.5',
    },
    {
      id: 'graduation',
      also: 'commencement, cap and gown',
      related: 'midi-dress 0.7, mini-dress 0.5, suit 0.5, blazer 0.5, white 0.4, heels 0.4',
    },
    {
      id: 'beach',
      also: 'seaside, beach day, beach holiday, pool party, poolside',
      related:
        'swimsuit 0.8, bikini 0.8, swim-trunks 0.8, cover-up 0.8, flip-flops 0.7, sundress 0.6, sun-hat 0.6, beach-bag 0.6, sunglasses 0.5, linen 0.4',
    },
    {
      id: 'vacation',
      also: 'holiday, travel, girls trip, girls weekend, cape cod, resort, cruise, getaway, honeymoon, tropical, safari trip, city break, weekend away',
      related:
        'maxi-dress 0.7, sundress 0.7, shorts 0.5, sandals 0.6, linen-shirt 0.6, linen 0.5, swimwear 0.5, luggage 0.5, weekender 0.6, duffel-bag 0.5, sun-hat 0.5, hawaiian-shirt 0.5',
    },
    {
      id: 'festival',
      also: 'concert, music festival, coachella, rave',
      related:
        'crop-top 0.7, denim-shorts 0.8, fringed 0.6, combat-boots 0.5, kimono 0.5, belt-bag 0.5, graphic-tee 0.4',
    },
    {
      id: 'brunch',
      also: 'sunday brunch, lunch, coffee date, tea party, wine tasting, winery, vineyard',
      related:
        'midi-dress 0.7, sundress 0.6, blouse 0.5, jeans 0.4, loafers 0.3, cardigan 0.4, crossbody-bag 0.3',
    },
    {
      id: 'everyday',
      also: 'every day, daily, casual day, errands, weekend',
      related: 'jeans 0.7, t-shirt 0.7, sneakers 0.7, sweater 0.4, crossbody-bag 0.3',
    },
    {
      id: 'lounge',
      also: 'lounging, at home, stay at home, wfh, work from home, home wear, pajama party, slumber party, sleepover',
      related:
        'sweatpants 0.8, hoodie 0.7, lounge-set 0.9, slippers 0.6, pajamas 0.6, robe 0.5, lounge-pants 0.9',
    },
    {
      id: 'school',
      also: 'back to school, college, campus, university',
      related: 'backpack 0.8, jeans 0.6, hoodie 0.6, sneakers 0.6, polo-shirt 0.4',
    },
    {
      id: 'christmas',
      also: 'xmas, holiday season, holiday party',
      related:
        'christmas-sweater 0.9, velvet 0.6, sequin 0.5, red 0.3, cocktail-dress 0.4, pajamas 0.4',
    },
    { id: 'halloween', also: 'costume, cosplay, fancy dress', related: 'black 0.2, catsuit 0.4' },
    {
      id: 'funeral',
      also: 'memorial, mourning',
      related:
        'black 0.8, suit 0.7, sheath-dress 0.7, midi-dress 0.5, dress-shoes 0.4, wool-coat 0.4',
    },
    {
      id: 'baby-shower',
      also: 'gender reveal',
      related: 'midi-dress 0.7, floral 0.5, pastel 0.6, maternity 0.5',
    },
    {
      id: 'church',
      also: 'sunday best, easter, baptism, christening, bat mitzvah, bar mitzvah, ring bearer',
      related:
        'midi-dress 0.7, blouse 0.5, midi-skirt 0.6, dress-shirt 0.5, pastel 0.4, modest 0.5',
    },
    {
      id: 'races',
      also: 'derby day, derby outfit, derby party, derby look, derby attire, derby hat party, kentucky derby, race day, royal ascot',
      related: 'fascinator 0.9, midi-dress 0.7, sun-hat 0.5, floral 0.5, suit 0.4',
    },
    {
      id: 'ethnic',
      also: 'traditional, indian wear, diwali, eid, sangeet, mehndi',
      related: 'kurta 0.9, sari 0.9, lehenga 0.9, kurta-set 0.9, dupatta 0.6, nehru-jacket 0.5',
    },
    {
      id: 'anniversary',
      also: 'anniversary dinner, fancy dinner, nice dinner, fine dining, restaurant',
      related:
        'slip-dress 0.7, cocktail-dress 0.6, blazer 0.6, dress-shirt 0.5, heels 0.5, silk 0.4',
    },
    {
      id: 'engagement',
      also: 'engagement party, engagement photos, rehearsal dinner, proposal, ring ceremony',
      related: 'midi-dress 0.8, white 0.5, cocktail-dress 0.5, blazer 0.5, satin 0.4, lace 0.3',
    },
    {
      id: 'theatre',
      also: 'theater, opera, ballet performance, museum, gallery opening, art gallery',
      related: 'midi-dress 0.6, blazer 0.6, velvet 0.4, wool-coat 0.5, heels 0.4, clutch 0.4',
    },
    {
      id: 'picnic',
      also: 'barbecue, bbq, cookout, fourth of july, backyard party, farmers market',
      related:
        'sundress 0.9, gingham 0.7, shorts 0.5, denim-shorts 0.5, straw-hat 0.5, sandals 0.5',
    },
    {
      id: 'thanksgiving',
      also: 'family dinner, family gathering, friendsgiving',
      related: 'sweater-dress 0.7, cardigan 0.6, sweater 0.7, corduroy 0.4, ankle-boots 0.5',
    },
    {
      id: 'game-day',
      also: 'tailgate, match day, sports game, stadium, watch party, super bowl party',
      related: 'jersey 0.8, cap 0.6, jeans 0.5, sneakers 0.5, hoodie 0.5, bomber-jacket 0.4',
    },
    {
      id: 'flight',
      also: 'plane, airport, long haul, road trip, airport outfit',
      related: 'sweat-set 0.8, joggers 0.7, sneakers 0.6, hoodie 0.6, cardigan 0.4, backpack 0.4',
    },
    {
      id: 'conference',
      also: 'meeting, presentation, networking event, business trip, client meeting',
      related: 'blazer 0.9, suit 0.7, dress-pants 0.7, blouse 0.6, loafers 0.6, laptop-bag 0.5',
    },
    {
      id: 'gift',
      also: 'birthday gift, present idea, stocking filler, stocking stuffer, stocking stuffers, present for, birthday present, christmas present',
      related: 'scarf 0.4, jewelry 0.5, wallet 0.5, watch 0.4, gloves 0.3, silk-scarf 0.4',
    },
    {
      id: 'carnival',
      also: 'mardi gras, masquerade, burning man, theme party',
      related: 'sequin 0.6, metallic 0.6, feather 0.5, glitter 0.6',
    },
    {
      id: 'haldi',
      also: 'haldi ceremony, mehendi, navratri, garba, puja',
      related: 'yellow 0.5, lehenga 0.8, kurta-set 0.8, anarkali 0.7, sari 0.5, jutti 0.5',
    },
  ]),
];

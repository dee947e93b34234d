import { listOf } from '../words/tokens.ts';

/**
 * Things of several words that are no fashion, though one of the words may name a garment alone:
 * "wine glasses", "fish tank", "jumper cables".
 */
export const OTHER_GOODS_PHRASES: readonly string[] = listOf(`
  luggage tag, luggage scale, luggage rack, luggage strap,
  wine glass, drinking glass, shot glass, champagne glass, beer glass, cocktail glass, magnifying
  glass, hour glass, stained glass, looking glass, martini glass, whiskey glass, pint glass, water
  glass, measuring glass, plate glass, wine glasses, drinking glasses, shot glasses, champagne
  glasses, beer glasses, cocktail glasses, magnifying glasses, hour glasses, stained glasses,
  looking glasses, martini glasses, whiskey glasses, pint glasses, water glasses, measuring
  glasses, plate glasses, fish tank, water tank, gas tank, septic tank, propane tank, oxygen tank,
  storage tank, fuel tank, scuba tank, reptile tank, bean bag, sleeping   bag, garbage bag, trash
  bag, tea bag, vacuum bag, grocery bag, punching bag, air bag, ziploc   bag, freezer bag, sand
  bag, body shop bag, bin bag, poop bag, compost bag, plastic bag, ice bag, boxing bag, whoopee
  bag, doggy bag, dog food bag, hot water bag, bean bag chair, shower cap, gas   cap, bottle cap,
  ice cap, radiator cap, hub cap, lens cap, knee cap, end cap, wheel cap, valve   cap, pen cap,
  screw cap, curtain ring, onion ring, napkin ring, piston ring, boxing ring, o   ring, smoke
  ring, gymnastics ring, teething ring, seal ring, light ring, mounting ring, life   jacket, water
  heater jacket, book jacket, straight jacket, dust jacket, record jacket, life   vest,
  bulletproof vest, bullet proof vest, paint coat, primer coat, base coat, clear coat, seal coat,
  powder coat, table runner, carpet runner, stair runner, hallway runner, rug runner, drawer
  runner, road runner, blade runner, oven mitt, baseball mitt, catcher mitt, grill mitt, bath
  mitt, oven glove, latex glove, disposable glove, rubber glove, dishwashing glove, baseball
  glove, boxing glove, goalkeeper glove, nitrile glove, welding glove, batting glove, basketball
  hoop, hula hoop, embroidery hoop, quilting hoop, bike pump, bicycle   pump, breast pump, water
  pump, fuel pump, gas pump, air pump, sump pump, heat pump, insulin   pump, well pump, tire pump,
  pool pump, soap pump, hand pump, golf club, night golf club, book   club, country music club,
  zip tie, cable tie, railroad tie, bread tie, twist tie, plant tie, seat belt, timing belt,
  conveyor belt, fan belt, drive belt, serpentine belt, tool belt, ammo   belt, car seat belt,
  sanding belt, treadmill belt, alternator belt, transmission belt, weight   lifting belt, water
  slide, playground slide, pool water slide, microscope slide, drawer slide, garden slide,
  trombone slide, inflatable slide, presentation slide, photo slide, car boot, ski   boot bag
  boot, wheel boot, ethernet boot, horse boot, walking cast boot, wheel clamp boot, cat   collar,
  flea collar, shock collar, pet collar, puppy collar, horse collar, youtube shorts, movie
  shorts, table top, roof top, counter top, spinning top, stove top, mountain top, desk top, car
  top, cake top, mattress top, law suit, hazmat suit, space suit, beekeeping suit, playing card
  suit, card suit, window dress, salad dress, wall stud, wheel stud, metal stud, lego   stud,
  drywall stud, bike chain, tire chain, snow chain, chainsaw chain, chain saw chain, food   chain,
  supply chain, dog chain, bicycle chain, motorcycle chain, anchor chain, block chain, brake shoe,
  horse shoe, hot camera shoe, car jumper, battery jumper, bungee jumper, bed jumper, car clutch,
  transmission clutch, bread heel, rental flat, studio rental flat, wind   sock, puppet sock, hard
  hat rack hat, bike helmet rack, netflix watch, neighborhood watch, movie   watch, whale watch,
  blood pressure cuff, hand police cuff, archery bow, hunting bow, compound   bow, violin bow,
  cello bow, rubber band, marching band, elastic exercise band, patio umbrella, garden umbrella,
  cocktail umbrella, market umbrella, gas mask, face sheet mask, snorkel mask, cpap mask, clay
  mask, sheet mask, hair   mask, lip mask, welding mask, surgical mask, iphone case, laptop hard
  case, guitar case, suit   carrying case, airpods case, display case, book case, violin case,
  samsung case, car seat cover, seat cover, sofa cover, couch cover, duvet cover, mattress cover,
  grill cover, pool cover, car   cover, chair cover, bike cover, patio furniture cover, book
  cover, album cover, steering wheel   cover, bbq cover, toilet seat cover, barbecue cover, boat
  cover, table cover, outlet cover, pillow cover, drain cover, paper clip, binder clip, video
  clip, movie clip, chip clip, bag clip, sea shell, taco shell, egg shell, nut shell, new jersey,
  tree trunk, elephant trunk, car trunk, storage trunk, legal brief, creative brief, carrier
  cargo, wood scarf joint, white lace curtain, extension cords, power cords, electrical cords,
  bungee cords, usb cords, extension cord, power   cord, electrical cord, bungee cord, usb cord,
  phone cord, christmas stockings, christmas   stocking, permission slip, pay slip, salary slip,
  packing slip, moscow mule, drain clog remover, dog boxer, puppy boxer, bass drum, snare drum,
  metal drum, bow and arrow, clutch kit, heel pad, cat litter, cat food, dog food, dog bed, cat
  bed, dog leash, dog toy, dog bowl, dog crate, car   part, wheel chair, baby bottle, baby
  monitor, baby swing, baby food, baby formula, swing set, play mat, board game, video game,
  playing cards, deck of cards, christmas lights, christmas   tree, christmas ornament, fairy
  lights, string lights, ice cream, ice cube, coffee table, coffee   maker, coffee beans, coffee
  mug, coffee machine, shower gel, shower head, hair dryer, hair   straightener, hair curler,
  curling iron, flat iron, hair spray, hair gel, hair wax, hair brush, hair extension, hair dye,
  face mask skincare, eye liner, eye cream, hand cream, hand soap, hand   sanitizer, nail clipper,
  nail file, nail art, tooth brush, tooth paste, toilet paper, paper   towel, kitchen towel, beach
  towel, bath towel, hand towel, tea towel, bath mat, bath bomb, bath   rug, door mat, door knob,
  door bell, wall art, wall clock, alarm clock, wall paper, wall   sticker, photo album, picture
  frame, photo frame, computer mouse, mouse pad, hard drive, usb   stick, memory card, sd card,
  graphics card, credit card, business card, birthday card, greeting   card, playing card,
  birthday cake, wedding cake, wedding invitation, wedding favor, wedding   decoration, party
  decoration, party supplies, party favor, camping tent, camping chair, camping   stove, camping
  gear, swimming pool, pool float, pool noodle, pool table, tennis racket, tennis   racquet,
  tennis ball, golf ball, golf cart, soccer ball, baseball bat, cricket bat, hockey stick, hockey
  puck, ski pole, ski lift, snow board, snow shovel, snow blower, snow tire, surf board, skate
  board, roller skate, ice skate, bike helmet mount, bike lock, bike rack, roof   rack, car
  battery, car charger, car wash, car tire, car mat, floor mat, floor lamp, desk lamp, table lamp,
  night light, night stand, night table, bed frame, bunk bed, sofa bed, bed spread, air
  conditioner, air fryer, air freshener, air mattress, air purifier, washing machine, sewing
  kit, tool box, tool kit, first aid kit, fire extinguisher, fire pit, fire place, smoke alarm,
  light bulb, lava lamp, power bank, power tool, power drill, garden hose, garden tools, lawn
  mower, lawn chair, leaf blower, pressure washer, water heater, water filter, spark plug, oil
  filter, brake pads, motor oil, engine oil, olive oil, cooking oil, essential oil, baby oil,
  paint brush, paint roller, spray paint, hot glue gun, wood glue, duct tape, measuring tape,
  measuring cup, cutting board, chopping board, ironing board, surf wax, ear plugs, ear pods, air
  pods, ear bud, contact lens, contact lenses, vitamin c, protein shake, protein bar, protein
  powder, fish oil, stuffed animal, action figure, teddy bear toy, rocking chair, rocking horse,
  office chair, gaming chair, high chair, beach chair, deck chair, gaming console, gaming pc,
  gaming mouse, smart tv, smart phone, smart speaker, cell phone, mobile phone, phone charger,
  phone stand, phone grip, screen protector, laptop stand, laptop charger, monitor stand, music
  stand, tv stand, plant stand, plant pot, flower pot, house plant, rose bush, flower bouquet,
  gift basket, gift voucher, picnic basket, picnic blanket, laundry basket, laundry detergent,
  trash can, garbage can, paint can, watering can, vacuum cleaner, window blind, window cleaner,
  glass cleaner, lunch box, shoe box, tissue box, music box, litter box, mail box, jewelry
  cleaner, jewelry organizer, makeup organizer, makeup brush, makeup mirror, make up kit, fabric
  softener, jumper cable, jump starter, coat rack, coat stand, coat hook, hat stand, shoe cabinet,
  shoe organizer, shoe shelf, boot tray, boot scraper, tie dye kit, knitting needle, crochet hook,
  knitting kit, crochet kit, cross stitch kit, embroidery kit, bead kit, leather conditioner,
  leather cleaner, leather repair, suede brush, suede protector, lint roller, fabric shaver, stain
  remover, sneaker cleaner, robot vacuum, dutch oven, pizza oven, rice cooker, pressure cooker,
  slow cooker
`);

import { pluralize } from '../words/pluralize.ts';
import { listOf } from '../words/tokens.ts';

const withPlurals = (list: string): ReadonlySet<string> =>
  new Set(listOf(list).flatMap((noun) => [noun, pluralize(noun)]));

/**
 * Nouns of things that no fashion shop sells: where one is the head of what is looked for and no
 * garment is named, nothing fits, though words before it may name a color or a material.
 */
export const OTHER_GOODS_NOUNS: ReadonlySet<string> = withPlurals(`
  tire, tyre, engine, motor, brake, bumper, windshield, carburetor, radiator, battery, charger, cable,
  plug, adapter, adaptor, fuse, bulb, lightbulb, lamp, lampshade, lantern, chandelier, flashlight,
  candle, candlestick, incense, diffuser, humidifier, dehumidifier, heater, furnace, thermostat, oven,
  stove, microwave, fridge, refrigerator, freezer, dishwasher, toaster, kettle, blender, mixer, juicer,
  grill, fryer, cooker, griddle, wok, skillet, saucepan, pan, pot, cookware, bakeware, spatula, ladle,
  whisk, colander, strainer, corkscrew, peeler, grater, cutlery, fork, spoon, knife, knives, plate,
  bowl, saucer, teapot, mug, tumbler, thermos, coaster, placemat, napkin, tablecloth, dishcloth, sponge,
  mop, broom, dustpan, vacuum, hoover, detergent, soap, shampoo, conditioner, lotion, moisturizer,
  moisturiser, serum, sunscreen, toothpaste, toothbrush, hairbrush, hairdryer, hairspray, floss,
  mouthwash, razor, shaver, tweezers, lipstick, lipgloss, mascara, eyeliner, eyeshadow, concealer,
  highlighter, bronzer, makeup, cosmetic, perfume, cologne, fragrance, deodorant, sheet, bedsheet,
  bedding, duvet, comforter, quilt, pillow, pillowcase, mattress, bed, crib, cradle, futon, sofa, couch,
  armchair, chair, stool, bench, recliner, table, desk, bookcase, bookshelf, shelf, shelves, shelving,
  cabinet, cupboard, drawer, nightstand, rack, hanger, hook, mirror, poster, painting, wallpaper,
  curtain, blinds, rug, carpet, doormat, towel, cushion, blanket, vase, planter, flowerpot, fertilizer,
  lawnmower, mower, shovel, spade, hose, sprinkler, fence, gazebo, tent, tarp, hammock, greenhouse,
  drill, hammer, screwdriver, wrench, pliers, saw, sander, ladder, toolbox, screw, bolt, cement, tile,
  plywood, lumber, pipe, faucet, sink, toilet, bathtub, bidet, laptop, computer, monitor, keyboard,
  printer, scanner, router, modem, webcam, speaker, headphone, headset, airpod, webcams, earphone, earbud, microphone,
  television, tv, projector, playstation, xbox, nintendo, drone, ipad, iphone, smartphone, phone,
  cellphone, telephone, macbook, kindle, software, toner, cartridge, camera, lens, tripod, telescope,
  microscope, binocular, calculator, book, novel, textbook, magazine, newspaper, notebook, pen, pencil,
  crayon, eraser, stapler, scissors, envelope, stationery, paper, whiteboard, toy, puzzle, lego,
  videogame, guitar, piano, violin, drum, trumpet, ukulele, amplifier, dvd, turntable, bicycle, bike,
  scooter, moped, car, truck, tractor, trailer, kayak, canoe, surfboard, dumbbell, barbell, kettlebell,
  treadmill, trampoline, racket, racquet, puck, rifle, gun, ammo, dartboard, stroller, pram, pushchair,
  highchair, diaper, nappy, pacifier, bassinet, playpen, leash, aquarium, terrarium, birdcage, birdseed,
  kennel, hamster, food, grocery, snack, bread, cheese, egg, rice, pasta, noodle, flour, cereal, cookie,
  cupcake, pizza, burger, steak, bacon, sausage, chicken, beef, pork, shrimp, salad, soup, sauce,
  ketchup, mayonnaise, juice, soda, beer, whisky, vodka, vitamin, supplement, medicine, pill, aspirin,
  ibuprofen, thermometer, inhaler, wheelchair, crutches, syringe, house, apartment, insurance, mortgage,
  loan, subscription, clock, padlock, doorbell, doorknob, hinge, gasoline, petrol, firewood, cigarette,
  cigar, vape, ashtray, balloon, invitation, bouquet, rod, spatulas, wheelbarrow, compost, pesticide,
  chainsaw, generator, compressor, forklift, machine, appliance, furniture, utensil, easel, chalkboard,
  pallet, popcorn, peanut, potato, tomato, onion, carrot, spinach, broccoli, stapler, dishes, wheel,
  ticket, voucher, airplane, helicopter, refill, antifreeze, shower, staircase, roof, window, door, kitchen, garage
`);

/** After a garment these make another thing of it: "coat rack", "jumper cables", "shoe polish". */
export const COMPOUND_HEADS: ReadonlySet<string> = withPlurals(`
  rack, hanger, rod, cable, sander, battery, charger, cleaner, polish, brush, hook, dryer, washer,
  steamer, printer, binder, organizer, organiser, protector, stretcher, spray, repair, glue, dye,
  detergent, engine, gun, doorbell, factory, finder, topper, puppet, shelf, shelves, cabinet, drawer,
  storage, machine, cutter, maker, loader, lamp, bulb, mold, display, mannequin, wax, shiner, warmer,
  sharpener, sealer, dispenser, opener, remover, freshener, deodorizer, projector, filter, valve, kit,
  clip art, template, emoji, wallpaper, sticker, cookie, cake, candle, mug, ornament, frame
`);

import { listOf } from '../words/tokens.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** What follows is not wanted. */
export const NEGATORS = setOf(
  'not, no, without, non, except, excluding, minus, never, isnt, arent, dont, doesnt, wont, cant, avoid, avoiding, nothing, hate, wo, exclude',
);
/** What follows is wanted less of than there is. */
export const LESSENERS = setOf('less, fewer');
/** Before "but" they negate. */
export const ANYTHING = setOf('anything, everything, any, all');
/** They carry a negation on to the next phrase. */
export const JOINERS = setOf('or, nor');
/** They may stand between a negator and what it negates. */
export const NEGATION_FILLERS = setOf(
  'a, an, any, the, too, very, so, really, overly, super, that, which, who, in, made, of, with, from, for, to, into, as, want, wants, like, love, need, be, is, are, has, have, having, had, wear, wears, wearing, stand, do, use, get, see, show, give, me, him, her, us, my, look, looks, looking, contain, contains, containing, include, includes, including, handle, tolerate, anything, something, everything, stuff, things, thing, one, ones, all, kind, type, sort, color, colored, colour, coloured, fan, big, more, those, these, much, many, visible, obvious, touch, thanks, thank, you, interested, keen, fond, comfortable, okay, even, your, by, full, whole, entire, proper, complete, front, side, giant, huge, buy, buying, buys, purchase, touch, suggest, recommend, bring',
);
/** From these words on a query speaks of what is wanted again. */
export const TURNS = setOf(
  'but, just, only, please, instead, rather, prefer, though, however, under',
);
/** After these a second garment is company, not what is looked for. */
export const CONTEXT_WORDS = setOf(
  'with, for, under, over, match, matching, on, goes, beneath, underneath, w',
);

/** Words that carry nothing to search for. */
export const STOP_WORDS = setOf(
  'a, an, the, for, with, in, on, of, and, or, nor, to, at, by, from, as, is, are, be, it, its, im, i, my, me, mine, we, our, us, you, your, that, this, these, those, some, any, what, which, who, where, how, can, could, would, should, will, do, does, have, has, had, want, wants, wanted, need, needs, looking, look, looks, like, love, show, find, search, searching, get, give, buy, buying, shop, shopping, please, something, anything, stuff, things, thing, good, nice, best, great, really, very, so, too, just, only, also, but, if, then, than, there, here, wear, wearing, worn, go, goes, going, match, matching, one, ones, pair, pairs, color, colour, colors, colours, colored, coloured, size, sizes, price, priced, prices, gift, gifts, present, someone, person, people, outfit, outfits, clothes, clothing, apparel, item, items, product, products, options, ideas, suggestions, recommend, made, kind, type, etc, w, hi, hello, hey, thanks, style, styled, attend, attending, up, out, new, more, less, thats, theres, whats, ive, id, ill, theyre, youre, am, absolutely, besides, everything, else, was, been, being, got, keep, keeping, cost, costs, spend, average, arrivals, arrival, trending, popular, bestseller, bestsellers, seller, sellers, selling, latest, newest, help, pick, choose, decide, vibe, vibes, inspo, aesthetic, ootd, range, recommendations',
);

/** What follows or precedes these only describes: "something slinky", "beach outfit". */
export const OPEN_HEADS = setOf(
  'something, anything, everything, someone, outfit, outfits, look, looks, clothes, clothing, apparel, fashion, wardrobe, garment, garments, attire, wear, ensemble, fit, fits, ootd, style, styles, gift, gifts, present, presents, stuff, things, thing, piece, pieces, item, items, options, ideas, idea, inspo, inspiration, vibe, vibes, aesthetic, collection, collections, capsule, closet, staples, essentials, basics',
);
/** What people dress for, where nothing says what to wear: "ski trip", "poker night". */
export const EVENT_HEADS = setOf(
  'trip, trips, class, classes, dinner, lunch, brunch, breakfast, break, fair, race, races, hopping, party, parties, holiday, holidays, getaway, evening, ceremony, festival, tour, game, match, show, event, events, retreat, workout, workouts, session, date, dates, meeting, weekend, tournament, gig, parade, club, night, nights, day, days, housewarming, reunion, recital, prom, gala, ball, ride, hike, walk, run, travel, vacation, work, school, church, visit, adventure, outing, picnic, celebration, anniversary, crawl, practice, audition, shoot, photoshoot, opening, premiere, conference, wedding, shower, cruise, camp, commute',
);
/** Words of shopping that name nothing. */
export const SHOPPING_WORDS = setOf(
  'arrivals, arrival, trending, popular, bestseller, bestsellers, seller, sellers, selling, latest, newest, current, top, rated, help, advice, budget, price, today, tonight, now, asap, delivery, shipping, stock, available, season, seasonal, year, brand, brands, shopping, store, stores, online, website, cool, pretty, beautiful, amazing, awesome, perfect, favorite, favourite, must, haves, wow, trend, trends, trendy, buyable, browse, everything, nothing, all, women, men, lol, ok, okay, yes, maybe, dear, sir, madam, am, was, been, being, into, about, around, per, each, every, another, range, ranges, ranging, worth, amount, total, level, other, else, both, either, sort, bit, lot, lots, few, several, many, much, more, most, under, over, hunt, hunting, after, pick, picking, choose, decide, dress, surprise, inspire, visit, compare, rate, add, cart, sweet, spot, first, second, next, last, whole, entire, real, kind, own, self, myself, family, friend, friends, need, needing, needed, wish, like, prefer, fancy, feel, feeling, think, know, tell, suggest, recommendation, recommendations, sell, carry, stock, order, ordering, purchase, try, see, use, using, used, instead, actually, maybe, rather, though, fine, make, forget, swap, replace, change, switch, again, still, then, alright',
);

/** Words of queries themselves: misspellings are corrected toward them too. */
export const QUERY_WORDS: readonly string[] = listOf(`
  under, below, over, above, between, around, about, less, more, than, without, cheap, cheaper,
  affordable, luxury, designer, expensive, premium, discount, discounted, clearance, sale, size,
  sizes, small, medium, large, petite, tall, plus, dollars, price, priced, excluding, except,
  waist, budget, bucks, dollar, euros, pounds, maximum, minimum, womens, ladies, approximately,
  roughly, waterproof
`);

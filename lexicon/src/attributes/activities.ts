import { type AttributeRow, inGroup } from './attribute-row.ts';

export const ACTIVITIES: readonly AttributeRow[] = [
  ...inGroup('activity', [
    {
      id: 'running',
      also: 'run, jogging, marathon',
      related: 'running-shoes 0.9, athletic-shorts 0.7, sports-leggings 0.6, breathable 0.5',
    },
    {
      id: 'hiking',
      also: 'trekking, hike, trail, mountaineering, backpacking trip',
      related: 'hiking-boots 0.9, hiking-pants 0.8, rain-jacket 0.6, backpack 0.6, fleece 0.5',
    },
    {
      id: 'yoga',
      also: 'pilates, barre, hot yoga',
      related: 'yoga-pants 0.9, sports-leggings 0.9, sports-bra 0.8, tank-top 0.5',
    },
    {
      id: 'gym',
      also: 'workout, boot camp, bootcamp, training, fitness, exercise, crossfit, work out',
      related:
        'sports-leggings 0.9, training-shoes 0.9, athletic-shorts 0.8, sports-bra 0.8, tank-top 0.6, sweatpants 0.5, breathable 0.5, stretch 0.4',
    },
    {
      id: 'cycling',
      also: 'biking, bicycle, spin class',
      related: 'bike-shorts 0.9, windbreaker 0.5',
    },
    {
      id: 'tennis',
      also: 'pickleball, padel',
      related:
        'tennis-dress 0.8, skort 0.8, tennis-shoes 0.8, polo-shirt 0.5, pleated-skirt 0.5, mini-skirt 0.4, visor 0.5',
    },
    {
      id: 'golf',
      also: 'golfing, top golf, topgolf',
      related: 'polo-shirt 0.9, chinos 0.6, skort 0.5, cap 0.5',
    },
    { id: 'basketball', related: 'basketball-shoes 0.9, jersey 0.7, athletic-shorts 0.6' },
    { id: 'soccer', also: 'football', related: 'cleats 0.8, jersey 0.8' },
    {
      id: 'swimming',
      also: 'swim, pool',
      related: 'swimsuit 0.9, swim-trunks 0.9, bikini 0.7, goggles 0.5, cover-up 0.4',
    },
    {
      id: 'skiing',
      also: 'ski, snowboarding, snowboard, apres ski, slopes',
      related:
        'ski-jacket 0.9, ski-pants 0.9, puffer-jacket 0.6, parka 0.6, goggles 0.6, gloves 0.6, beanie 0.6, waterproof 0.4',
    },
    {
      id: 'dance',
      also: 'dancing, ballet, ballroom',
      related: 'bodysuit 0.6, ballroom-shoes 0.8, leggings 0.5',
    },
    {
      id: 'camping',
      also: 'camp',
      related: 'fleece 0.7, hiking-boots 0.7, flannel-shirt 0.5, beanie 0.4',
    },
    { id: 'hockey', also: 'ice hockey, field hockey', related: 'hockey-jersey 0.9, jersey 0.7' },
    { id: 'baseball', also: 'softball', related: 'baseball-jersey 0.9, cap 0.7, jersey 0.7' },
    { id: 'american-football', also: 'nfl, rugby', related: 'jersey 0.8, cleats 0.7' },
    { id: 'volleyball', also: 'beach volleyball', related: 'athletic-shorts 0.8, jersey 0.4' },
    { id: 'cricket', related: 'polo-shirt 0.6, jersey 0.6, track-pants 0.5' },
    {
      id: 'fishing',
      also: 'angling, fly fishing',
      related: 'fishing-shirt 0.9, bucket-hat 0.5, uv-protection 0.5, waterproof 0.4',
    },
    {
      id: 'hunting',
      also: 'shooting',
      related: 'hunting-jacket 0.9, camouflage 0.8, wax-jacket 0.5, duck-boots 0.4',
    },
    {
      id: 'motorcycling',
      also: 'motorcycle, motorbike, motocross, off road, atv',
      related: 'biker-jacket 0.9, biker-boots 0.8, leather-jacket 0.6, motorcycle-goggles 0.6',
    },
    {
      id: 'climbing',
      also: 'rock climbing, bouldering',
      related: 'climbing-shoes 0.9, stretch 0.5',
    },
    {
      id: 'surfing',
      also: 'surf, paddle boarding, kayaking',
      related: 'wetsuit 0.9, rash-guard 0.9, swim-trunks 0.7, quick-dry 0.5',
    },
    { id: 'diving', also: 'scuba diving, snorkeling', related: 'wetsuit 0.9, dive-watch 0.7' },
    {
      id: 'skateboarding',
      also: 'skateboard, skating, roller skating, ice skating',
      related: 'skate-shoes 0.9, hoodie 0.5, beanie 0.4',
    },
    {
      id: 'boxing',
      also: 'martial arts, mma, kickboxing, wrestling, karate, judo',
      related: 'athletic-shorts 0.7, tank-top 0.4',
    },
    {
      id: 'riding',
      also: 'horse riding, horseback riding, equestrian, polo match',
      related: 'riding-boots 0.9, leggings 0.4, blazer 0.3',
    },
    {
      id: 'walking',
      also: 'dog walking, long walks, city walks',
      related: 'walking-shoes 0.9, sneakers 0.5, rain-jacket 0.3, comfortable 0.5',
    },
    { id: 'sailing', also: 'boating, regatta', related: 'boat-shoes 0.8, windbreaker 0.6' },
    { id: 'badminton', also: 'squash, table tennis', related: 'athletic-shorts 0.6, skort 0.5' },
    { id: 'triathlon', related: 'bike-shorts 0.6, running-shoes 0.6, wetsuit 0.5' },
    {
      id: 'gardening',
      also: 'yard work',
      related: 'overalls 0.6, clogs 0.6, rain-boots 0.6, sun-hat 0.5',
    },
  ]),
];

import { describe, expect, it } from 'vitest';
import { tellQuery } from '../../testing/tell-query.ts';

describe('a price beside a garment', () => {
  it.each([
    ['black midi dress under $150', 'midi-dress, Black, midi; up to 150'],
    ['linen trousers for men below 80 dollars', 'linen-pants, linen; for Men, Unisex; up to 80'],
    ['wool coat between $200 and $400', 'wool-coat, wool; from 200; up to 400'],
    ['leather bag over $100', 'bag, leather; from 100'],
    ['red heels, max $90', 'heels, Red; up to 90'],
    ['white sneakers $60-$120', 'sneakers, White; from 60; up to 120'],
    ['a silk blouse for about 70', 'blouse, silk; from 56; up to 84'],
    ['cashmere sweater on sale', 'cashmere-sweater, cashmere; on sale'],
    ['cheap summer dresses', 'dress, summer; cheap'],
    ['sunglasses under 30 on sale', 'sunglasses; up to 30; on sale'],
    ['jeans at least 50', 'jeans; from 50'],
    ['denim jacket up to 95', 'denim-jacket, denim; up to 95'],
    ['gold necklace, nothing over $200', 'necklace, Gold; up to 200'],
    ['a suit that costs no more than 500', 'suit; up to 500'],
    ['rain boots less than €60', 'rain-boots, waterproof; up to 60'],
    ['evening gown from $150 to $300', 'evening-gown; from 150; up to 300'],
    ['winter coats 50% off', 'coat, winter; on sale'],
    ['discounted running shoes', 'running-shoes, running; on sale'],
    ['clearance swimwear', 'swimwear; on sale'],
    ['hoodie 40 or less', 'hoodie, hooded; up to 40'],
    ['tote bag for twenty dollars', 'tote-bag; up to 20'],
    ['wedding guest dress under two hundred', 'dress, wedding-guest; up to 200'],
    ['affordable linen shirts', 'linen-shirt, linen; cheap'],
    ['not expensive floral skirt', 'skirt, floral; cheap'],
    ['trench coat around 150', 'trench-coat; from 120; up to 180'],
    ['a belt under 25 but not leather', 'belt; up to 25; not leather'],
    ['ankle boots priced between 80 and 120', 'ankle-boots, ankle; from 80; up to 120'],
    ['socks 10 bucks', 'socks; up to 10'],
    ['kids raincoat under 35', 'raincoat, kids, waterproof; up to 35'],
    ["women's blazer below 100 in navy", 'blazer, Blue, navy; for Women, Unisex; up to 100'],
    ["men's chinos 60 max", 'chinos; for Men, Unisex; up to 60'],
    ['no bags over $90', 'bag; up to 90'],
    ['bikini under $45', 'bikini; up to 45'],
    ['pearl earrings, budget 40', 'pearl-earrings, pearl; up to 40'],
    ['vintage denim under 70', 'denim, vintage; up to 70'],
    ['a dress size 10 under $80', 'dress; up to 80; size 10'],
    ['two piece set under 100', 'matching-set; up to 100'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});

const lines = `
Clothing, Dresses, Day Dresses, Cocktail Dresses, Gowns, Wedding Dresses, Skirts, Mini Skirts,
Knee Length Skirts, Long Skirts, Tops, Tunics, Blouses, Cardigans, Sweaters, Sweatshirts, Hoodies,
T-Shirts, Tank Tops, Camisoles, Outerwear, Coats, Jackets, Vests, Blazers, Jeans, Skinny Jeans,
Bootcut Jeans, Wide Leg Jeans, Boyfriend Jeans, Straight Leg Jeans, Flared Jeans, Pants,
Capri & Cropped Pants, Leggings, Shorts, Suits, Jumpsuits, Rompers, Swimwear, Bikinis, Bikini Tops,
Bikini Bottoms, One Piece Swimsuits, Cover-ups, Activewear, Activewear Tops, Activewear Tank Tops,
Activewear Pants, Activewear Skirts, Activewear Shorts, Activewear Jackets, Sports Bras, Sleepwear,
Pajamas, Robes, Chemises, Intimates, Bras, Panties & Thongs, Shapewear, Hosiery, Tights, Socks,
Maternity, Bags, Handbags, Tote Bags, Shoulder Bags, Clutches, Messenger Bags, Backpacks,
Briefcases, Luggage, Wallets, Shoes, Boots, Ankle Booties, Mid Calf Boots, Knee High Boots,
Over-The-Knee Boots, Pumps, Sandals, Flats, Flip Flops, Sneakers, Athletic Shoes, Slippers, Oxfords,
Loafers & Moccasins, Clogs, Accessories, Belts, Gloves, Hats, Ties, Bow Ties, Sunglasses, Eyewear,
Eyeglasses, Hair Accessories, Umbrellas, Scarves, Suspenders, Cuff Links, Handkerchiefs, Jewelry,
Watches, Necklaces, Earrings, Rings, Bracelets & Bangles, Brooches, Charms & Pendants,
Men's Fashion, Men's Clothing, Men's Shirts, Men's Casual Shirts, Men's Dress Shirts, Men's Polos,
Men's T-Shirts, Men's Tank Tops, Men's Sweaters, Men's Sweatshirts, Men's Hoodies, Men's Outerwear,
Men's Coats, Men's Jackets, Men's Vests, Men's Sportcoats & Blazers, Men's Jeans, Men's Pants,
Men's Casual Pants, Men's Dress Pants, Men's Shorts, Men's Suits, Men's Swimwear, Men's Underwear,
Men's Sleepwear, Men's Socks, Men's Activewear, Men's Activewear Tops, Men's Activewear Pants,
Men's Activewear Shorts, Men's Activewear Jackets, Men's Bags, Men's Bags & Wallets,
Men's Backpacks, Men's Messenger Bags, Men's Briefcases, Men's Wallets, Men's Shoes, Men's Boots,
Men's Work Boots, Men's Sandals, Men's Flip Flops, Men's Loafers & Moccasins, Men's Dress Shoes,
Men's Oxfords, Men's Sneakers, Men's Athletic Shoes, Men's Slippers, Men's Accessories, Men's Belts,
Men's Gloves, Men's Scarves, Men's Hats, Men's Sunglasses, Men's Eyeglasses, Men's Umbrellas,
Men's Watches, Men's Watches & Jewelry, Men's Bracelets, Men's Necklaces, Men's Rings`;

/**
 * What is worn or carried, as the outfits' own categories call it. Left out are cosmetics, furniture,
 * pictures, food, phone cases and what children wear.
 */
export const FASHION_CATEGORIES: ReadonlySet<string> = new Set(
  lines.split(',').map((name) => name.trim()),
);

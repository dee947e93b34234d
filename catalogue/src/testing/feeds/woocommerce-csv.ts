/** WooCommerce's product export, with a byte order mark and variations before their parent. */
export const WOOCOMMERCE_CSV_EXPORT = `\uFEFF${[
  'ID,Type,SKU,Name,Published,"Short description",Description,"Date sale price starts","Date sale price ends","In stock?","Sale price","Regular price",Categories,Tags,Images,Parent,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"',
  '52,variation,HD-S-GREY,"Zip Hoodie - S, Grey",1,,,2026-06-01,2026-06-20,1,39.00,55.00,,,https://wp.example/hoodie-grey.jpg,HD,,Size,S,Color,Grey',
  '53,variation,HD-M-GREY,"Zip Hoodie - M, Grey",1,,,,,0,,55.00,,,https://wp.example/hoodie-grey.jpg,HD,,Size,M,Color,Grey',
  '51,variable,HD,"Zip Hoodie",1,"Cozy.","<p>Brushed fleece, <em>cotton</em> blend.</p>",,,1,,,"Clothing > Hoodies, Sale","warm, unisex","https://wp.example/hoodie.jpg, https://wp.example/hoodie-back.jpg",,Fjellrev,Size,"S, M, L",Color,"Grey, Navy"',
  '60,simple,SC-1,"Silk Scarf",1,,"Hand-rolled edges.",,,1,,48.00,"Accessories > Scarves","women",https://wp.example/scarf.jpg,,Fjellrev,,,,',
  '61,simple,SC-2,"Hidden Scarf",0,,,,,1,,48.00,Accessories,,,,,,,,',
  '70,grouped,LOOK,"The whole look",1,,,,,1,,,,,,,,,,,',
].join('\n')}\n`;

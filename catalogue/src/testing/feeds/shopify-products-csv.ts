const HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Gift Card,Google Shopping / Gender,Status';

/** A product CSV as Shopify's admin exports it: CRLF, quoted HTML over several lines, picture rows. */
export const SHOPIFY_PRODUCTS_CSV = [
  HEADER,
  'oxford-shirt,Oxford Shirt,"<p>A classic, ""button-down"" shirt.</p>\n<ul>\n<li>100% cotton</li>\n<li>Regular fit</li>\n</ul>",Harbor & Co,Apparel & Accessories > Clothing > Clothing Tops > Shirts,Shirts,"men, office",true,Color,White,Size,M,OX-W-M,shopify,4,deny,79.00,,https://cdn.shopify.com/ox-white.jpg,1,https://cdn.shopify.com/ox-white.jpg,false,male,active',
  'oxford-shirt,,,,,,,,,White,,L,OX-W-L,shopify,0,deny,79.00,,https://cdn.shopify.com/ox-blue.jpg,2,https://cdn.shopify.com/ox-white.jpg,,,',
  'oxford-shirt,,,,,,,,,Sky Blue,,M,OX-B-M,shopify,0,continue,59.00,79.00,https://cdn.shopify.com/ox-detail.jpg,3,https://cdn.shopify.com/ox-blue.jpg,,,',
  'leather-tote,Leather Tote,<p>Full-grain leather.</p>,Harbor & Co,Luggage & Bags > Handbags,Bags,women,true,Title,Default Title,,,LT-1,,0,deny,240.00,,//cdn.shopify.com/tote.jpg,1,,false,female,active',
  'next-season,Trench Coat,,Harbor & Co,,Coats,,true,Title,Default Title,,,TC-1,,,deny,310.00,,,,,false,,draft',
  'gift,Gift Card,,Harbor & Co,,Gift Cards,,true,Title,Default Title,,,GC,,,deny,50.00,,,,,true,,active',
].join('\r\n');

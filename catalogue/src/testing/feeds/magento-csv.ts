const COLUMNS =
  'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,additional_images,additional_attributes,is_in_stock,configurable_variations';

/** Magento 2's product export: the configurable product after its simple ones, and a store view. */
export const MAGENTO_CSV_EXPORT = [
  COLUMNS,
  'WJ-XS-Purple,,Top,simple,"Default Category/Women/Tops/Jackets",Neve Jacket-XS-Purple,,1,"Not Visible Individually",82,,,,neve-xs-purple,/w/j/purple.jpg,,"color=Purple,size=XS",1,',
  'WJ-S-Green,,Top,simple,"Default Category/Women/Tops/Jackets",Neve Jacket-S-Green,,1,"Not Visible Individually",82,69,6/1/26,6/30/26,neve-s-green,/w/j/green.jpg,,"color=Green,size=S",0,',
  'WJ,,Top,configurable,"Default Category/Women/Tops/Jackets",Neve Jacket,"<p>Light running jacket.</p><ul><li>Full zip.</li></ul>",1,"Catalog, Search",,,,,neve-jacket,/w/j/purple.jpg,/w/j/purple-back.jpg,"climate=Cool|Windy,material=Nylon,gender=Women",1,"sku=WJ-XS-Purple,size=XS,color=Purple|sku=WJ-S-Green,size=S,color=Green"',
  'WJ-GONE,,Top,simple,"Default Category/Women/Tops/Jackets",Neve Jacket-L-Red,,1,"Not Visible Individually",82,,,,neve-l-red,/w/j/red.jpg,,"color=Red,size=L",1,',
  'WJ,de,Top,configurable,,Neve Jacke,,,,,,,,,,,,,',
  'EBOOK,,Downloadable,downloadable,"Default Category/Training",Yoga Video,,1,"Catalog, Search",14,,,,yoga,,,,1,',
].join('\n');

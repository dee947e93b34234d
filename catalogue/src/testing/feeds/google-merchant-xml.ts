/** A Google Merchant Center feed as a German shop's plugin writes it (RSS 2.0). */
export const GOOGLE_MERCHANT_XML = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">
<channel>
<title>Atelier Nord</title>
<link>https://www.atelier-nord.de</link>
<description>Mode aus Hamburg</description>
<item>
<g:id>AN-100-36</g:id>
<g:item_group_id>AN-100</g:item_group_id>
<title><![CDATA[Wickelkleid aus Viskose - 36]]></title>
<description><![CDATA[<p>Flie&szlig;endes Wickelkleid mit V-Ausschnitt.</p><ul><li>Viskose</li><li>Knielang</li></ul>]]></description>
<link>https://www.atelier-nord.de/kleider/wickelkleid?groesse=36&amp;farbe=rot</link>
<g:image_link>https://cdn.atelier-nord.de/an-100-rot.jpg</g:image_link>
<g:additional_image_link>https://cdn.atelier-nord.de/an-100-rot-2.jpg</g:additional_image_link>
<g:price>89,95 EUR</g:price>
<g:sale_price>69,95 EUR</g:sale_price>
<g:sale_price_effective_date>2026-06-01T00:00+0200/2026-06-30T23:59+0200</g:sale_price_effective_date>
<g:availability>in stock</g:availability>
<g:brand>Atelier Nord</g:brand>
<g:color>Rot</g:color>
<g:size>36</g:size>
<g:size_system>DE</g:size_system>
<g:gender>female</g:gender>
<g:material>Viskose</g:material>
<g:google_product_category>2271</g:google_product_category>
<g:product_type>Damen &gt; Kleider &gt; Wickelkleider</g:product_type>
<g:shipping><g:country>DE</g:country><g:price>4,90 EUR</g:price></g:shipping>
</item>
<item>
<g:id>AN-100-38</g:id>
<g:item_group_id>AN-100</g:item_group_id>
<title>Wickelkleid aus Viskose - 38</title>
<description>Flie&szlig;endes Wickelkleid.</description>
<link>https://www.atelier-nord.de/kleider/wickelkleid?groesse=38</link>
<g:image_link>https://cdn.atelier-nord.de/an-100-rot.jpg</g:image_link>
<g:price>89,95 EUR</g:price>
<g:availability>out of stock</g:availability>
<g:brand>Atelier Nord</g:brand>
<g:color>Rot</g:color>
<g:size>38</g:size>
<g:size_system>DE</g:size_system>
<g:gender>female</g:gender>
</item>
<item>
<g:id>AN-200</g:id>
<title>Herren Strickpullover &ndash; Merinowolle</title>
<description>Warm &amp; weich.</description>
<link>https://www.atelier-nord.de/herren/pullover</link>
<g:image_link>https://cdn.atelier-nord.de/an-200.jpg</g:image_link>
<g:price>129.00 EUR</g:price>
<g:sale_price>99.00 EUR</g:sale_price>
<g:sale_price_effective_date>2026-01-01T00:00Z/2026-01-31T23:59Z</g:sale_price_effective_date>
<g:availability>preorder</g:availability>
<g:brand>Atelier Nord</g:brand>
<g:color>Dunkelblau</g:color>
<g:gender>male</g:gender>
</item>
<item>
<g:id>AN-300</g:id>
<title>Duftkerze Sandelholz</title>
<link>https://www.atelier-nord.de/home/kerze</link>
<g:image_link>https://cdn.atelier-nord.de/an-300.jpg</g:image_link>
<g:price>19.00 EUR</g:price>
<g:google_product_category>Home &amp; Garden &gt; Decor &gt; Candles</g:google_product_category>
<g:product_type>Wohnen &gt; Kerzen</g:product_type>
</item>
<item>
<g:id>AN-400</g:id>
<title>Leinenhose</title>
<link>https://www.atelier-nord.de/hosen/leinen</link>
<g:price>auf Anfrage</g:price>
</item>
</channel>
</rss>
`;

const PRODUCT_GROUP = {
  '@context': 'https://schema.org/',
  '@type': 'ProductGroup',
  productGroupID: 'chelsea',
  name: 'Chelsea Boots',
  description: 'Suede boots with an elastic gusset.',
  brand: { '@type': 'Brand', name: 'Moor' },
  audience: { '@type': 'PeopleAudience', suggestedGender: 'https://schema.org/Female' },
  url: '/boots/chelsea',
  material: 'Suede',
  hasVariant: [
    {
      '@type': 'Product',
      sku: 'chelsea-38',
      color: 'Tan',
      size: { '@type': 'SizeSpecification', name: '38', sizeSystem: 'WearableSizeSystemEU' },
      image: '/img/chelsea-tan.jpg',
      offers: {
        '@type': 'Offer',
        price: 159,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 199 },
      },
    },
    {
      '@type': 'Product',
      sku: 'chelsea-39',
      color: 'Tan',
      size: { '@type': 'SizeSpecification', name: '39', sizeSystem: 'WearableSizeSystemEU' },
      image: '/img/chelsea-tan.jpg',
      offers: {
        '@type': 'Offer',
        price: 159,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/SoldOut',
      },
    },
  ],
};

/** A product page of a shop, with a menu and a breadcrumb beside the product. */
export const JSON_LD_PRODUCT_PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Chelsea Boots | Moor</title>
<link rel="stylesheet" href="/style.css">
<link rel="canonical" href="https://moor.example/boots/chelsea">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@id":"/boots","name":"Boots"}}]}</script>
<script type="application/ld+json">
${JSON.stringify(PRODUCT_GROUP, null, 1)}
</script>
<script>if (1 < 2) document.title = "</scr" + "ipt>";</script>
</head>
<body><h1>Chelsea Boots</h1></body>
</html>
`;

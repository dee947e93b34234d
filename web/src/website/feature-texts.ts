/** Something that Modiste does, or is planned to do. */
export interface Feature {
  title: string;
  text: string;
  isPlanned?: boolean;
}

export const SHOPPER_FEATURES: readonly Feature[] = [
  {
    title: 'Search in your own words',
    text: 'Write “black linen dress under $150, no polyester” and every part of it counts. A photo works as well: it finds what looks alike.',
  },
  {
    title: 'A stylist who listens',
    text: 'Ask for an outfit, compare two coats, question the third one. Each reason it gives is checked against the item’s own record before you read it.',
  },
  {
    title: 'A home page that is yours',
    text: 'One outfit a day in your sizes, for the weather where you are, with a line on why it is there. “Not for me” is heard from the next page on.',
  },
  {
    title: 'A wishlist that keeps watch',
    text: 'Save a piece and name the price you would pay. When it falls below, you get an email. Past prices are drawn, so a sale is as good as it says.',
  },
  {
    title: 'It remembers, if you want',
    text: 'Never wool, always a wide fit, a wedding in May: your stylist keeps what you tell it. Every line can be changed, forgotten or switched off.',
  },
  {
    title: 'See it on you',
    text: 'Try a piece on in the Fitting Room: on a mannequin, or on a photo of yourself that only you can see. Keep the looks you like.',
  },
  {
    title: 'A wardrobe for what you own',
    text: 'Add your own pieces, search them together with the shops, and pass on what you no longer wear.',
    isPlanned: true,
  },
  {
    title: 'People to dress with',
    text: 'Follow friends and curators, take part in style challenges, and earn from collections that others shop.',
    isPlanned: true,
  },
  {
    title: 'Designs worth backing',
    text: 'New designers show what they would make. The community decides what is made.',
    isPlanned: true,
  },
];

export const BRAND_FEATURES: readonly Feature[] = [
  {
    title: 'Your feed, as it is',
    text: 'Google Merchant Center, Shopify, WooCommerce, Magento, schema.org or JSON Lines, in five languages. An import is all or nothing and ends with a report.',
  },
  {
    title: 'A catalog that explains itself',
    text: 'Types, materials, colors, sizes and occasions are read from your texts and pictures, so that shoppers find what you never thought to tag.',
  },
  {
    title: 'Shoppers sent to you',
    text: 'Every item leads to your own shop. Modiste shows your price, your sizes and your stock as your feed last said them.',
  },
  {
    title: 'Found by meaning',
    text: 'A million items are searched within a few hundredths of a second, and no filter that a shopper sets is ever broken to fill a page.',
  },
  {
    title: 'Trends as they form',
    text: 'What rises in searches and saves is counted without naming anyone. Reports on it for brands come next.',
    isPlanned: true,
  },
  {
    title: 'Campaigns around the corner',
    text: 'Reach shoppers near your store, and see within hours what the campaign changed.',
    isPlanned: true,
  },
  {
    title: 'Agents for small teams',
    text: 'Questions answered and campaigns sent in your voice, without a line of code.',
    isPlanned: true,
  },
  {
    title: 'Operations, prepared',
    text: 'Storefronts, messages and answers drafted by agents, ready for you to approve.',
    isPlanned: true,
  },
  {
    title: 'Made with those who wear it',
    text: 'Show a design before it is made, and hear what the community would change.',
    isPlanned: true,
  },
];

export const HELP = `Usage: npm run catalogue -- <command>

  import <file, folder or address>   Brings a shop's products into the catalogue, all or nothing.
      --source <name>      The shop's name; its items' ids begin with it. Needed for every format
                           but this command's own export.
      --currency <code>    For feeds that name none (USD).
      --site <address>     The shop's address, for feeds without links.
      --pictures <folder>  Where the feed's pictures lie; otherwise beside the feed.
      --allow-private      Goes to addresses of private networks, too: for a feed you trust.
      --skip-web-pictures  Shows pictures of the web without looking at them; quicker.
      --refresh            Reads unchanged products anew.
      --force              Goes on though more than half of the rows are wrong.
  rebuild                            Brings what is stored up to date with a newer version; it can
                           be stopped at any time and goes on where it was. Looks at pictures again
                           only where it must; --allow-private and --skip-web-pictures as above.
                           With an embedding model set, makes the vectors that are missing.
  explain "query" <item id>          Says why an item stands where it stands for a query, or why it
                                     is not found: every feature, its weight and its points.
  stats                              Says what the catalogue holds.
  export [file] [--source <name>]    Writes it, with what items have cost, as JSON Lines, to the
                                     terminal without a file.
  remove-source <name>               Takes a shop's products out for good.

Formats: Google Merchant Center (XML, TSV, CSV), Shopify (CSV, products.json), WooCommerce CSV,
Magento CSV, schema.org Product as JSON-LD, JSON Lines of items; each may be packed with gzip.

The catalogue lies in MODISTE_DATA (./data), or where MODISTE_CATALOGUE says. The app may be
running: it shows the new products when the import has ended.
`;

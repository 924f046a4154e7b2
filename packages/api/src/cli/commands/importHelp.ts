export const IMPORT_HELP = `Imports products, prices or stock from a feed.

  npm run shop -- import FILE [--dry-run] [--complete] [--map shopify|woocommerce|MAP.json]
  npm run shop -- import FILE --prices     sets prices and touches nothing else
  npm run shop -- import FILE --stock      sets stock and touches nothing else
  npm run shop -- import --schema          prints the JSON Schema of a line

Without --map, FILE has one product a line, as JSON:

  {"source": "acme", "source_id": "A-17", "title": "Matte Lipstick", "brand": "Rozana",
   "category_path": ["Makeup", "Lips", "Lipstick"], "description": "<p>Soft.</p>",
   "images": ["https://cdn.acme.example/a-17.jpg"],
   "options": [{"group": "Shade", "variants": [
     {"option_name": "Ruby", "color_code": "#9b111e", "mrp": 599, "selling_price": 499, "quantity": 12}]}]}

Required are source, source_id, title, brand, category_path and a selling_price or mrp, of the product or of each variant. Prices are
rupees. description is HTML. images are https addresses, or with --pictures names of files, too. A picture with
an alternative text is {"src": "front.jpg", "alt": "The kurti from the front"}; others are described by the title.

With --map, FILE is CSV in UTF-8 with a header. shopify and woocommerce read the product exports of these shops. A mapping file names
the columns of any other table; docs/operating.md has an example.

A product in several groups has combinations of their values, at most three groups:

  "options": [{"groups": ["Size", "Colour"], "variants": [
    {"values": ["M", "Red"], "sku": "K1-M-R", "barcode": "8901234567894", "quantity": 4,
     "images": ["https://cdn.acme.example/red.jpg"]}]}]

A product is known by source and source_id: an unchanged line changes nothing, and a changed one updates the product, which keeps
its address. Variants are known by their names; those that the feed lacks are withdrawn. Brands and categories are created as needed.
quantity is for new products and variants only, in the first store. Known ones keep their stock, because some of it may have been
sold since; --stock sets it.

country_of_origin, net_quantity, manufacturer, importer (of products from abroad) and best_before (where it applies) are what Indian law
requires on a page. The import warns of active products without them; a known product keeps those that a feed does not name.

ingredients, how_to_use, highlights and specifications are texts of the page, which search reads, too:

  "ingredients": "Aqua, Glycerin, Tocopherol", "how_to_use": "Apply from the centre outwards.", "highlights": ["Stays 12 hours"],
  "specifications": [{"name": "Finish", "value": "Matte"}, {"name": "Undertone", "value": "Cool and neutral"}]

Markup is removed from them. A known product keeps those that a feed does not name; an empty text or list is refused.

popularity is the start of a new product, 20 for each unit sold lately; the shop goes on from there with its own sales and views.

state is draft, active or archived, and launches_at the time from which an active product is sold. Without them a new product is active,
and a known one stays as it is.

  --dry-run        reports what would change and writes nothing
  --complete       archives products of the feed's source that the feed lacks; refuses to archive more than a fifth
  --withdraw-many  archives more than a fifth
  --brand NAME     brand of products that name none
  --pictures PLACE copies the pictures of the feed into the shop. PLACE is a folder or a zip file, in which they are found by name; or
                   "https:", from where their addresses are fetched; or an address that their names continue

A picture is a JPEG, PNG, WebP, AVIF or GIF of at most 25 MB and 60 million pixels. It is turned upright and stored once, without EXIF.
Local networks are not called. A picture that can't be had is left out and reported, and the next import tries again.

An invalid line is reported with its number, field and reason, and stops no other line. An archived product comes back when a
feed has it again.

Exit code: 0 when every line was imported, 1 when any was refused or the import failed.`

export const CONTENT_HELP = `Changes what the shop shows besides its products: the home page, coupons, the blog, synonyms, size guides, what goes with
what, and the company with its delivery and taxes.

  npm run --silent shop -- content export > content.json
  npm run shop -- content apply content.json [--pictures FOLDER|ZIP|https:] [--dry-run]
  npm run shop -- content history
  npm run shop -- content restore VERSION
  npm run shop -- content sizes

A file has all parts or some; a part that it has replaces the shop's, and the others stay.

  {"banners": [{"eyebrow": "Festive", "title": "Silk for *Diwali*", "text": "Handwoven in Varanasi.", "button": "See silk",
     "link": "/productList/silk?category=sub", "picture": "diwali.jpg", "alt": "Three folded sarees", "tint": "#f1e2d3",
     "phone": {"picture": "diwali-phone.jpg", "alt": "A folded saree"}, "from": "2026-11-01", "until": "2026-11-12"}],
   "sections": [{"title": "Just in", "slug": "new-launches", "rule": {"kind": "new"}}],
   "brands": ["studio-nine"],
   "categories": [{"slug": "fashion", "picture": "fashion.jpg", "banner": null, "tint": null, "children": ["tops"]}],
   "coupons": [{"code": "GLOW20", "percent": 20, "cap": 200, "min": 499, "until": "2026-12-31"},
     {"code": "MINUS100", "flat": 100, "first_order": true}, {"code": "BRINGIT", "free_delivery": true, "uses": 500}],
   "post_categories": [{"slug": "care", "name": "Care", "children": [{"slug": "silk-care", "name": "Silk"}]}],
   "posts": [{"slug": "washing-silk", "title": "Washing silk", "category": "care", "sub_category": "silk-care", "tags": ["silk"],
     "picture": "silk.jpg", "body": "<p>Cold water.</p>", "meta_description": "How to wash silk.",
     "products_heading": "Silk of ours", "products": ["studio-nine-silk-kurti"], "date": "2026-11-20"}],
   "synonyms": [["jhola", "sling bag"]],
   "size_guides": [{"slug": "kurtis", "title": "Kurtis", "of": "body", "categories": ["kurtis"], "brands": ["studio-nine"],
     "columns": [{"name": "Bust", "unit": "mm", "how": "Around the fullest part."}, {"name": "EU", "unit": "text"}],
     "sizes": [{"name": "S", "values": [[840, 880], "36"]}, {"name": "M", "values": [[890, 930], "38"]}], "note": "Cut with room."}],
   "goes_with": [{"categories": ["lipsticks"], "with": ["lip-liners", "lip-balms"]}],
   "returns": {"days": 14},
   "shop": {"name": "Studio Nine", "initials": "SN", "tagline": "kurtis from Jaipur", "description": "Handmade kurtis and dupattas.", "about": "Handmade
     kurtis", "blog": {"topics": "cotton and silk", "description": "How to wear, wash and store cotton and silk."}},
   "cities": [{"name": "Pune", "link": "https://pune.studio.example/?"}],
   "company": {"name": "Studio Nine LLP", "gstin": "08AAAFS1234A1ZW", "office": {"line1": "4 Mirza Road", "city": "Jaipur",
     "state": "Rajasthan", "pincode": "302001"}, "care": {"email": "help@studio.example", "phone": "98765 43210", "hours": "daily, 10 am to
     6 pm"}, "grievance": {"name": "Asha Rao", "email": "grievance@studio.example", "phone": "98765 43211"},
     "investors": {"email": "office@studio.example"}, "privacy": {"email": "privacy@studio.example"}}}

banners     words between asterisks are italic. from and until are days in India, the last one included. A phone shows the picture
            of phone where there is one
sections    rows of products by a rule: best-sellers, new, discount, {"kind": "category", "level": "main|sub|child", "slug": …},
            {"kind": "brand", "slug": …} or {"kind": "products", "slugs": […]}. slug is the list to which the row leads: a category, a brand,
            best-sellers, new-launches, offers or all. Without sections the shop makes them of what it sells; a row without products in
            stock is not shown
brands      the brands under "Brands we stand behind"; without any those with the most products
categories  main categories in their order, with their sub-categories in theirs; others follow. A category without a picture has one
            of its products
coupons     a coupon has one of percent (with a cap), flat and free_delivery, and conditions: min, brand, category ({"level": "sub",
            "slug": "lips"}), first_order, from, until, uses, uses_per_shopper (1), hidden (for shoppers who know the code). Amounts are
            rupees. A known code changes and keeps its uses; a coupon that the list lacks ends at once. "coupons list" counts uses
posts       the blog. body is HTML; a post is shown from its date on. A post that the list lacks is deleted. To change a slug, use
            "redirects rename", which keeps the old address
synonyms    groups of words and names that find the same products. "search synonyms" adds and removes single ones
size_guides what sizes measure, for categories and there for all brands or some; that of the nearest category counts, a brand's own before that for
            all. of is body or product. A column has millimetres (mm), grams (g) or texts; a value is a whole number, two from the
            smaller to the larger, or a text. Names of sizes are those of the products: S, UK5. "content sizes" says which have no guide
goes_with   child categories that complete the products of others, the best match first. The mini-cart and the cart suggest one product of
            each, in stock: of the same brand, or of a similar price. The nearest category counts; one without any has its neighbours
shop        the name of the shop, the initials of its orders' and invoices' numbers, and what it sells in a few words and sentences, which pages continue with what delivery promises
cities      cities of the selector without a store, and the start of their links, to which selectedCity is added
delivery    fee, free_from and cash_up_to in rupees; stores, of which 1 has the stock of feeds; express hours, minutes to the door,
            and express areas by the city of a store and the first digits of pincodes; days of parcels by state; unreached areas
returns     days to return, 1 to 90. An order keeps those that it was given
gst         HSN codes and rates by the slug of a category, for others and for delivery. above has the rate of dearer pieces
company     who sells: on pages, invoices and in structured data. A company under the Companies Act also has a cin

apply prints what changes. Each change is a version, and restore brings one back, also after changes by other commands.

Exit code: 0 on success, 1 when a file was refused, or when "content sizes" names sizes.`

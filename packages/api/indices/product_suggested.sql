-- Names that are suggested come from the products that sell best. The index holds all that these names are made of, so that a large catalogue
-- is not read at 20,000 places.
create index concurrently product_suggested on product (in_stock desc, popularity desc, id)
  include (title_base, brand_id, main_id, sub_id, child_id) where is_active;

-- An import asks which variants have the numbers of its lines.
create index concurrently variant_sku on variant (sku) where sku is not null;

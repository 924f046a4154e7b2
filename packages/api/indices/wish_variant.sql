-- A variant that is deleted is taken out of the wishes for it.
create index concurrently wish_variant on wish (variant_id) where variant_id is not null;

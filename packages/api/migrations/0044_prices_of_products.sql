-- A change of a variant, such as its price, concerns what shows its product. A new or deleted one still concerns everything.
set constraints all immediate; -- a table with waiting triggers can't be altered
--> statement-breakpoint
create function refresh_products_of_changed_variants() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select distinct product_id from (select * from new_rows union all select * from old_rows) as changed);
begin
  if ids = '{}' then return null; end if;
  perform set_config('shop.is_product_change', 'yes', true);
  perform refresh_products(ids);
  perform set_config('shop.is_product_change', '', true);
  perform products_have_changed(ids);
  return null;
end $$;
--> statement-breakpoint
drop trigger refresh_updated on variant;
--> statement-breakpoint
create trigger refresh_updated after update on variant
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_products_of_changed_variants();
--> statement-breakpoint
drop trigger bump_version on variant;
--> statement-breakpoint
create trigger bump_version after insert or delete or truncate on variant
  for each statement execute function catalogue_has_changed();
--> statement-breakpoint
set constraints all deferred;

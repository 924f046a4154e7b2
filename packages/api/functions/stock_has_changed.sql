CREATE OR REPLACE FUNCTION public.stock_has_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  flipped integer[] := array(
    select distinct v.product_id
    from new_rows n join old_rows o using (store_id, variant_id) join variant v on v.id = n.variant_id
    where (n.on_hand > n.reserved) <> (o.on_hand > o.reserved));
begin
  if flipped <> '{}' then
    perform set_config('shop.is_product_change', 'yes', true);
    perform refresh_products(flipped);
    perform set_config('shop.is_product_change', '', true);
  end if;
  perform products_have_changed(array(
    select unnest(flipped)
    union
    select v.product_id
    from new_rows n join old_rows o using (store_id, variant_id) join variant v on v.id = n.variant_id
    where n.on_hand <> o.on_hand and n.reserved = o.reserved));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[] := array(select distinct product_id from changed_rows);
begin
  if ids = '{}' then return null; end if;
  perform from product where id = any (ids) order by id for no key update;
  perform set_config('shop.is_product_change', 'yes', true);
  update product p
  set rating_sum = r.sum, rating_count = r.count
  from (
    select p.id, coalesce(sum(r.rating), 0)::integer as sum, count(r.id)::integer as count
    from product p left join review r on r.product_id = p.id
    where p.id = any (ids)
    group by p.id
  ) r
  where p.id = r.id and (p.rating_sum, p.rating_count) is distinct from (r.sum, r.count);
  perform set_config('shop.is_product_change', '', true);
  perform products_have_changed(ids);
  return null;
end $function$;

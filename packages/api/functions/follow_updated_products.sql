CREATE OR REPLACE FUNCTION public.follow_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform follow_products(array(
    select (d.title, d.brand_id, d.main_id, d.sub_id, d.child_id, d.delta)::product_delta
    from new_rows n join old_rows o on o.id = n.id, lateral (
      select o.title, o.brand_id, o.main_id, o.sub_id, o.child_id, -1 where o.is_active
      union all
      select n.title, n.brand_id, n.main_id, n.sub_id, n.child_id, 1 where n.is_active
    ) as d (title, brand_id, main_id, sub_id, child_id, delta)
    where (n.title, n.brand_id, n.main_id, n.sub_id, n.child_id, n.is_active)
      is distinct from (o.title, o.brand_id, o.main_id, o.sub_id, o.child_id, o.is_active)));
  if exists (
    select from new_rows n join old_rows o on o.id = n.id
    where (n.title_base, n.popularity) is distinct from (o.title_base, o.popularity))
  then
    perform note_search_change();
  end if;
  return null;
end $function$;

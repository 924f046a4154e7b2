-- A writer of whole products sets `shop.refreshes_later` for its transaction, and refreshes them once at its end. The text for the search is
-- computed once for each product, and not again for the comparison.
CREATE OR REPLACE FUNCTION public.refresh_products(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('shop.refreshes_later', true) = 'yes' then return; end if;
  perform from product where id = any (ids) order by id for no key update;
  insert into option_value (group_name, name)
  select distinct trait.group_name, trait.name from unnest(ids) as wanted (id) cross join variant_traits(wanted.id) as trait
  where not exists (select from option_value o where (o.group_name, o.name) = (trait.group_name, trait.name))
  order by 1, 2
  on conflict do nothing;
  with described as (
    select wanted.id as product_id, trait.variant_id, o.id as option_value_id
    from unnest(ids) as wanted (id) cross join variant_traits(wanted.id) as trait
    join option_value o on (o.group_name, o.name) = (trait.group_name, trait.name)
  ), offered as (
    select v.product_id, coalesce(part.part_id, v.option_value_id) as option_value_id, s.store_id
    from variant v
    left join option_part part on part.whole_id = v.option_value_id
    left join stock s on s.variant_id = v.id and s.on_hand > s.reserved
    where v.product_id = any (ids) and v.is_active
    union all
    select described.product_id, described.option_value_id, s.store_id
    from described left join stock s on s.variant_id = described.variant_id and s.on_hand > s.reserved
  ), derived as (
    select p.id,
      coalesce(array_agg(distinct o.option_value_id) filter (where o.option_value_id is not null), '{}') as option_ids,
      coalesce(array_agg(distinct o.option_value_id)
        filter (where o.option_value_id is not null and o.store_id is not null), '{}') as available_option_ids,
      coalesce(array_agg(distinct o.store_id) filter (where o.store_id is not null), '{}') as store_ids
    from product p
    left join offered o on o.product_id = p.id
    where p.id = any (ids)
    group by p.id
  ), cheapest as (
    -- The lowest price that can be bought; of a product that is sold out, the lowest one.
    select distinct on (v.product_id) v.product_id, v.mrp_paise, v.selling_price_paise
    from variant v
    where v.product_id = any (ids) and v.is_active
    order by v.product_id,
      exists (select from stock s where s.variant_id = v.id and s.on_hand > s.reserved) desc,
      v.selling_price_paise, v.mrp_paise, v.id
  ), written as materialized (
    select d.*,
      coalesce(cheapest.mrp_paise, p.mrp_paise) as mrp_paise,
      coalesce(cheapest.selling_price_paise, p.selling_price_paise) as selling_price_paise,
      search_document(p.id, p.title, brand.name, child.name, concat_ws(' ', sub.name, main.name), d.option_ids) as search
    from derived d
    join product p on p.id = d.id
    left join cheapest on cheapest.product_id = d.id
    join brand on brand.id = p.brand_id
    join category main on main.id = p.main_id
    join category sub on sub.id = p.sub_id
    join category child on child.id = p.child_id
  )
  update product p
  set option_ids = w.option_ids, available_option_ids = w.available_option_ids, store_ids = w.store_ids,
    in_stock = w.store_ids <> '{}', search = w.search, mrp_paise = w.mrp_paise, selling_price_paise = w.selling_price_paise
  from written w
  where p.id = w.id
    and (p.option_ids, p.available_option_ids, p.store_ids, p.search, p.mrp_paise, p.selling_price_paise)
      is distinct from (w.option_ids, w.available_option_ids, w.store_ids, w.search, w.mrp_paise, w.selling_price_paise);
end $function$;

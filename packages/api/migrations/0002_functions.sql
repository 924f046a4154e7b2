insert into catalogue_version (is_only, version) values (true, 1);
--> statement-breakpoint
insert into store (id, name, city) values (1, 'Okhla, Delhi-NCR', 'Delhi'), (2, 'Sitapura, Jaipur', 'Jaipur');
--> statement-breakpoint
-- Every write to the catalogue ends with this, in its own transaction.
create function bump_catalogue_version() returns void language sql as $$
  update catalogue_version set version = version + 1;
  select pg_notify('catalogue', '');
$$;
--> statement-breakpoint
-- What lists read of a product's variants and stock, written down at the product.
create function refresh_products(ids integer[]) returns void language plpgsql as $$
declare
  has_flipped boolean;
begin
  with now_is as (
    select p.id,
      coalesce(sum(s.on_hand - s.reserved) filter (where not v.is_retired), 0)::integer as quantity,
      coalesce(array_agg(distinct st.city order by st.city)
        filter (where s.on_hand > s.reserved and not v.is_retired), '{}') as cities,
      coalesce(array_agg(distinct v.option_group || ':' || v.option_name)
        filter (where v.option_group is not null and not v.is_retired), '{}') as option_values
    from product p
    left join variant v on v.product_id = p.id
    left join stock s on s.variant_id = v.id
    left join store st on st.id = s.store_id
    where p.id = any (ids)
    group by p.id
  ), written as (
    update product p
    set quantity = n.quantity, cities = n.cities, option_values = n.option_values
    from now_is n, product before
    where p.id = n.id and before.id = p.id
      and (p.quantity, p.cities, p.option_values) is distinct from (n.quantity, n.cities, n.option_values)
    returning (before.quantity > 0) <> (n.quantity > 0) or before.cities <> n.cities as flipped
  )
  select coalesce(bool_or(flipped), false) into has_flipped from written;
  if has_flipped then perform bump_catalogue_version(); end if;
end $$;
--> statement-breakpoint
create function stock_has_changed() returns trigger language plpgsql as $$
begin
  perform refresh_products(array(
    select distinct v.product_id from changed c join variant v on v.id = c.variant_id order by v.product_id
  ));
  return null;
end $$;
--> statement-breakpoint
create trigger stock_inserted after insert on stock
  referencing new table as changed for each statement execute function stock_has_changed();
--> statement-breakpoint
create trigger stock_updated after update on stock
  referencing new table as changed for each statement execute function stock_has_changed();

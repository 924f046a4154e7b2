insert into catalogue_version default values;
--> statement-breakpoint
insert into store (id, name, city) values (1, 'Delhi-NCR', 'Delhi'), (2, 'Jaipur', 'Jaipur');
--> statement-breakpoint
-- The catalogue's version: one row, raised by every statement that changes what shoppers see.
create function bump_catalogue_version() returns void language sql as $$
  update catalogue_version set version = version + 1, changed_at = now();
$$;
--> statement-breakpoint
create function catalogue_has_changed() returns trigger language plpgsql as $$
begin
  perform bump_catalogue_version();
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['brand', 'category', 'product', 'product_detail', 'option_value', 'variant', 'review',
    'banner', 'home_section', 'blog_category', 'blog', 'blog_product', 'search_word', 'search_phrase', 'search_synonym']
  loop
    execute format('create trigger bump_version after insert or update or delete or truncate on %I
      for each statement execute function catalogue_has_changed()', name);
  end loop;
end $$;
--> statement-breakpoint
-- Writes the derived columns of products from what they are derived from. Every product is locked first, so that two
-- transactions that change the same product can't overlook each other.
create function refresh_products(ids integer[]) returns void language plpgsql as $$
begin
  perform from product where id = any (ids) order by id for no key update;
  with offered as (
    select v.product_id, v.option_value_id, s.store_id
    from variant v
    left join stock s on s.variant_id = v.id and s.on_hand > s.reserved
    where v.product_id = any (ids) and v.is_active
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
  ), written as (
    select d.*,
      setweight(to_tsvector('shop', concat_ws(' ', p.title, brand.name, child.name)), 'A')
        || setweight(to_tsvector('shop', concat_ws(' ', sub.name, main.name)), 'C')
        || setweight(to_tsvector('shop', coalesce(
          (select string_agg(name, ' ' order by name) from option_value where id = any (d.option_ids)), '')), 'D') as search
    from derived d
    join product p on p.id = d.id
    join brand on brand.id = p.brand_id
    join category main on main.id = p.main_id
    join category sub on sub.id = p.sub_id
    join category child on child.id = p.child_id
  )
  update product p
  set option_ids = w.option_ids, available_option_ids = w.available_option_ids, store_ids = w.store_ids,
    in_stock = w.store_ids <> '{}', search = w.search
  from written w
  where p.id = w.id
    and (p.option_ids, p.available_option_ids, p.store_ids, p.search)
      is distinct from (w.option_ids, w.available_option_ids, w.store_ids, w.search);
end $$;
--> statement-breakpoint
create function refresh_inserted_products() returns trigger language plpgsql as $$
begin
  perform refresh_products(array(select id from new_rows));
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_inserted after insert on product
  referencing new table as new_rows for each statement execute function refresh_inserted_products();
--> statement-breakpoint
create function refresh_updated_products() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.title, n.brand_id, n.main_id, n.sub_id, n.child_id)
      is distinct from (o.title, o.brand_id, o.main_id, o.sub_id, o.child_id));
begin
  if ids <> '{}' then perform refresh_products(ids); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_updated after update on product
  referencing old table as old_rows new table as new_rows for each statement execute function refresh_updated_products();
--> statement-breakpoint
create function refresh_products_of_variants() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select distinct product_id from changed_rows);
begin
  if ids <> '{}' then perform refresh_products(ids); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_inserted after insert on variant
  referencing new table as changed_rows for each statement execute function refresh_products_of_variants();
--> statement-breakpoint
create trigger refresh_updated after update on variant
  referencing new table as changed_rows for each statement execute function refresh_products_of_variants();
--> statement-breakpoint
create trigger refresh_deleted after delete on variant
  referencing old table as changed_rows for each statement execute function refresh_products_of_variants();
--> statement-breakpoint
create function refresh_products_of_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_products(array(
    select id from product
    where case tg_table_name
      when 'brand' then brand_id = new.id
      when 'category' then new.id in (main_id, sub_id, child_id)
      else option_ids @> array[new.id]
    end));
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_renamed after update of name on brand
  for each row when (old.name <> new.name) execute function refresh_products_of_renamed();
--> statement-breakpoint
create trigger refresh_renamed after update of name on category
  for each row when (old.name <> new.name) execute function refresh_products_of_renamed();
--> statement-breakpoint
create trigger refresh_renamed after update of name on option_value
  for each row when (old.name <> new.name) execute function refresh_products_of_renamed();
--> statement-breakpoint
-- Stock follows its ledger: each new move is applied here, and the CHECKs of stock refuse what can't be.
create function apply_stock_moves() returns trigger language plpgsql as $$
begin
  insert into stock (store_id, variant_id) select distinct store_id, variant_id from new_rows on conflict do nothing;
  update stock s
  set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
  from (
    select store_id, variant_id, sum(d_on_hand)::integer as on_hand, sum(d_reserved)::integer as reserved
    from new_rows group by store_id, variant_id
  ) m
  where s.store_id = m.store_id and s.variant_id = m.variant_id;
  return null;
end $$;
--> statement-breakpoint
create trigger apply_moves after insert on stock_move
  referencing new table as new_rows for each statement execute function apply_stock_moves();
--> statement-breakpoint
create function refuse_stock_write() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'stock changes only through stock_move' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refuse_direct_write before insert or update on stock
  for each statement execute function refuse_stock_write();
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'a stock move is never changed' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger refuse_change before update on stock_move
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- A sale that leaves some changes nothing that lists order or filter by, so it neither locks the product nor raises the
-- version: stored answers may show an older number for as long as they are stored. Anything else does.
create function stock_has_changed() returns trigger language plpgsql as $$
declare
  flipped integer[] := array(
    select distinct v.product_id
    from new_rows n join old_rows o using (store_id, variant_id) join variant v on v.id = n.variant_id
    where (n.on_hand > n.reserved) <> (o.on_hand > o.reserved));
begin
  if flipped <> '{}' then perform refresh_products(flipped); end if;
  if flipped <> '{}' or exists (
    select from new_rows n join old_rows o using (store_id, variant_id)
    where n.on_hand <> o.on_hand and n.reserved = o.reserved)
  then
    perform bump_catalogue_version();
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_updated after update on stock
  referencing old table as old_rows new table as new_rows for each statement execute function stock_has_changed();
--> statement-breakpoint
create function refresh_ratings() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select distinct product_id from changed_rows);
begin
  if ids = '{}' then return null; end if;
  perform from product where id = any (ids) order by id for no key update;
  update product p
  set rating_sum = r.sum, rating_count = r.count
  from (
    select p.id, coalesce(sum(r.rating), 0)::integer as sum, count(r.id)::integer as count
    from product p left join review r on r.product_id = p.id
    where p.id = any (ids)
    group by p.id
  ) r
  where p.id = r.id and (p.rating_sum, p.rating_count) is distinct from (r.sum, r.count);
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_inserted after insert on review
  referencing new table as changed_rows for each statement execute function refresh_ratings();
--> statement-breakpoint
create trigger refresh_updated after update on review
  referencing new table as changed_rows for each statement execute function refresh_ratings();
--> statement-breakpoint
create trigger refresh_deleted after delete on review
  referencing old table as changed_rows for each statement execute function refresh_ratings();

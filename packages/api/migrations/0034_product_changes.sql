-- Changes that shoppers cause all day, of a product's stock and reviews, are told apart from all others, so that cached answers
-- without the product still hold.
set constraints all immediate; -- a table with waiting triggers can't be altered
--> statement-breakpoint
CREATE TABLE "product_change" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_change_version_index" ON "product_change" USING btree ("version");--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "broad_version" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_change" ADD COLUMN "product_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_change" DROP CONSTRAINT "catalogue_change_pkey";--> statement-breakpoint
ALTER TABLE "catalogue_change" ADD CONSTRAINT "catalogue_change_changed_by_product_id_pk" PRIMARY KEY("changed_by","product_id");
--> statement-breakpoint
create or replace function raise_catalogue_version() returns trigger language plpgsql as $$
declare
  raised bigint;
begin
  update catalogue_version
  set version = version + 1, changed_at = now(),
    broad_version = case when new.product_id = 0 then version + 1 else broad_version end
  returning version into raised;
  if new.product_id <> 0 then
    insert into product_change (product_id, version) values (new.product_id, raised)
    on conflict (product_id) do update set version = excluded.version;
  end if;
  delete from catalogue_change where changed_by = new.changed_by and product_id = new.product_id;
  return null;
end $$;
--> statement-breakpoint
-- Records a change of the stock or reviews of these products. Many at once count as a change of everything.
create function products_have_changed(ids integer[]) returns void language sql as $$
  insert into catalogue_change (changed_by, product_id)
  select pg_current_xact_id(), id from unnest(case when cardinality(ids) > 100 then array[0] else ids end) as id
  on conflict do nothing;
$$;
--> statement-breakpoint
-- `products_have_changed` records what the functions below write to products.
create or replace function catalogue_has_changed() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.is_product_change', true), '') <> 'yes' then perform bump_catalogue_version(); end if;
  return null;
end $$;
--> statement-breakpoint
-- A sale that leaves some changes nothing that lists order or filter by, so it neither locks the product nor raises the
-- version: stored answers may show an older number for as long as they are stored. Anything else does.
create or replace function stock_has_changed() returns trigger language plpgsql as $$
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
end $$;
--> statement-breakpoint
create or replace function refresh_ratings() returns trigger language plpgsql as $$
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
end $$;
--> statement-breakpoint
drop trigger bump_version on review;
--> statement-breakpoint
create trigger bump_version after truncate on review
  for each statement execute function catalogue_has_changed();
--> statement-breakpoint
set constraints all deferred;

CREATE TABLE "option_part" (
	"whole_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"part_id" integer NOT NULL,
	CONSTRAINT "option_part_whole_id_position_pk" PRIMARY KEY("whole_id","position"),
	CONSTRAINT "option_part_differs" CHECK ("option_part"."whole_id" <> "option_part"."part_id")
);
--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "option_part" ADD CONSTRAINT "option_part_whole_id_option_value_id_fk" FOREIGN KEY ("whole_id") REFERENCES "public"."option_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_part" ADD CONSTRAINT "option_part_part_id_option_value_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."option_value"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_part_part" ON "option_part" USING btree ("part_id");--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_barcode" CHECK ("variant"."barcode" ~ '^[0-9]{8,14}$');
--> statement-breakpoint
-- Filters and search know a combination by its values: "M / Red" of "Size / Colour" by Size M and Colour Red.
create or replace function refresh_products(ids integer[]) returns void language plpgsql as $$
begin
  perform from product where id = any (ids) order by id for no key update;
  with offered as (
    select v.product_id, coalesce(part.part_id, v.option_value_id) as option_value_id, s.store_id
    from variant v
    left join option_part part on part.whole_id = v.option_value_id
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
  ), cheapest as (
    -- The lowest price that can be bought; of a product that is sold out, the lowest one.
    select distinct on (v.product_id) v.product_id, v.mrp_paise, v.selling_price_paise
    from variant v
    where v.product_id = any (ids) and v.is_active
    order by v.product_id,
      exists (select from stock s where s.variant_id = v.id and s.on_hand > s.reserved) desc,
      v.selling_price_paise, v.mrp_paise, v.id
  ), written as (
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
end $$;
--> statement-breakpoint
-- Combinations that imports stored as one value.
create temporary table part on commit drop as
select o.id as whole_id, value.position, value.group_name, value.name
from option_value o, unnest(string_to_array(o.group_name, ' / '), string_to_array(o.name, ' / '))
  with ordinality as value (group_name, name, position)
where o.group_name like '% / %'
  and cardinality(string_to_array(o.group_name, ' / ')) = cardinality(string_to_array(o.name, ' / '))
  and cardinality(string_to_array(o.group_name, ' / ')) <= 3
  and not '' = any (string_to_array(o.group_name || ' / ' || o.name, ' / '));
--> statement-breakpoint
insert into option_value (group_name, name) select distinct group_name, name from part on conflict do nothing;
--> statement-breakpoint
insert into option_part (whole_id, position, part_id)
select whole_id, position, id from part join option_value using (group_name, name);
--> statement-breakpoint
select refresh_products(array(
  select product_id from variant where option_value_id in (select whole_id from option_part)));

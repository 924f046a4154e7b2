CREATE TABLE "product_count" (
	"brand_id" integer NOT NULL,
	"main_id" integer NOT NULL,
	"sub_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_count_brand_id_main_id_sub_id_child_id_pk" PRIMARY KEY("brand_id","main_id","sub_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "search_change" (
	"changed_by" "xid8" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_word" ALTER COLUMN "sound_key" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "search_word_without_sound" ON "search_word" USING btree ("word") WHERE sound_key = '';--> statement-breakpoint
CREATE INDEX "search_word_gone" ON "search_word" USING btree ("word") WHERE frequency <= 0;--> statement-breakpoint
-- The words of a text that search corrects spelling with.
create function words_of(value text) returns setof text language sql immutable parallel safe as $$
  select word from regexp_split_to_table(search_text(value), ' ') as word
  where word !~ '^[0-9]*$' and length(word) between 2 and 40
$$;
--> statement-breakpoint
-- Adds to the frequencies of the words of texts. The rows are locked in order, so that two transactions can't wait for each other.
create function count_words(texts text[], deltas integer[]) returns void language plpgsql as $$
begin
  insert into search_word as known (word, frequency)
  select word, sum(delta)::integer
  from unnest(texts, deltas) as counted (value, delta), words_of(value) as word
  group by word having sum(delta) <> 0 order by word
  on conflict (word) do update set frequency = known.frequency + excluded.frequency;
  delete from search_word where frequency <= 0;
end $$;
--> statement-breakpoint
create function note_search_change() returns void language sql as $$
  insert into search_change (changed_by) values (pg_current_xact_id()) on conflict do nothing;
$$;
--> statement-breakpoint
create type product_delta as (title text, brand_id integer, main_id integer, sub_id integer, child_id integer, delta integer);
--> statement-breakpoint
-- Brings words and counts to what products have become: a delta of 1 for a product that is sold now, of -1 for one that was.
create function follow_products(deltas product_delta[]) returns void language plpgsql as $$
declare
  texts text[];
  counts integer[];
begin
  if deltas = '{}' then return; end if;
  insert into product_count as known (brand_id, main_id, sub_id, child_id, products)
  select brand_id, main_id, sub_id, child_id, sum(delta)::integer from unnest(deltas)
  group by brand_id, main_id, sub_id, child_id having sum(delta) <> 0
  order by brand_id, main_id, sub_id, child_id
  on conflict (brand_id, main_id, sub_id, child_id) do update set products = known.products + excluded.products;

  with changed as (select * from unnest(deltas)), counted as (
    select title as value, delta from changed
    union all
    select name, sum(delta) from changed join brand on brand.id = brand_id group by brand.id
    union all
    select name, sum(delta) from changed join category on category.id in (main_id, sub_id, child_id) group by category.id
  )
  select array_agg(value), array_agg(delta) into texts, counts from counted where delta <> 0;
  perform count_words(texts, counts);
  perform note_search_change();
end $$;
--> statement-breakpoint
create function follow_inserted_products() returns trigger language plpgsql as $$
begin
  perform follow_products(array(
    select (title, brand_id, main_id, sub_id, child_id, 1)::product_delta from new_rows where is_active));
  return null;
end $$;
--> statement-breakpoint
create trigger follow_inserted after insert on product
  referencing new table as new_rows for each statement execute function follow_inserted_products();
--> statement-breakpoint
create function follow_updated_products() returns trigger language plpgsql as $$
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
end $$;
--> statement-breakpoint
create trigger follow_updated after update on product
  referencing old table as old_rows new table as new_rows for each statement execute function follow_updated_products();
--> statement-breakpoint
create function follow_deleted_products() returns trigger language plpgsql as $$
begin
  perform follow_products(array(
    select (title, brand_id, main_id, sub_id, child_id, -1)::product_delta from old_rows where is_active));
  return null;
end $$;
--> statement-breakpoint
create trigger follow_deleted after delete on product
  referencing old table as old_rows for each statement execute function follow_deleted_products();
--> statement-breakpoint
-- A name counts once for each product of the brand or category.
create function follow_renamed() returns trigger language plpgsql as $$
declare
  uses integer;
begin
  select coalesce(sum(products), 0) into uses from product_count
  where case tg_table_name when 'brand' then brand_id = new.id else new.id in (main_id, sub_id, child_id) end;
  perform count_words(array[old.name, new.name], array[-uses, uses]);
  perform note_search_change();
  return null;
end $$;
--> statement-breakpoint
create trigger follow_renamed after update of name on brand
  for each row when (old.name <> new.name) execute function follow_renamed();
--> statement-breakpoint
create trigger follow_renamed after update of name on category
  for each row when (old.name <> new.name) execute function follow_renamed();
--> statement-breakpoint
create function follow_option_values() returns trigger language plpgsql as $$
declare
  gone text[] := case when tg_op = 'INSERT' then '{}' else array[old.name] end;
  come text[] := case when tg_op = 'DELETE' then '{}' else array[new.name] end;
begin
  perform count_words(gone || come, array_fill(-1, array[cardinality(gone)]) || array_fill(1, array[cardinality(come)]));
  return null;
end $$;
--> statement-breakpoint
create trigger follow_option_values after insert or update of name or delete on option_value
  for each row execute function follow_option_values();
--> statement-breakpoint
-- Counts everything anew, for rows that were written without triggers.
create function recount_search() returns void language plpgsql as $$
begin
  lock table product, brand, category, option_value in share row exclusive mode;
  delete from product_count;
  insert into product_count (brand_id, main_id, sub_id, child_id, products)
  select brand_id, main_id, sub_id, child_id, count(*) from product where is_active
  group by brand_id, main_id, sub_id, child_id;
  update search_word set frequency = 0;
  insert into search_word (word, frequency)
  select word, sum(uses)::integer
  from (
    select title, 1 from product where is_active
    union all select brand.name, sum(products) from product_count join brand on brand.id = brand_id group by brand.id
    union all select category.name, sum(products)
      from product_count join category on category.id in (main_id, sub_id, child_id) group by category.id
    union all select name, 1 from option_value
  ) as counted (value, uses), words_of(value) as word
  group by word
  on conflict (word) do update set frequency = excluded.frequency;
  delete from search_word where frequency = 0;
  perform note_search_change();
end $$;
--> statement-breakpoint
select recount_search();

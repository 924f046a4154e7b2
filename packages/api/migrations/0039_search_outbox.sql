CREATE TABLE "search_index" (
	"name" text PRIMARY KEY NOT NULL,
	"is_building" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_outbox" (
	"place" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_outbox_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"is_broad" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "search_index_one_of_each" ON "search_index" USING btree ("is_building");
--> statement-breakpoint
-- The number is raised while the product is locked, so that a later state has a higher one whichever transaction began first.
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  new.revision := old.revision + 1;
  return new;
end $$;
--> statement-breakpoint
-- A shop without a search engine of its own notes nothing.
create function note_for_search() returns trigger language plpgsql as $$
begin
  if exists (select from search_index) then
    insert into search_outbox (product_id, is_broad)
    select id, coalesce(current_setting('shop.is_product_change', true), '') <> 'yes' from changed_rows order by id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_for_search_inserted after insert on product
  referencing new table as changed_rows for each statement execute function note_for_search();
--> statement-breakpoint
create trigger note_for_search_updated after update on product
  referencing new table as changed_rows for each statement execute function note_for_search();
--> statement-breakpoint
create trigger note_for_search_deleted after delete on product
  referencing old table as changed_rows for each statement execute function note_for_search();

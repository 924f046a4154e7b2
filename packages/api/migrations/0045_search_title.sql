-- Filled by `fillSearchTitles` in small transactions: to write the table in one would keep every list waiting.
set constraints all immediate; -- a table with waiting triggers can't be altered
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_title" "tsvector";--> statement-breakpoint
CREATE INDEX "product_search_title" ON "product" USING gin ("search_title");--> statement-breakpoint
CREATE INDEX "product_without_search_title" ON "product" USING btree ("id") WHERE search_title is null;
--> statement-breakpoint
create function set_search_title() returns trigger language plpgsql as $$
begin
  new.search_title := ts_filter(new.search, '{a,b}');
  return new;
end $$;
--> statement-breakpoint
create trigger set_search_title before insert or update of search on product
  for each row execute function set_search_title();

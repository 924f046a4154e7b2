DROP INDEX "product_price";--> statement-breakpoint
ALTER TABLE "product" drop column "discount_percent";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "discount_percent" smallint GENERATED ALWAYS AS (greatest(0, floor((mrp_paise - greatest(1, ceil(selling_price_paise::bigint * (100 - additional_discount) / 10000::numeric)) * 100) * 100 / mrp_paise))::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_paise" integer GENERATED ALWAYS AS (greatest(1, ceil(selling_price_paise::bigint * (100 - additional_discount) / 10000::numeric))::integer * 100) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("price_paise","id") WHERE is_active;--> statement-breakpoint
-- It went with its column.
CREATE INDEX "product_discount" ON "product" USING btree ("discount_percent" DESC NULLS FIRST,"in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE is_active;

CREATE TABLE "product_view" (
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_view_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "popularity_start" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_view_day" ON "product_view" USING btree ("day");--> statement-breakpoint
-- What products have now was given, and is no sale.
UPDATE "product" SET "popularity_start" = "popularity" WHERE "popularity" > 0;

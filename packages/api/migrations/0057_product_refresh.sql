CREATE TABLE "product_refresh" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"after_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_refresh_is_one_row" CHECK ("product_refresh"."is_only")
);

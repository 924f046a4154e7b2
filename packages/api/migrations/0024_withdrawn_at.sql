ALTER TABLE "product_source" ADD COLUMN "withdrawn_at" timestamp with time zone;

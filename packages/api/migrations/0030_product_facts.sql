ALTER TABLE "product_detail" ADD COLUMN "importer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_detail" ADD COLUMN "net_quantity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_detail" ADD COLUMN "best_before" text DEFAULT '' NOT NULL;

ALTER TABLE "product" ADD COLUMN "changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "product_changed" ON "product" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "variant_option_colour" ON "variant" USING btree ("option_value_id","id") WHERE color_code is not null and is_active;
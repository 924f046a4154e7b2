ALTER TABLE "one_time_code" ADD COLUMN "is_sent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ((ship_to ->> 'phone'),"placed_at");
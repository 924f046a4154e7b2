DROP INDEX "payment_unsettled";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "rechecked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("created_at") WHERE gw_order_id is not null
          and (state in ('created', 'failed', 'cancelled') or (state in ('captured', 'surplus') and rechecked_at is null));
DROP INDEX "payment_unsettled";--> statement-breakpoint
ALTER TABLE "gw_event" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now() + interval '15 minutes';--> statement-breakpoint
CREATE INDEX "gw_event_waiting" ON "gw_event" USING btree ("waits_for") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("ask_at") WHERE gw_order_id is not null and ask_at is not null;--> statement-breakpoint
-- The provider has long told all that these brought.
update payment set ask_at = null where updated_at < now() - interval '30 days';

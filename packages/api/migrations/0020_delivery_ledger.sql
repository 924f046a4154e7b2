CREATE TABLE "delivery_ledger" (
	"order_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"is_express" boolean NOT NULL,
	"promised_at" timestamp with time zone NOT NULL,
	"promised_by" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "delivery_ledger_order_id_store_id_pk" PRIMARY KEY("order_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "delivery_ledger" ADD CONSTRAINT "delivery_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_ledger" ADD CONSTRAINT "delivery_ledger_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_ledger_promised_by" ON "delivery_ledger" USING btree ("promised_by");--> statement-breakpoint
-- Orders that were placed before the ledger.
INSERT INTO "delivery_ledger" ("order_id", "store_id", "is_express", "promised_at", "promised_by", "delivered_at")
SELECT o.id, m.store_id, o.is_express, o.placed_at, o.promised_by,
	CASE WHEN EXISTS (
		SELECT FROM "stock_move" s WHERE s.ref = o.hold_id AND s.kind = 'ship' AND s.store_id = m.store_id
	) THEN o.delivered_at END
FROM "orders" o
JOIN (SELECT DISTINCT ref, store_id FROM "stock_move" WHERE kind = 'reserve') m ON m.ref = o.hold_id;

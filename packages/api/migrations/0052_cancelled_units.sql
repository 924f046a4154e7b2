ALTER TABLE "order_line" ADD COLUMN "quantity_cancelled" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "offer_cancelled_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "coupon_cancelled_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_cancelled" CHECK ("order_line"."quantity_cancelled" >= 0 and ("order_line"."status" <> 'cancelled' or "order_line"."quantity_cancelled" = 0)) NOT VALID;
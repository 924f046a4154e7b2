ALTER TYPE "public"."order_return_status" ADD VALUE 'withdrawn';--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "withdrawn_at" timestamp with time zone;
ALTER TABLE "banner" ADD COLUMN "phone_image" text;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "phone_alt" text DEFAULT '' NOT NULL;
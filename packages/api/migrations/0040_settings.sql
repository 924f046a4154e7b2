CREATE TABLE "shop_setting" (
	"part" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
create trigger bump_version after insert or update or delete or truncate on shop_setting
  for each statement execute function catalogue_has_changed();

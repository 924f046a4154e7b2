CREATE TABLE "demo_removal" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_removal_is_one_row" CHECK ("demo_removal"."is_only")
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "deletions" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Only the removal of the demo deletes products. The count tells indexes that follow changed rows to read all of them again.
create or replace function refuse_product_delete() returns trigger language plpgsql as $$
begin
  if current_setting('shop.deletes_demo', true) is distinct from 'on' then
    raise exception 'a product is withdrawn (is_active), never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  update catalogue_version set deletions = deletions + 1;
  return null;
end $$;

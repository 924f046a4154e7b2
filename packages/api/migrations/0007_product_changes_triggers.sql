create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;
--> statement-breakpoint
create trigger note_change before update on product for each row execute function note_product_change();
--> statement-breakpoint
create function refuse_product_delete() returns trigger language plpgsql as $$
begin
  raise exception 'a product is withdrawn (is_active), never deleted' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger refuse_delete before delete on product for each statement execute function refuse_product_delete();

-- The version is raised at commit: raised at once, its row would stay locked until then, and writers would wait for each other.
create or replace function bump_catalogue_version() returns void language sql as $$
  insert into catalogue_change (changed_by) values (pg_current_xact_id()) on conflict do nothing;
$$;
--> statement-breakpoint
create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1, changed_at = now();
  delete from catalogue_change where changed_by = new.changed_by;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger raise_version after insert on catalogue_change
  deferrable initially deferred for each row execute function raise_catalogue_version();

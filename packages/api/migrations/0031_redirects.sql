CREATE TABLE "old_slug" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"owner_id" integer NOT NULL,
	CONSTRAINT "old_slug_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "redirect_target_is_own" CHECK ("redirect"."target" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
-- Keeps the slug that a page had, unless it takes up one again.
create function keep_old_slug() returns trigger language plpgsql as $$
declare
  owner_kind text := case tg_argv[0] when '' then to_jsonb(new) ->> 'level' else tg_argv[0] end;
begin
  delete from old_slug where kind = owner_kind and slug = new.slug;
  insert into old_slug (kind, slug, owner_id) values (owner_kind, old.slug, new.id)
    on conflict (kind, slug) do update set owner_id = excluded.owner_id;
  return null;
end $$;
--> statement-breakpoint
-- The address of a new page leads to it, whatever it led to before.
create function take_up_slug() returns trigger language plpgsql as $$
begin
  delete from old_slug o using added a
    where o.slug = a.slug and o.kind = case tg_argv[0] when '' then to_jsonb(a) ->> 'level' else tg_argv[0] end;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  name text;
  kind text;
begin
  for name, kind in values ('product', 'product'), ('blog', 'post'), ('brand', 'brand'), ('category', '')
  loop
    execute format('create trigger keep_old_slug after update of slug on %I
      for each row when (old.slug is distinct from new.slug) execute function keep_old_slug(%L)', name, kind);
    execute format('create trigger take_up_slug after insert on %I
      referencing new table as added for each statement execute function take_up_slug(%L)', name, kind);
  end loop;
  foreach name in array array['redirect', 'old_slug']
  loop
    execute format('create trigger bump_version after insert or update or delete or truncate on %I
      for each statement execute function catalogue_has_changed()', name);
  end loop;
end $$;

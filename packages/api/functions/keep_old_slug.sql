CREATE OR REPLACE FUNCTION public.keep_old_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner_kind text := case tg_argv[0] when '' then to_jsonb(new) ->> 'level' else tg_argv[0] end;
begin
  delete from old_slug where kind = owner_kind and slug = new.slug;
  insert into old_slug (kind, slug, owner_id) values (owner_kind, old.slug, new.id)
    on conflict (kind, slug) do update set owner_id = excluded.owner_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_up_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from old_slug o using added a
    where o.slug = a.slug and o.kind = case tg_argv[0] when '' then to_jsonb(a) ->> 'level' else tg_argv[0] end;
  return null;
end $function$;

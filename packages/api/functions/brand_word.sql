CREATE OR REPLACE FUNCTION public.brand_word(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(coalesce(nullif(btrim(regexp_replace(search_text(name), '\mand\M'::text, ''::text, 'g'::text)), ''::text), search_text(name)), ' '::text, ''::text);

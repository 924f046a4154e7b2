CREATE OR REPLACE FUNCTION public.search_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(regexp_replace(fold(value), '([a-z])[''’](?=s\M)'::text, '\1'::text, 'g'::text), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+'::text, ' '::text, 'g'::text));

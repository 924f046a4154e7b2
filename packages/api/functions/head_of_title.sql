CREATE OR REPLACE FUNCTION public.head_of_title(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(title, '(?<=\S)(?:\s+[-–|:+]\s|\s*[,(|]|\s+(?:with|for|in|by|from|to|that)\s).*$'::text, ''::text, 'i'::text), '(?<=\S)(?:\s+(?:set|pack|combo|pair)\s+of\s(?!\s*\d+\s+[[:alpha:]-]{3,}\s+[[:alpha:]]).*|\s+(?:pack|pair)|\s+spf\s*\d+\+*|\s+\d+(?:\.\d+)?\s*(?:ml|gm?|kg|l|pcs|%)?|\s+(?:extra\s+)?(?:small|medium|large|new\s?born))+$'::text, ''::text, 'i'::text);

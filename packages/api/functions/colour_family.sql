CREATE OR REPLACE FUNCTION public.colour_family(code text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  hex text := case length(code) when 4 then regexp_replace(substr(code, 2), '(.)', '\1\1', 'g') else substr(code, 2) end;
  r float8 := get_byte(decode(hex, 'hex'), 0) / 255.0;
  g float8 := get_byte(decode(hex, 'hex'), 1) / 255.0;
  b float8 := get_byte(decode(hex, 'hex'), 2) / 255.0;
  v float8 := greatest(r, g, b);
  spread float8 := v - least(r, g, b);
  s float8 := case when v = 0 then 0 else spread / v end;
  h float8;
begin
  if v < 0.2 then return 'black'; end if;
  if s < 0.1 then return case when v > 0.92 then 'white' else 'grey' end; end if;
  h := 60 * case v
    when r then (g - b) / spread
    when g then 2 + (b - r) / spread
    else 4 + (r - g) / spread end;
  if h < 0 then h := h + 360; end if;
  return case
    when h < 15 or h >= 345 then
      case
        -- Dark wood and chocolate are no wine.
        when v < 0.45 then case when h >= 8 and h < 15 and s < 0.75 then 'brown' else 'maroon' end
        when s >= 0.6 then 'red'
        -- The shades of skin, of wood and of apricots are neither red nor pink.
        when h < 5 or h >= 345 or (s < 0.3 and v > 0.7) then 'pink'
        else case when v > 0.85 then 'orange' else 'brown' end end
    when h < 45 then
      case when s < 0.45 and v > 0.7 then 'beige' when v < 0.65 then 'brown' else 'orange' end
    -- Moss and olives are green, and dark honey is brown.
    when h < 66 then case when v >= 0.52 then 'yellow' when h < 52 then 'brown' else 'green' end
    when h < 170 then 'green'
    -- Slate and clouds are no blue.
    when h < 255 then case when s < 0.25 and v < 0.75 then 'grey' else 'blue' end
    when h < 290 then 'purple'
    else case when v < 0.5 then 'maroon' else 'pink' end end;
end $function$;

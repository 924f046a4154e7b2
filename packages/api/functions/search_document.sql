CREATE OR REPLACE FUNCTION public.search_document(product_id integer, title text, brand_name text, child_name text, above text, option_ids integer[])
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  head text := head_of_title(title);
  noun text := coalesce((regexp_match(head, '\S+(?:\s+set)?$', 'i'))[1], '');
  options text := (
    select string_agg(concat_ws(' ', name, case group_name when 'Undertone' then 'undertone' end), ' ' order by name)
    from option_value where id = any (option_ids));
  main_colours text;
  colours text;
  named_colours text := (
    select string_agg(value, ' ') from product_detail d, jsonb_to_recordset(specifications) as fact (name text, value text)
    where d.product_id = search_document.product_id and fact.name ~* '^colou?r$');
  details text := (
    select concat_ws(E'\n', specifications::text, 'value ' || nullif(net_quantity, ''), array_to_string(highlights, E'\n'), ingredients,
      left(regexp_replace(description, '<[^>]*>', E'\n', 'g'), 1500))
    from product_detail d where d.product_id = search_document.product_id);
  -- What a whole list of ingredients does not name, a product lacks.
  listed text := (
    select 'ingredientlist' from product_detail d
    where d.product_id = search_document.product_id and btrim(ingredients) <> '' and ingredients !~* '\m(key|active|main|hero) ingredients?\M|\mand more\M|\metc\M');
begin
  select string_agg(family, ' ' order by family) filter (where shades = most),
    string_agg(family, ' ' order by family) filter (where shades < most)
  into main_colours, colours
  from (
    select colour_family(color_code) as family, count(*) as shades, max(count(*)) over () as most
    from variant v where v.product_id = search_document.product_id and v.is_active and color_code is not null
    group by family
  ) counted;
  return setweight(to_tsvector('shop', told_apart(search_text(left(head, length(head) - length(noun))))), 'B')
    || setweight(to_tsvector('shop', told_apart(search_text(noun))), 'A')
    || setweight(to_tsvector('shop', told_apart(search_text(substr(title, length(head) + 1)))), 'B')
    || setweight(to_tsvector('shop', concat_ws(' ', search_text(brand_name), brand_word(brand_name))), 'B')
    || setweight(to_tsvector('shop', told_apart(concat_ws(' ', search_text(child_name), search_text(above), search_text(options)))), 'C')
    || setweight(to_tsvector('shop', concat_ws(' ', main_colours, search_text(named_colours))), 'B')
    || setweight(to_tsvector('shop', coalesce(colours, '')), 'C')
    || setweight(to_tsvector('shop', coalesce(told_apart(search_text(concat_ws(' ', details, lacked_in_lists(concat_ws(E'\n', title, details)), listed))), '')), 'D');
end $function$;

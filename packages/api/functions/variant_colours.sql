-- Colours by which lists filter the variants of a product. A shade has the family of its code. A colour that is chosen, such as "Rani Pink", has
-- the plain one in its name, else the family of its code. Each variant of a product that is sold in one colour, as most clothes are, has what the
-- specification names, each of "Rani pink and gold", else the families of the codes.
CREATE OR REPLACE FUNCTION public.variant_colours(of_product integer)
 RETURNS TABLE (variant_id integer, colour text)
 LANGUAGE sql
 STABLE
AS $function$
  with named as (
    select lower(trim(part)) as name
    from product_detail, jsonb_to_recordset(specifications) as fact (name text, value text),
      regexp_split_to_table(value, '\s*(?:,|/|&|\+|\m(?:and|with)\M)\s*', 'i') as part
    where product_id = of_product and fact.name ~* '^colou?r$' and trim(part) <> '' and length(part) <= 50
  ), sold as (
    select v.id, v.color_code, o.group_name, lower(o.name) as name from variant v left join option_value o on o.id = v.option_value_id
    where v.product_id = of_product and v.is_active
  ), coloured as (
    select coalesce(plain_colour(name), name) as colour from named
    where plain_colour(name) is not null or not exists (select from named where plain_colour(name) is not null)
    union
    select colour_family(color_code) from sold
    where color_code is not null and coalesce(group_name ~* 'size', true) and not exists (select from named)
  )
  select id, initcap(colour) from sold cross join coloured
  where not exists (select from sold where group_name ~* 'colou?r|shade')
  union all
  select id, initcap(colour_family(color_code)) from sold
  -- What is seen through has no colour, whatever its code.
  where group_name ~* 'shade' and color_code is not null and name !~ '\m(?:clear|transparent|colou?rless|invisible)\M'
  union all
  select id, initcap(colour) from sold cross join coalesce(plain_colour(name), colour_family(color_code)) as colour
  where group_name ~* 'colou?r' and group_name !~* 'shade' and colour is not null
$function$;

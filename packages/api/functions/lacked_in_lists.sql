-- What a text says that it lacks in lists, each thing with a "no" of its own: "no sulphate no paraben" for "No sulphate or paraben", "without
-- sulphate and paraben", "free of …" and "sulphate- and paraben-free". Only lists of nouns to the end of a clause count: "no added colour or
-- scent" says nothing of the scent. The text ends clauses with lines or punctuation.
CREATE OR REPLACE FUNCTION public.lacked_in_lists(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  with noun (one) as (
    values ('(?:(?:mineral|essential|palm) oils?|baking soda|(?:metallic|alumini?um) salts?|[a-z][a-z0-9]*(?:-[a-z0-9]+)*)')
  ), ending (clause) as (
    values ('(?= *(?:$|[^a-z0-9 ''&/-]))')
  ), substance (one) as (
    values ('(?:sul(?:ph|f)ates?|sls|sles|parabens?|silicones?|alcohol|ammonia|phthalates?|gluten|talc|peroxide|fragrance|perfume|colou?r|dye|mineral oil|soap|nickel|cruelty)')
  ), said (things) as (
    select found[1]
    from noun, ending, regexp_matches(fold(value),
      '(?<!\mnot )\m(?:no|zero) +(' || one || '(?: *, *' || one || ')* *,? +n?or +(?:[a-z-]+ )?' || one || ')' || clause, 'g') as found
    union all
    select found[1]
    from noun, ending, regexp_matches(fold(value),
      '(?<!\mnot )\m(?:without|free (?:of|from)) +(' || one || '(?: *, *' || one || ')* *,? +(?:and|or|nor|&) +(?:[a-z-]+ )?' || one || ')' || clause,
      'g') as found
    union all
    select found[1]
    from regexp_matches(fold(value), '\m([a-z]+-(?: *, *[a-z]+-)* *,? +(?:and|or|&) +[a-z]+)-free\M', 'g') as found
    union all
    select found[1]
    from substance, regexp_matches(fold(value),
      '(?:^|[^a-z0-9 ''&/-]|\m(?:a|an|is|are|all)(?= )) *(' || one || '(?: *, *' || one || ')* *,? +(?:and|or|&) +' || one || ')[ -]free\M', 'g') as found
  )
  select coalesce(string_agg('no ' || thing, ' '), '')
  from said, regexp_split_to_table(things, '-? *,? +(?:and|or|nor|&) +|-? *, *') as thing
$function$;

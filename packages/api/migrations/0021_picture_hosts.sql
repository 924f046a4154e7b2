CREATE TABLE "picture_host" (
	"host" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
insert into picture_host
select distinct lower(substring(url from '^https://([^/?#]+)'))
from (
  select unnest(media) as url from product
  union all
  select unnest(media) from variant
  union all
  select image from blog
  union all
  select (regexp_matches(description, '<img src="(https://[^"]+)"', 'g'))[1] from product_detail
  union all
  select (regexp_matches(description, '<img src="(https://[^"]+)"', 'g'))[1] from blog
) as picture
where url ~* '^https://[a-z0-9._-]+(:[0-9]+)?([/?#]|$)';

import type { LineProduct } from '@shop/shop-ui/lib/lineProduct'

/** Product of a line, as `CartLine` and `OrderLine` show it. A product without a page has no address. */
export function lineProductOf(
  { title, brand_name, option_name }: { title: string; brand_name: string; option_name: string | null },
  image: string,
  href: string | null,
): LineProduct {
  return {
    title,
    href,
    brandName: brand_name,
    optionName: option_name,
    picture: image === '' ? undefined : { src: image },
  }
}

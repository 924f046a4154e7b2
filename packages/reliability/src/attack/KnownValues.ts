import type { Database } from '@shop/api/database/openDatabase'
import { sql } from 'drizzle-orm'
import { makeShoppers, type Shopper } from '../shoppers.ts'
import type { Dice } from './Dice.ts'

/** Many, because logouts and closed accounts end sessions during the attack. */
const SHOPPERS = 3_000

/** Existing values of the shop, by names of parameters and fields. */
export class KnownValues {
  readonly shoppers: readonly Shopper[]
  readonly #values: ReadonlyMap<string, readonly (string | number)[]>

  private constructor(
    shoppers: readonly Shopper[],
    values: ReadonlyMap<string, readonly (string | number)[]>,
  ) {
    this.shoppers = shoppers
    this.#values = values
  }

  static async fill(db: Database): Promise<KnownValues> {
    const shoppers = await makeShoppers(db, SHOPPERS)
    const { rows } = await db.execute<{ name: string; values: (string | number)[] }>(sql`
      select 'product_id' as name, json_agg(id) as values from product
      union all select 'variant_id', json_agg(id) from variant
      union all select 'product', json_agg(slug) from product
      union all select 'brand', json_agg(slug) from brand
      union all select 'category_id', json_agg(id) from category where level = 'main'
      union all select 'category', json_agg(slug) from category
      union all select 'post', json_agg(slug) from blog
      union all select 'post_category', json_agg(slug) from blog_category
      union all select 'picture', json_agg(id || '-' || width || 'x' || height) from picture`)
    const values = new Map(rows.map(({ name, values: list }) => [name, list]))
    const of = (name: string) => values.get(name) ?? []
    const slugs = [...of('product'), ...of('product_id')]
    const known: Record<string, readonly (string | number)[]> = {
      product_id: of('product_id'),
      productId: of('product_id'),
      variant_id: of('variant_id'),
      variant: of('variant_id'),
      slugOrId: [...slugs, ...of('post')],
      slug: [...slugs, ...of('category'), ...of('brand'), 'searchProducts', 'best-sellers', 'jaipur'],
      categoryId: of('category_id'),
      brand: of('brand'),
      subcategory: of('post_category'),
      address_id: shoppers.map(({ addressId }) => addressId),
      pincode: ['110001', '302001', '560001', '999999', '122018'],
      phone: ['+919876543210', '9876543211', '+91 98765 43212'],
      code: ['123456', '000000', 'WELCOME10'],
      coupon: ['WELCOME10', 'GLOW20', 'nothing'],
      query: ['lip', 'kajal', 'red lipstik', 'नेल', 'saree'],
      search: ['lip', 'kajal', 'red lipstik', 'नेल', 'saree'],
      provider: ['sandbox', 'razorpay'],
      option: ['Size:M', 'Shade:Ruby', 'Colour:Red'],
      payment_method: ['cod', 'upi', 'card'],
      expected_total: [600, 649, 1],
      quantity: [1, 2, 10],
      key: of('picture'),
      file: ['320.avif', '640.webp', '640.jpeg', '0', '1'],
      next: ['/mycart', '//x', '/profile?Myorders=true'],
    }
    return new KnownValues(shoppers, new Map(Object.entries(known)))
  }

  valueFor(name: string, dice: Dice): string | number | undefined {
    const values = this.#values.get(name)
    return values === undefined || values.length === 0 ? undefined : dice.pick(values)
  }
}

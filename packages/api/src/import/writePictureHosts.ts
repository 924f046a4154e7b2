import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import type { FeedProduct } from './feedProduct.ts'

const DESCRIPTION_PICTURE = /<img src="(https:[^"]+)"/g

/** Hosts that are valid in a content security policy. URLs allow more, such as `;` and `*`. */
const HOST = /^[a-z0-9._-]+(?::\d+)?$/

/** Stores the hosts of these products' pictures, so that the content security policy allows them. */
export async function writePictureHosts(tx: Transaction, products: readonly FeedProduct[]): Promise<void> {
  const urls = products.flatMap(({ images, options, description }) => [
    ...images,
    ...options.flatMap(({ variants }) => variants.flatMap((variant) => variant.images)),
    ...Array.from(description.matchAll(DESCRIPTION_PICTURE), ([, url = '']) => url),
  ])
  const foreign = urls.filter((url) => URL.canParse(url))
  const hosts = [...new Set(foreign.map((url) => new URL(url).host))]
    .filter((host) => HOST.test(host))
    .toSorted()
  if (hosts.length === 0) return
  await tx.execute(sql`
    insert into picture_host select unnest(${sql.param(hosts)}::text[]) on conflict do nothing`)
}

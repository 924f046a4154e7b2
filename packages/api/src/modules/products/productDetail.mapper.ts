import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { expressStores } from '@shop/contract/expressStores'
import { parcelDays } from '@shop/contract/parcelDays'
import { rupeesOfPaise, unitPaise } from '@shop/contract/money'
import { joinMedia } from '@shop/contract/pictures'
import type { BreadcrumbWire, ProductWire } from '@shop/contract/products.schema'
import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'
import { toFlag } from '#http/toFlag.ts'
import { sanitiseHtml } from '#html/sanitiseHtml.ts'
import type { findGift } from '#modules/offers/offers.repository.ts'
import { toGiftWire } from '#modules/offers/toGiftWire.ts'
import { sizeGuideFor, sizesOf } from '#modules/sizeGuides/sizeGuideFor.ts'
import { packSizeOf } from './packSizeOf.ts'
import { toOptionGroupsWire, toProductCardWire } from './productCards.mapper.ts'
import type { findProduct } from './productDetail.repository.ts'

type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>
type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>

interface Around {
  delivery: DeliverySettings
  guides: readonly OperatorSizeGuide[]
  /** Gift of the product's offer. */
  gift: GiftRow | undefined
}

export function toProductWire(row: ProductRow, { delivery, guides, gift }: Around): ProductWire {
  const { min, max } = parcelDays(delivery)
  const { main, sub, child, detail } = row
  const variants = row.state === 'archived' ? [] : row.variants
  const options = toOptionGroupsWire(variants)
  const guide = sizeGuideFor(guides, { categories: [child.slug, sub.slug, main.slug], brand: row.brandSlug })
  const sizes = sizesOf(options)
  const netQuantity = detail?.netQuantity ?? ''
  return {
    ...toProductCardWire(row, variants),
    options,
    is_offer_shared: toFlag(row.isOfferShared),
    offer_gift: gift && {
      ...toGiftWire(gift),
      worth: rupeesOfPaise(unitPaise(gift.sellingPricePaise, gift.additionalDiscount)),
    },
    brand_slug: row.brandSlug,
    size_guide: guide?.sizes.some(({ name }) => sizes.includes(name)) === true ? guide.slug : undefined,
    is_archived: toFlag(row.state === 'archived'),
    alt_texts: altTextsWire(detail?.altTexts ?? {}),
    description: sanitiseHtml(detail?.description ?? ''),
    highlights: detail?.highlights ?? [],
    how_to_use: detail?.howToUse ?? '',
    ingredients: detail?.ingredients ?? '',
    specifications: detail?.specifications ?? [],
    country_of_origin: detail?.countryOfOrigin ?? 'India',
    manufacturer: detail?.manufacturer || row.brandManufacturer,
    importer: detail?.importer ?? '',
    net_quantity: netQuantity,
    pack_size: packSizeOf(
      netQuantity,
      options.flatMap(({ variants }) => variants.map(({ option_name }) => option_name)),
    ),
    best_before: detail?.bestBefore ?? '',
    returnable: main.isReturnable && sub.isReturnable && child.isReturnable,
    breadcrumbs: [crumb(main, 'main'), crumb(sub, 'sub'), crumb(child, 'child')],
    delivery: {
      express_cities: expressStores(delivery).flatMap(({ id, name }) =>
        row.storeIds.includes(id) ? [name] : [],
      ),
      standard_days: [min, max],
    },
  }
}

/** Undefined without any. */
function altTextsWire(altTexts: Record<string, string>): ProductWire['alt_texts'] {
  const entries = Object.entries(altTexts).map(([src, text]) => [joinMedia([src]), text])
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

function crumb({ id, name, slug }: ProductRow['main'], level: BreadcrumbWire['level']): BreadcrumbWire {
  return { id, name, slug, level }
}

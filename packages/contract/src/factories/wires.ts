import type { Blog, BlogCard, BlogCategory } from '../blogs.ts'
import type { BlogCardWire, BlogCategoryWire, BlogWire } from '../blogs.schema.ts'
import type { Brand } from '../brands.ts'
import type { BrandWire } from '../brands.schema.ts'
import type { MainCategory, SubCategory } from '../categories.ts'
import type { MainCategoryWire, SubCategoryWire } from '../categories.schema.ts'
import { joinMedia } from '../pictures.ts'
import type { Facets } from '../product-list.ts'
import type { FacetsWire } from '../product-list.schema.ts'
import type { Product, ProductCard, Variant } from '../products.ts'
import type { ProductCardWire, ProductWire, VariantWire } from '../products.schema.ts'

/* Maps factory objects back to the objects that the API sends. */

const flag = (isSet: boolean) => (isSet ? 1 : 0)

function toVariantWire(variant: Variant): VariantWire {
  return {
    variant_id: variant.id,
    option_name: variant.name,
    ...(variant.values && { values: [...variant.values] }),
    color_code: variant.colorCode,
    mrp: variant.mrp,
    selling_price: variant.sellingPrice,
    quantity: variant.quantity,
    media: joinMedia(variant.pictures.map(({ src }) => src)),
  }
}

export function toProductCardWire(card: ProductCard): ProductCardWire {
  return {
    id: card.id,
    slug: card.slug,
    title: card.title,
    title_base: card.baseTitle,
    media: joinMedia(card.pictures.map(({ src }) => src)),
    mrp: card.mrp,
    selling_price: card.sellingPrice,
    discount: card.discount,
    // The selling price already includes it.
    additional_discount: 0,
    bestSeller: flag(card.isBestSeller),
    is_new: flag(card.isNew),
    quantity: card.quantity,
    is_in_wishlist: flag(card.isWishlisted),
    options: card.optionGroups.map(({ name, groups, variants }) => ({
      group: name,
      ...(groups && { groups: [...groups] }),
      variants: variants.map(toVariantWire),
    })),
    offer_details: card.offer && {
      offer_id: card.offer.id,
      offerDescription: card.offer.title,
      shortDescription: card.offer.shortTitle,
    },
    category: card.categoryName,
    brand_name: card.brandName,
    rating_average: card.ratingAverage,
    rating_count: card.ratingCount,
  }
}

function altTextsOf({ pictures, optionGroups }: Product): ProductWire['alt_texts'] {
  const all = [
    ...pictures,
    ...optionGroups.flatMap(({ variants }) => variants.flatMap((one) => one.pictures)),
  ]
  const texts = all.flatMap(({ src, alt }) => (alt === undefined ? [] : [[src, alt]]))
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

export function toProductWire(product: Product): ProductWire {
  return {
    ...toProductCardWire(product),
    is_offer_shared: flag(product.isOfferShared),
    offer_gift: product.offerGift,
    brand_slug: product.brandSlug,
    ...(product.sizeGuide !== undefined && { size_guide: product.sizeGuide }),
    is_archived: flag(product.isArchived),
    alt_texts: altTextsOf(product),
    description: product.descriptionHtml,
    highlights: product.highlights,
    how_to_use: product.howToUse,
    ingredients: product.ingredients,
    specifications: product.specifications,
    country_of_origin: product.countryOfOrigin,
    manufacturer: product.manufacturer,
    importer: product.importer,
    net_quantity: product.netQuantity,
    pack_size: product.packSize,
    best_before: product.bestBefore,
    returnable: product.returnException === null,
    breadcrumbs: product.breadcrumbs,
    delivery: { express_cities: ['Delhi-NCR', 'Jaipur'], standard_days: [1, 10] },
  }
}

export function toFacetsWire(facets: Facets): FacetsWire {
  return {
    brands: facets.brands,
    categories: facets.categories,
    options: facets.options.map(({ group, values }) => ({
      group,
      values: values.map(({ value, count, colorCode }) => ({ value, count, color_code: colorCode })),
    })),
    price: facets.price,
    discount: facets.discount.map(({ atLeast, count }) => ({ bucket: atLeast, count })),
    rating: facets.rating.map(({ atLeast, count }) => ({ floor: atLeast, count })),
  }
}

export function toMainCategoryWire({ id, name, slug, logo, banner }: MainCategory): MainCategoryWire {
  return { id, name, slug, categoryLogo: logo, desktop_baner: banner }
}

export function toSubCategoryWire({ id, name, slug, picture, children }: SubCategory): SubCategoryWire {
  return { id, name, slug, picture, childcategories: children }
}

export function toBrandWire(brand: Brand): BrandWire {
  return {
    id: brand.id,
    BrandName: brand.name,
    slug: brand.slug,
    brandlogo: brand.logo,
    popular_brand: flag(brand.isPopular),
    exclusive: flag(brand.isExclusive),
    new_lanuches: flag(brand.isNewLaunch),
  }
}

export function toBlogCardWire(blog: BlogCard): BlogCardWire {
  const { id, slug, title, picture, tags, date, excerpt, minutes } = blog
  return {
    id,
    slug,
    title,
    blog_image: picture.src,
    image: picture.src,
    tags,
    created_at: `${date}T04:30:00.000Z`,
    date,
    excerpt,
    reading_minutes: minutes,
  }
}

export function toBlogWire(blog: Blog): BlogWire {
  return {
    ...toBlogCardWire(blog),
    description: blog.html,
    meta_title: blog.metaTitle,
    meta_description: blog.metaDescription,
    category: { category_name: blog.category.name, slug: blog.category.slug },
    blog_products_details: {
      blog_products_heading: blog.related.heading,
      products: blog.related.products.map(toProductCardWire),
    },
  }
}

export function toBlogCategoryWire({ name, slug, subCategories }: BlogCategory): BlogCategoryWire {
  return { category_name: name, slug, subcategory_name: subCategories }
}

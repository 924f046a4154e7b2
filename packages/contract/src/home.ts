import type { BannerWire, HomeDataResponse } from './home.schema.ts'
import { toBlogCard, type BlogCard } from './blogs.ts'
import { toFacedBrand, type FacedBrand } from './brands.ts'
import type { Picture } from './pictures.ts'
import { toProductCard, type ProductCard } from './products.ts'

export interface Banner {
  id: number
  eyebrow: string
  title: string
  text: string
  button: string
  href: string
  picture: Picture
  /** Alternative text of the picture; empty when the text says the same. */
  alt: string
  /** Picture of its own for phones. */
  phone?: { picture: Picture; alt: string }
  tint: string
}

export interface HomeSection {
  title: string
  slug: string
  products: ProductCard[]
}

export interface HomeData {
  banners: Banner[]
  sections: HomeSection[]
  brands: FacedBrand[]
  blogs: BlogCard[]
}

function toBanner(wire: BannerWire): Banner {
  const { id, eyebrow, title, text, button, link, image, image_alt: alt, phone_image, color_code } = wire
  const phone = phone_image !== undefined && {
    phone: { picture: { src: phone_image }, alt: wire.phone_image_alt ?? '' },
  }
  return {
    id,
    eyebrow,
    title,
    text,
    button,
    href: link,
    picture: { src: image },
    alt,
    ...phone,
    tint: color_code,
  }
}

export function toHomeData({ data }: HomeDataResponse): HomeData {
  return {
    banners: data.banners.map(toBanner),
    sections: data.sections.map(({ title, slug, products }) => ({
      title,
      slug,
      products: products.map(toProductCard),
    })),
    brands: data.brands.map(toFacedBrand),
    blogs: data.blogs.map(toBlogCard),
  }
}

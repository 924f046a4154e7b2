import type { Blog } from '@shop/contract/blogs'
import { Carousel } from '@shop/ui/Carousel'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import * as texts from '#texts/blog.ts'
import * as S from '../BlogDetailsRoute.styles.ts'

/** Carousel with the products of a post (specification §2), those in stock if there are any. Renders nothing without products. */
export function ShopThePost({ related }: { related: Blog['related'] }) {
  const wishlisted = useWishlisted()
  if (related.products.length === 0) return null
  const inStock = related.products.filter(({ quantity }) => quantity > 0)
  const products = inStock.length > 0 ? inStock : related.products
  const title = related.heading || texts.shopThePost
  return (
    <Stack as={S.Shop} gap="l">
      <SectionHeading title={title} />
      <Carousel
        label={title}
        slides={products.map((product) => ({
          id: product.id,
          content: <ConnectedProductCard product={product} isWishlisted={wishlisted.has(product.id)} />,
        }))}
      />
    </Stack>
  )
}

import { Banner } from '@shop/shop-ui/Banner'
import { ShadeWall } from '@shop/shop-ui/ShadeWall'
import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import type { HomeBlock } from '../arrangeHome.ts'
import * as S from './HomeSection.styles.ts'
import { ProductRows } from './ProductRows.tsx'

const PRODUCTS_OF_AN_EDIT = 3

export function HomeSection({ block }: { block: HomeBlock }) {
  const { section } = block
  const Heading = block.kind === 'edit' ? S.EditHeading : SectionHeading
  return (
    <Stack as="section" gap="l" aria-labelledby={section.slug}>
      {block.kind === 'edit' && <Banner banner={block.banner} size="edit" headingLevel={2} />}
      <Heading id={section.slug} title={section.title} moreHref={paths.collection(section.slug)} />
      <Products block={block} />
    </Stack>
  )
}

function Products({ block }: { block: HomeBlock }) {
  const { title, products } = block.section
  switch (block.kind) {
    case 'ranking':
      return <ProductRows products={products} variant="ranking" />
    case 'rows':
      return <ProductRows products={products} />
    case 'edit':
      return <ProductRows products={products.slice(0, PRODUCTS_OF_AN_EDIT)} variant="trio" />
    case 'shades': {
      const [first] = block.shades
      if (first === undefined) return null
      return (
        <ShadeWall
          picture={first.product.pictures[0]}
          pictureHref={paths.product(first.product.slug)}
          pictureTitle={first.product.title}
          shades={block.shades.map(({ product, variantId, name, color }) => ({
            href: paths.product(product.slug, variantId),
            name,
            productTitle: product.baseTitle,
            color,
          }))}
        />
      )
    }
    case 'rail':
      return (
        <Rail label={title}>
          {products.map((product) => (
            <li key={product.id}>
              <ConnectedProductCard product={product} headingLevel={3} />
            </li>
          ))}
        </Rail>
      )
  }
}

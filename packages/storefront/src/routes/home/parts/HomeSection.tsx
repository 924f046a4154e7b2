import { Banner } from '@shop/shop-ui/Banner'
import { ShadeWall } from '@shop/shop-ui/ShadeWall'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import type { HomeBlock } from '#features/home/arrangeHome.ts'
import { paths } from '#lib/paths.ts'
import * as S from './HomeSection.styles.ts'
import { ProductRail } from './ProductRail.tsx'
import { ProductRows } from './ProductRows.tsx'

export function HomeSection({ block }: { block: HomeBlock }) {
  const { slug, title } = block
  const Heading = block.kind === 'edit' ? S.EditHeading : SectionHeading
  return (
    <Stack as="section" gap="l" aria-labelledby={slug}>
      {block.kind === 'edit' && <Banner banner={block.banner} size="edit" headingLevel={2} />}
      <Heading id={slug} title={title} moreHref={paths.collection(slug)} />
      <Products block={block} />
    </Stack>
  )
}

function Products({ block }: { block: HomeBlock }) {
  switch (block.kind) {
    case 'ranking':
    case 'rows':
    case 'edit':
      return <ProductRows products={block.products} kind={block.kind} />
    case 'shades': {
      const [first] = block.shades
      if (first === undefined) return null
      return (
        <ShadeWall
          picture={block.picture}
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
      return <ProductRail {...block} />
  }
}

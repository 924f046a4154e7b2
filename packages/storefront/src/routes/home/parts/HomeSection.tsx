import { Banner } from '@shop/shop-ui/Banner'
import { ShadeWall, type WallShade } from '@shop/shop-ui/ShadeWall'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import type { HomeBlock, Shade } from '#features/home/arrangeHome.ts'
import { paths } from '#lib/paths.ts'
import * as S from './HomeSection.styles.ts'
import { ProductRail } from './ProductRail.tsx'
import { ProductRows } from '#routes/shared/ProductRows.tsx'

export function HomeSection({ block }: { block: HomeBlock }) {
  const { slug, title } = block
  if (block.kind === 'edit') return <Edit block={block} />
  return (
    <Stack as="section" gap="l" aria-labelledby={slug}>
      <SectionHeading id={slug} title={title} moreHref={paths.collection(slug)} />
      <Products block={block} />
    </Stack>
  )
}

/** Banner with three products below it, or beside it in a wide window. */
function Edit({ block }: { block: Extract<HomeBlock, { kind: 'edit' }> }) {
  const { slug, title, banner, products, layout } = block
  const isBeside = layout === 'beside'
  return (
    <S.Edit data-layout={layout} aria-labelledby={slug}>
      <Banner
        banner={banner}
        size={isBeside ? 'stack' : 'edit'}
        isMirrored={layout === 'mirrored'}
        headingLevel={2}
      />
      <Stack gap="l">
        <S.EditHeading id={slug} title={title} moreHref={paths.collection(slug)} />
        <ProductRows products={products} kind={isBeside ? 'list' : 'trio'} />
      </Stack>
    </S.Edit>
  )
}

function Products({ block }: { block: Exclude<HomeBlock, { kind: 'edit' }> }) {
  switch (block.kind) {
    case 'ranking':
    case 'rows':
      return <ProductRows products={block.products} kind={block.kind} />
    case 'shades':
      return (
        <ShadeWall
          picture={block.picture}
          pictured={toWallShade(block.pictured)}
          shades={block.shades.map(toWallShade)}
        />
      )
    case 'rail':
      return <ProductRail {...block} />
  }
}

const toWallShade = ({ product, variantId, name, mrp, sellingPrice, color }: Shade): WallShade => ({
  href: paths.product(product.slug, variantId),
  name,
  productTitle: product.baseTitle,
  brandName: product.brandName,
  mrp,
  sellingPrice,
  color,
})

import { Banner } from '@shop/shop-ui/Banner'
import { BrandStrip } from '@shop/shop-ui/BrandStrip'
import { Grid } from '@shop/ui/Grid'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import type { HomePage } from '#features/home/arrangeHome.ts'
import { paths } from '#lib/paths.ts'
import { BlogRail } from '#routes/shared/BlogRail.tsx'
import { HomeSection } from './HomeSection.tsx'
import * as texts from '#texts/home.ts'

/** Sections of the home page below its first screen. */
export function HomeSections({ home: { blocks, tiles, brands, blogs } }: { home: HomePage }) {
  return (
    <>
      {blocks.slice(0, 2).map((block) => (
        <HomeSection key={block.slug} block={block} />
      ))}
      {tiles.length > 0 && (
        <Grid columnRem={24} gap="l" align="stretch">
          {tiles.map((banner) => (
            <Banner key={banner.id} banner={banner} size="tile" headingLevel={2} />
          ))}
        </Grid>
      )}
      {blocks.slice(2).map((block) => (
        <HomeSection key={block.slug} block={block} />
      ))}
      {brands.length > 0 && (
        <Stack as="section" gap="l" aria-labelledby="brands">
          <SectionHeading id="brands" title={texts.brandsWeStandBehind} moreHref={paths.brands()} />
          <BrandStrip
            brands={brands.map(({ name, slug, logo, face }) => ({
              name,
              logo,
              face,
              href: paths.brand(slug),
            }))}
          />
        </Stack>
      )}
      {blogs.length > 0 && (
        <Stack as="section" gap="l" aria-labelledby="blog">
          <SectionHeading id="blog" title={texts.fromTheBlog} moreHref={paths.blog()} />
          <BlogRail label={texts.fromTheBlog} posts={blogs} />
        </Stack>
      )}
    </>
  )
}

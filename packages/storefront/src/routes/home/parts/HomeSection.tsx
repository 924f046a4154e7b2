import type { HomeSection as HomeSectionData } from '@shop/contract/home'
import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'

export function HomeSection({ section }: { section: HomeSectionData }) {
  return (
    <Stack as="section" gap="l" aria-labelledby={section.slug}>
      <SectionHeading id={section.slug} title={section.title} moreHref={paths.collection(section.slug)} />
      <Rail label={section.title}>
        {section.products.map((product) => (
          <li key={product.id}>
            <ConnectedProductCard product={product} headingLevel={3} />
          </li>
        ))}
      </Rail>
    </Stack>
  )
}

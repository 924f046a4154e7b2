import type { HomeSection as HomeSectionData } from '@shop/contract/home'
import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import * as S from '../HomeRoute.styles.ts'

/** Row of products with a link to all of them. */
export function HomeSection({ section }: { section: HomeSectionData }) {
  return (
    <S.Section aria-labelledby={section.slug}>
      <SectionHeading id={section.slug} title={section.title} moreHref={paths.collection(section.slug)} />
      <Rail label={section.title}>
        {section.products.map((product) => (
          <li key={product.id}>
            <ConnectedProductCard product={product} headingLevel={3} />
          </li>
        ))}
      </Rail>
    </S.Section>
  )
}

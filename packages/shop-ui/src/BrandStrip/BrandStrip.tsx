import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import * as S from './BrandStrip.styles.ts'

export interface BrandStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** A brand without a logo shows its name. */
  brands: readonly { name: string; href: string; logo: string | null }[]
}

/** Row of brand logos that link to the brands' products. */
export function BrandStrip({ brands, ...rest }: BrandStripProps) {
  return (
    <S.Root role="list" {...rest}>
      {brands.map(({ name, href, logo }) => (
        <li key={href}>
          <S.Tile href={href}>
            {logo === null ? (
              name
            ) : (
              <Picture picture={{ src: logo }} alt={name} sizes="160px" fit="contain" />
            )}
          </S.Tile>
        </li>
      ))}
    </S.Root>
  )
}

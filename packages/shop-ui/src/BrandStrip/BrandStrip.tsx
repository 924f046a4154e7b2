import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import * as S from './BrandStrip.styles.ts'

export interface BrandStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** A brand without a logo shows its name; its face is the picture of a product. */
  brands: readonly { name: string; href: string; logo: string | null; face?: PictureData | undefined }[]
}

/** Brands by face and logo, which link to their products. */
export function BrandStrip({ brands, ...rest }: BrandStripProps) {
  return (
    <S.Root>
      <S.List role="list" {...rest}>
        {brands.map(({ name, href, logo, face }) => (
          <li key={href}>
            <S.Tile href={href}>
              {face !== undefined && (
                <S.Face>
                  <Picture picture={face} alt="" sizes="160px" widths={[160, 320]} />
                </S.Face>
              )}
              <S.Name name={name} logo={logo} />
            </S.Tile>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}

import { formatRupees } from '@shop/contract/money'
import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef } from 'react'
import { CardLink } from '@shop/ui/CardLink'
import { Picture } from '@shop/ui/Picture'
import { Price } from '@shop/ui/Price'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { LineBrand, LineTitle } from '../lib/line.styles.ts'
import * as S from './ShadeWall.styles.ts'

export interface WallShade {
  /** Address of the product in this shade. */
  href: string
  name: string
  productTitle: string
  brandName: string
  /** In rupees. */
  mrp: number
  sellingPrice: number
  /** `#rgb` or `#rrggbb`. */
  color: string
}

export interface ShadeWallProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  picture: PictureData | undefined
  /** Shade in the picture. */
  pictured: WallShade
  /** In the order in which they are shown. */
  shades: readonly WallShade[]
}

/** Large picture beside many shades, each of which leads to its product. */
export function ShadeWall({ picture, pictured, shades, ...rest }: ShadeWallProps) {
  return (
    <S.Root {...rest}>
      <S.Pictured>
        <Picture picture={picture} alt="" sizes="(min-width: 801px) 13rem, 100vw" />
        <div>
          <LineBrand>{pictured.brandName}</LineBrand>
          <LineTitle as="h3">
            <CardLink href={pictured.href}>{`${pictured.productTitle}, ${pictured.name}`}</CardLink>
          </LineTitle>
          <Price mrp={pictured.mrp} sellingPrice={pictured.sellingPrice} />
        </div>
      </S.Pictured>
      <S.Wall>
        <S.Shades role="list">
          {shades.map(({ href, name, productTitle, brandName, sellingPrice, color }) => (
            <li key={href}>
              <S.Shade href={href} style={{ '--shade': color }}>
                {name} <VisuallyHidden>{productTitle}</VisuallyHidden> <span>{brandName}</span>{' '}
                <span>{formatRupees(sellingPrice)}</span>
              </S.Shade>
            </li>
          ))}
        </S.Shades>
      </S.Wall>
    </S.Root>
  )
}

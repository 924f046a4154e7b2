import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import { RawLink } from '@shop/ui/RawLink'
import * as S from './ShadeWall.styles.ts'

export interface WallShade {
  /** Address of the product in this shade. */
  href: string
  name: string
  productTitle: string
  /** `#rgb` or `#rrggbb`. */
  color: string
}

export interface ShadeWallProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  picture: PictureData | undefined
  /** Address of the product in the picture. */
  pictureHref: string
  /** Title of that product, as the alternative text. */
  pictureTitle: string
  /** In the order in which they are shown. */
  shades: readonly WallShade[]
}

/** Large picture beside many shades, each of which leads to its product. */
export function ShadeWall({ picture, pictureHref, pictureTitle, shades, ...rest }: ShadeWallProps) {
  return (
    <S.Root {...rest}>
      <RawLink href={pictureHref}>
        <Picture picture={picture} alt={pictureTitle} sizes="(min-width: 801px) 28vw, 100vw" />
      </RawLink>
      <S.Wall>
        <S.Shades role="list">
          {shades.map(({ href, name, productTitle, color }) => (
            <li key={href}>
              <S.Shade href={href} style={{ '--shade': color }}>
                {name} <span>{productTitle}</span>
              </S.Shade>
            </li>
          ))}
        </S.Shades>
      </S.Wall>
    </S.Root>
  )
}

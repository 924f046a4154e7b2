import { Picture } from '../Picture/Picture.tsx'
import type { LinkProps } from '../LinkProvider/LinkProvider.tsx'
import * as S from './CategoryTile.styles.ts'

export interface CategoryTileProps extends Omit<LinkProps, 'children'> {
  /** The category, and the tile's words. */
  name: string
  /** Address of its picture. */
  picture: string | null
}

/** A category as a picture under an arch, and its name. */
export function CategoryTile({ name, picture, ...rest }: CategoryTileProps) {
  return (
    <S.Root {...rest}>
      <Picture
        picture={picture === null ? undefined : { src: picture }}
        alt=""
        sizes="(min-width: 801px) 12vw, 30vw"
      />
      {name}
    </S.Root>
  )
}

import { Picture } from '@shop/ui/Picture'
import type { LinkProps } from '@shop/ui/LinkProvider'
import * as S from './CategoryTile.styles.ts'

export interface CategoryTileProps extends Omit<LinkProps, 'children'> {
  name: string
  /** Address of the picture. */
  picture: string | null
}

/** Category as a picture under an arch with its name. */
export function CategoryTile({ name, picture, ...rest }: CategoryTileProps) {
  return (
    <S.Root {...rest}>
      <Picture
        picture={picture === null ? undefined : { src: picture }}
        alt=""
        sizes="(min-width: 801px) 12vw, 30vw"
        widths={[160, 320, 480, 640]}
      />
      {name}
    </S.Root>
  )
}

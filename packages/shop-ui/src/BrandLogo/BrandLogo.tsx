import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import * as S from './BrandLogo.styles.ts'

export interface BrandLogoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string
  /** Address of the logo; without one the plate shows the name. */
  logo: string | null
  /** Loads the logo eagerly. */
  isPriority?: boolean
}

/** Plate with a brand's logo, or with its name if there is no logo or it fails. */
export function BrandLogo({ name, logo, isPriority = false, ...rest }: BrandLogoProps) {
  if (logo === null) return <S.Plate {...rest}>{name}</S.Plate>
  return (
    <S.Plate data-scheme="light" data-logo="" {...rest}>
      {name}
      <Picture
        picture={{ src: logo }}
        alt=""
        sizes="160px"
        fit="contain"
        widths={[160, 320, 480]}
        isPriority={isPriority}
      />
    </S.Plate>
  )
}

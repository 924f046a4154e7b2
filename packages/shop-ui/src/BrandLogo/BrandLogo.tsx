import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import * as S from './BrandLogo.styles.ts'

export interface BrandLogoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string
  /** Address of the logo; without one the name stays. */
  logo: string | null
  /** Loads the logo eagerly. */
  isPriority?: boolean
}

/** Marks a plate whose logo came before anything listened for it. */
function markLoaded(plate: HTMLElement | null) {
  const width = plate?.querySelector('img')?.naturalWidth ?? 0
  if (width > 0) plate?.setAttribute('data-loaded', '')
}

/** Plate with a brand's logo, and with its name until the logo is there. Before hydration, `boot.js` marks a plate whose logo has come. */
export function BrandLogo({ name, logo, isPriority = false, ...rest }: BrandLogoProps) {
  if (logo === null) return <S.Plate {...rest}>{name}</S.Plate>
  return (
    <S.Plate
      key={logo}
      data-scheme="light"
      data-logo=""
      ref={markLoaded}
      onLoadCapture={({ currentTarget }) => currentTarget.setAttribute('data-loaded', '')}
      {...rest}
    >
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

import { useLayoutEffect, type ComponentPropsWithRef } from 'react'
import { useSharedRef } from '@shop/ui/hooks/useSharedRef'
import { Picture } from '@shop/ui/Picture'
import * as S from './BrandLogo.styles.ts'

export interface BrandLogoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string
  /** Address of the logo; without one the name stays. */
  logo: string | null
  /** Loads the logo eagerly. */
  isPriority?: boolean
}

/** Plate with a brand's logo, and with its name until the logo is there. Before hydration, `boot.js` marks a plate whose logo has come. */
export function BrandLogo({ name, logo, isPriority = false, ref, ...rest }: BrandLogoProps) {
  const plate = useSharedRef<HTMLDivElement>(ref)
  // The logo may have come before anything listened for it.
  useLayoutEffect(() => {
    const width = plate.current?.querySelector('img')?.naturalWidth ?? 0
    if (width > 0) plate.current?.setAttribute('data-loaded', '')
  }, [plate, logo])
  if (logo === null)
    return (
      <S.Plate ref={plate} {...rest}>
        {name}
      </S.Plate>
    )
  return (
    <S.Plate
      key={logo}
      data-scheme="light"
      data-logo=""
      ref={plate}
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

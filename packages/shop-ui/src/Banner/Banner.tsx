import type { Banner as BannerData } from '@shop/contract/home'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { suitsLightTheme } from '../lib/suitsLightTheme.ts'
import { Picture } from '@shop/ui/Picture'
import * as S from './Banner.styles.ts'

export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  banner: BannerData
  /** `hero` for the top of a page, `edit` for the width of a section, `tile` inside a grid, `stack` for a column: its picture is above the text. */
  size?: 'hero' | 'edit' | 'tile' | 'stack'
  headingLevel?: 1 | 2 | 3
  /** Puts the picture on the other side of the text. */
  isMirrored?: boolean
  /** Loads the picture eagerly: set it on the first picture of a page. */
  isPriority?: boolean
}

/** Widths of the pictures, which are cut at their sides where the banner is high. */
const SIZES = {
  hero: '(min-width: 801px) 66vw, 100vw',
  edit: '(min-width: 801px) 54vw, 100vw',
  tile: '(min-width: 801px) 24vw, 100vw',
  stack: '(min-width: 801px) 56vw, 100vw',
}

/**
 * Campaign with a headline, a sentence, a link and a picture. Words between asterisks are italic. The
 * editor's tint keeps the light scheme on a dark page; a tint without enough contrast is ignored.
 */
export function Banner({
  banner,
  size = 'hero',
  headingLevel = 2,
  isMirrored = false,
  isPriority = false,
  style,
  ...rest
}: BannerProps) {
  const isTinted = suitsLightTheme(banner.tint)
  const tint = isTinted ? ({ '--banner-tint': banner.tint } as CSSProperties) : undefined
  return (
    <S.Root
      data-size={size}
      data-mirrored={isMirrored}
      data-scheme={isTinted ? 'light' : undefined}
      style={{ ...tint, ...style }}
      {...rest}
    >
      <S.Frame data-only={banner.phone && 'desktop'}>
        <Picture
          picture={banner.picture}
          alt={banner.alt}
          sizes={SIZES[size]}
          // Of two pictures the lazy one that is not shown is not loaded.
          isPriority={isPriority && banner.phone === undefined}
        />
      </S.Frame>
      {banner.phone && (
        <S.Frame data-only="phone">
          <Picture picture={banner.phone.picture} alt={banner.phone.alt} sizes="100vw" />
        </S.Frame>
      )}
      <S.Text>
        <S.Eyebrow>{banner.eyebrow}</S.Eyebrow>
        <S.Title as={`h${headingLevel}`}>
          {banner.title
            .split('*')
            .map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part))}
        </S.Title>
        <S.Copy>{banner.text}</S.Copy>
        <ButtonLink href={banner.href} variant={size === 'hero' ? 'primary' : 'secondary'} size="l">
          {banner.button}
        </ButtonLink>
      </S.Text>
    </S.Root>
  )
}

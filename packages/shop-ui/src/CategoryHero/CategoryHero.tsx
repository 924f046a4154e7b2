import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import * as S from './CategoryHero.styles.ts'

export interface CategoryHeroProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  /** Name of the category, shown as the page's heading. */
  title: string
  /** Loaded eagerly. */
  picture?: PictureData
  /** Link to all products of the category. */
  actions: ReactNode
}

/** Both pictures are one address, so that it is loaded once. */
const SIZES = '(min-width: 801px) 50vw, 100vw'

/**
 * Top section of a category page. The ground of the picture goes on behind the title, and keeps the light scheme on a dark page; on a dark
 * phone the title is below it, on a dark ground.
 */
export function CategoryHero({ title, picture, actions, ...rest }: CategoryHeroProps) {
  const hasPicture = picture !== undefined
  return (
    <S.Root data-picture={hasPicture} data-scheme={hasPicture ? 'light' : undefined} {...rest}>
      {hasPicture && (
        <S.Ground>
          <Picture picture={picture} alt="" sizes={SIZES} ratio="auto" isPriority />
        </S.Ground>
      )}
      {hasPicture && (
        <S.Picture>
          <Picture picture={picture} alt="" sizes={SIZES} ratio="auto" isPriority />
        </S.Picture>
      )}
      <Stack as={S.Text} gap="l" align="start">
        <S.Title>{title}</S.Title>
        {actions}
      </Stack>
    </S.Root>
  )
}

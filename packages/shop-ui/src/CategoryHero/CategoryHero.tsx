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

/** Top section of a category page. */
export function CategoryHero({ title, picture, actions, ...rest }: CategoryHeroProps) {
  return (
    <S.Root data-picture={picture !== undefined} {...rest}>
      <Stack as={S.Text} gap="l" align="start">
        <h1>{title}</h1>
        {actions}
      </Stack>
      {picture !== undefined && (
        <S.Picture>
          <Picture picture={picture} alt="" sizes="(min-width: 801px) 60vw, 100vw" ratio="auto" isPriority />
        </S.Picture>
      )}
    </S.Root>
  )
}

import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import type { ReactNode } from 'react'
import * as S from '../CategoryRoute.styles.ts'

interface ShelfProps {
  id: string
  title: string
  moreHref: string
  children: ReactNode
}

/** Section of a category page with a link to all of it. */
export function Shelf({ id, title, moreHref, children }: ShelfProps) {
  return (
    <Stack as={S.Section} gap="l" aria-labelledby={id}>
      <SectionHeading id={id} title={title} moreHref={moreHref} />
      {children}
    </Stack>
  )
}

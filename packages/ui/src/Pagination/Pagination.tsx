import type { ComponentPropsWithRef } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/Icon.tsx'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { listTexts } from '../texts/listTexts.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { pagesAround } from './pagesAround.ts'
import * as S from './Pagination.styles.ts'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number
  /** Number of pages. */
  pages: number
  /** Address of a page. */
  hrefFor: (page: number) => string
}

/** Links to the pages of a list: the first, the last and those around the current one. Renders nothing for one page. */
export function Pagination({ page, pages, hrefFor, ...rest }: PaginationProps) {
  const texts = useTexts(listTexts, 'Pagination')
  const formats = useFormats()
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.label} {...rest}>
      <S.List role="list">
        {page > 1 && (
          <li>
            <S.Page href={hrefFor(page - 1)} rel="prev">
              <ChevronLeftIcon />
              <VisuallyHidden>{texts.previous}</VisuallyHidden>
            </S.Page>
          </li>
        )}
        {pagesAround(page, pages).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <S.Gap aria-hidden="true">…</S.Gap>
            ) : (
              <S.Page
                href={hrefFor(shown)}
                aria-label={texts.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {formats.number(shown)}
              </S.Page>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <S.Page href={hrefFor(page + 1)} rel="next">
              <ChevronRightIcon />
              <VisuallyHidden>{texts.next}</VisuallyHidden>
            </S.Page>
          </li>
        )}
      </S.List>
    </nav>
  )
}

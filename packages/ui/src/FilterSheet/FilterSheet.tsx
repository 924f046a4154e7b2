import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import type { FilterPillsProps } from '../FilterPills/FilterPills.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../texts/filterTexts.ts'
import * as S from './FilterSheet.styles.ts'

export interface FilterSheetProps
  extends Omit<DialogProps, 'title' | 'placement' | 'footer'>, Pick<FilterPillsProps, 'onFollow'> {
  /** Number of products that match the filters; left out while nobody knows it, as without a connection. */
  total?: number
  /** True while the count is loading. */
  isPending?: boolean
  /** Address of the list without any filter; undefined when none is active. */
  clearHref?: string
  /** A `FilterPanel`. */
  children: ReactNode
}

/** Full-screen filters on a phone; the button shows the number of matching products. */
export function FilterSheet({
  onClose,
  total,
  isPending = false,
  clearHref,
  onFollow,
  children,
  ...rest
}: FilterSheetProps) {
  const texts = useTexts(filterTexts, 'FilterSheet')
  return (
    <Dialog
      {...rest}
      onClose={onClose}
      title={texts.title}
      placement="full"
      footer={
        <S.Foot>
          {clearHref !== undefined && (
            <ButtonLink
              href={clearHref}
              rel="nofollow"
              variant="quiet"
              keepScroll
              onClick={(event) => onFollow?.(event, clearHref)}
            >
              {texts.clear}
            </ButtonLink>
          )}
          <Button size="l" isBusy={isPending} onClick={onClose}>
            {texts.show(total)}
          </Button>
        </S.Foot>
      }
    >
      {children}
    </Dialog>
  )
}

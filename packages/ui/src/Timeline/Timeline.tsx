import type { ComponentPropsWithRef } from 'react'
import { AlertIcon, CheckIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { orderTexts } from '../texts/orderTexts.ts'
import * as S from './Timeline.styles.ts'

export interface TimelineItem {
  title: string
  /** ISO 8601; undefined for a pending step. */
  at?: string
  note?: string
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly TimelineItem[]
}

/** Vertical list of past, current and upcoming steps. */
export function Timeline({ items, ...rest }: TimelineProps) {
  const texts = useTexts(orderTexts, 'Timeline')
  const formats = useFormats()
  return (
    <S.Root role="list" {...rest}>
      {items.map(({ title, at, note, state }) => (
        <S.Item key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <S.Mark>
            {state === 'done' && <CheckIcon size="xs" />}
            {state === 'failed' && <AlertIcon size="xs" />}
          </S.Mark>
          <S.Text>
            <b>
              {state === 'current' ? texts.current : <VisuallyHidden>{texts[state]}</VisuallyHidden>}
              {title}
            </b>
            {at !== undefined && <time dateTime={at}>{formats.dateTime(at)}</time>}
            {note !== undefined && <span>{note}</span>}
          </S.Text>
        </S.Item>
      ))}
    </S.Root>
  )
}

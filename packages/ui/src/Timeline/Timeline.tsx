import type { ComponentPropsWithRef } from 'react'
import { AlertIcon, CheckIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { formatMoment } from '../lib/formatMoment.ts'
import * as S from './Timeline.styles.ts'

export interface TimelineItem {
  /** What happens. */
  title: string
  /** When it happened, ISO 8601; left out while it has not. */
  at?: string | undefined
  /** A sentence about it, such as when it is expected. */
  note?: string | undefined
  /** `failed` is an end that nobody hoped for. */
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In the order in which they happen. */
  items: readonly TimelineItem[]
}

const SPOKEN = { done: 'Done: ', current: 'Next: ', upcoming: 'To come: ', failed: '' }

/** What happened, what is happening and what is to come, from the top down. */
export function Timeline({ items, ...rest }: TimelineProps) {
  return (
    <S.Root role="list" {...rest}>
      {items.map(({ title, at, note, state }) => (
        <S.Item key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <S.Mark>
            {state === 'done' && <CheckIcon size={14} />}
            {state === 'failed' && <AlertIcon size={14} />}
          </S.Mark>
          <S.Text>
            <b>
              <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>
              {title}
            </b>
            {at !== undefined && <time dateTime={at}>{formatMoment(at)}</time>}
            {note !== undefined && <span>{note}</span>}
          </S.Text>
        </S.Item>
      ))}
    </S.Root>
  )
}

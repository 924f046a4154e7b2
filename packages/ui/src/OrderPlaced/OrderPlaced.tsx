import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CheckIcon } from '../Icon/Icon.tsx'
import * as S from './OrderPlaced.styles.ts'

export interface OrderPlacedProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** @default "Thank you, your order is placed" */
  title?: string
  /** As people say it. */
  number?: string | undefined
  /** "by 6:40 pm today". */
  promise?: string | undefined
  /** Where to go on. */
  actions?: ReactNode
}

/** The order is placed: which one, and when it comes. */
export function OrderPlaced({
  title = 'Thank you, your order is placed',
  number,
  promise,
  actions,
  children,
  ...rest
}: OrderPlacedProps) {
  return (
    <S.Root {...rest}>
      <S.Mark>
        <CheckIcon size={32} />
      </S.Mark>
      <h1>{title}</h1>
      <div role="status">
        {promise !== undefined && (
          <S.Promise>
            It comes <b>{promise}</b>
          </S.Promise>
        )}
        {number !== undefined && <S.Number>{`Order ${number}`}</S.Number>}
      </div>
      {children}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}

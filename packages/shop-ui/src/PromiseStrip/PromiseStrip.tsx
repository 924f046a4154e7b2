import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './PromiseStrip.styles.ts'

export interface PromiseStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** A few words each, with an icon. */
  promises: readonly { icon: ReactNode; title: string; text: string }[]
}

/** Service promises of the shop, in four short lines. */
export function PromiseStrip({ promises, ...rest }: PromiseStripProps) {
  return (
    <S.Root role="list" {...rest}>
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          {icon}
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </S.Root>
  )
}

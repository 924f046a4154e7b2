import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AlertIcon, CheckIcon } from '../Icon/Icon.tsx'
import * as S from './Callout.styles.ts'

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `critical` is announced at once, the others politely. */
  tone?: 'critical' | 'positive' | 'neutral'
  /** Replaces the icon of the tone; null removes it. */
  icon?: ReactNode
  /** First line, in bold. */
  title?: ReactNode
}

const ICONS = { critical: <AlertIcon />, positive: <CheckIcon />, neutral: null }

/** Message in the page: an error, a success, or something to know before going on. */
export function Callout({ tone = 'critical', icon = ICONS[tone], title, children, ...rest }: CalloutProps) {
  return (
    <S.Root role={tone === 'critical' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      {icon}
      <div>
        {title !== undefined && <S.Title>{title}</S.Title>}
        {children}
      </div>
    </S.Root>
  )
}

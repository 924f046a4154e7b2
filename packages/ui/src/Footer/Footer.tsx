import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as S from './Footer.styles.ts'

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Links by heading. */
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[]
  /** A sentence below the wordmark. */
  about: string
  /** The last line: copyright, payment, country. */
  legal: ReactNode
  /** Stands beside the last line: what a visitor can choose, such as their privacy. */
  choices?: ReactNode
}

/** The foot of the shop's pages: who we are and where everything is. */
export function Footer({ columns, about, legal, choices, ...rest }: FooterProps) {
  return (
    <S.Root {...rest}>
      <S.Inner>
        <S.Lead>
          <Wordmark />
          <p>{about}</p>
        </S.Lead>
        <S.Columns aria-label="Footer">
          {columns.map(({ title, links }) => (
            <section key={title}>
              <S.Heading>{title}</S.Heading>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <S.FootLink href={href}>{label}</S.FootLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </S.Columns>
        <S.Small>
          {legal}
          {choices}
        </S.Small>
      </S.Inner>
    </S.Root>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './Footer.styles.ts'

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[]
  /** Sentence below the wordmark. */
  about: string
  /** Last line: copyright, payment methods, country. */
  legal: ReactNode
  /** Content beside the last line, such as privacy choices. */
  choices?: ReactNode
}

/** Footer of the shop's pages. It stays as dark on a dark page as on a light one. */
export function Footer({ columns, about, legal, choices, ...rest }: FooterProps) {
  const texts = useTexts(shell, 'Footer')
  return (
    <S.Root data-scheme="light" {...rest}>
      <S.Inner>
        <S.Lead>
          <Wordmark />
          <p>{about}</p>
        </S.Lead>
        <S.Columns aria-label={texts.label}>
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

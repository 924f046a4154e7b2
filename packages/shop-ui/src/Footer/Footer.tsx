import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { PlaceText } from '../PlaceText/PlaceText.tsx'
import * as S from './Footer.styles.ts'

interface FooterLink {
  label: string
  href: string
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  columns?: readonly { title: string; links: readonly FooterLink[] }[]
  /** Links in one row, in place of columns, where a page has one task. */
  links?: readonly FooterLink[]
  /** Sentence below the wordmark. Without it there is no wordmark. */
  about?: string
  /** Names of the payment methods. */
  payments?: readonly string[]
  /** The shop's own pages on social networks. */
  socials?: readonly { name: string; href: string }[]
  /** Last line: copyright, company, country. */
  legal: ReactNode
  /** Content beside the last line, such as privacy choices. */
  choices?: ReactNode
}

/** Footer of the shop's pages. It stays as dark on a dark page as on a light one. */
export function Footer({
  columns = [],
  links = [],
  about,
  payments = [],
  socials = [],
  legal,
  choices,
  ...rest
}: FooterProps) {
  const texts = useTexts(menus, 'Footer')
  return (
    <S.Root data-scheme="light" {...rest}>
      <S.Inner data-row={links.length > 0}>
        {about !== undefined && (
          <Stack as={S.Lead}>
            <Wordmark />
            <p>
              <PlaceText>{about}</PlaceText>
            </p>
            {socials.length > 0 && (
              <Inline as="ul" gap="m" rowGap="none" role="list" aria-label={texts.socials}>
                {socials.map(({ name, href }) => (
                  <li key={href}>
                    <S.FootLink href={href} rel="me noopener">
                      {name}
                    </S.FootLink>
                  </li>
                ))}
              </Inline>
            )}
          </Stack>
        )}
        {columns.length > 0 && (
          <S.Groups aria-label={texts.label}>
            {columns.map((column) => (
              <section key={column.title}>
                <S.Heading>{column.title}</S.Heading>
                <ul>
                  <FootLinks links={column.links} />
                </ul>
              </section>
            ))}
          </S.Groups>
        )}
        {links.length > 0 && (
          <S.Row aria-label={texts.label}>
            <Inline as="ul" gap="l" rowGap="none" role="list">
              <FootLinks links={links} />
            </Inline>
          </S.Row>
        )}
        {payments.length > 0 && (
          <Inline as={S.Payments} gap="xs" role="list" aria-label={texts.payments}>
            {payments.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Inline>
        )}
        <Inline as={S.Small} gap="l" rowGap="xs" align="start" justify="between">
          {legal}
          {choices}
        </Inline>
      </S.Inner>
    </S.Root>
  )
}

const FootLinks = ({ links }: { links: readonly FooterLink[] }) =>
  links.map(({ label, href }) => (
    <li key={href}>
      <S.FootLink href={href}>{label}</S.FootLink>
    </li>
  ))

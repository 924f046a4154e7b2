import { Fragment, useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { formatDate } from '@shop/ui/formats'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { policy } from '../texts/policy.ts'
import * as S from './PolicyPage.styles.ts'

export interface PolicySection {
  /** Fragment of the section's address: `#refunds`. */
  id: string
  title: string
  body: ReactNode
}

export interface PolicyPageProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: string
  lead?: ReactNode
  /** Shown below the lead. */
  picture?: { src: string; alt: string } | undefined
  /** Date of the last change, ISO 8601. */
  updated?: string
  /** Key facts in a box above the text. */
  summary?: readonly { term: string; detail: ReactNode }[]
  sections: readonly PolicySection[]
  /**
   * Shows a table of contents.
   * @default for more than two sections
   */
  hasContents?: boolean
  /** Content after the sections, such as a form. */
  children?: ReactNode
}

/** Reference text with a title, key facts, a table of contents and numbered sections. */
export function PolicyPage({
  title,
  lead,
  picture,
  updated,
  summary,
  sections,
  hasContents = sections.length > 2,
  children,
  ...rest
}: PolicyPageProps) {
  const texts = useTexts(policy, 'PolicyPage')
  const summaryId = useId()
  const contentsId = useId()
  return (
    <S.Root data-contents={hasContents} {...rest}>
      <Stack as="header">
        <h1>{title}</h1>
        {lead !== undefined && <S.Lead>{lead}</S.Lead>}
        {updated !== undefined && (
          <Text size="s" tone="muted">
            {texts.inForceSince}
            <time dateTime={updated}>{formatDate(updated)}</time>
          </Text>
        )}
      </Stack>
      {picture !== undefined && (
        <S.Cover>
          <Picture
            picture={picture}
            alt={picture.alt}
            ratio="2 / 1"
            sizes="(min-width: 801px) 42rem, 100vw"
            isPriority
          />
        </S.Cover>
      )}
      {summary !== undefined && (
        <Stack as={S.Summary} aria-labelledby={summaryId}>
          <h2 id={summaryId}>{texts.summary}</h2>
          <dl>
            {summary.map(({ term, detail }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </Fragment>
            ))}
          </dl>
        </Stack>
      )}
      {hasContents && (
        <S.Contents aria-labelledby={contentsId}>
          <h2 id={contentsId}>{texts.contents}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </S.Contents>
      )}
      <Stack as={S.Text} gap="xl">
        {sections.map((section) => (
          <Stack
            as={S.Section}
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            tabIndex={-1}
          >
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            <S.Prose>{section.body}</S.Prose>
          </Stack>
        ))}
        {children}
      </Stack>
    </S.Root>
  )
}

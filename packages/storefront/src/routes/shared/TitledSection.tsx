import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Stack, type StackProps } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useId, type ReactNode } from 'react'
import * as S from './Checkout.styles.ts'

interface TitledSectionProps extends Pick<StackProps, 'gap'> {
  title: string
  /** Beside the title. */
  link?: ReactNode
  children: ReactNode
}

/** Part of a page with a small heading. */
export function TitledSection({ title, link, gap, children }: TitledSectionProps) {
  const id = useId()
  return (
    <Stack as="section" gap={gap} aria-labelledby={id}>
      <Inline as={S.Head} gap="m" rowGap="none" align="baseline" justify="between">
        <Heading level={2} size="h4" id={id}>
          {title}
        </Heading>
        {link !== undefined && (
          <Text as="span" size="s">
            {link}
          </Text>
        )}
      </Inline>
      {children}
    </Stack>
  )
}

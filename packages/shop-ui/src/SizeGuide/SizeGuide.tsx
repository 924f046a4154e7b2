import { formatMeasure, type LengthUnit } from '@shop/contract/formatMeasure'
import type { SizeColumn, SizeGuide as Guide } from '@shop/contract/size-guides.schema'
import { useIsScrolling } from '@shop/ui/hooks/useIsScrolling'
import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { Table } from '@shop/ui/Table'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useState, type ComponentPropsWithRef } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { sizes as sizeTexts } from '../texts/sizes.ts'
import { UnitChoice } from './parts/UnitChoice.tsx'
import * as S from './SizeGuide.styles.ts'

export interface SizeGuideProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Sizes with their measures, and how to take them. */
  guide: Guide
  /** Sizes that the product is sold in: the table has no others. */
  sizes: readonly string[]
  /** The size that the shopper has chosen. */
  value?: string | null
}

/** Shows what each size of a product measures, in centimetres or inches, and how to measure. */
export function SizeGuide({ guide, sizes, value, ...rest }: SizeGuideProps) {
  const texts = useTexts(sizeTexts, 'SizeGuide')
  const [lengths, setLengths] = useState<LengthUnit>('cm')
  const [scroller, isScrolling] = useIsScrolling<HTMLDivElement>()
  const { columns } = guide
  const hasLengths = columns.some(({ unit }) => unit === 'mm')
  const measured = columns.flatMap((column) => (column.unit === 'text' ? [] : column))
  const unitOf = ({ unit }: SizeColumn) =>
    unit === 'text' ? undefined : texts.short[unit === 'g' ? 'g' : lengths]
  return (
    <Stack gap="l" {...rest}>
      <Stack gap="s">
        <Inline gap="m" rowGap="s" justify="between">
          <Text size="s">{texts.of[guide.of]}</Text>
          {hasLengths && <UnitChoice value={lengths} onChange={setLengths} />}
        </Inline>
        <S.Scroller
          ref={scroller}
          {...(isScrolling && { role: 'region', tabIndex: 0, 'aria-label': guide.title })}
        >
          <Table caption={guide.title} isCaptionHidden>
            <thead>
              <tr>
                <th scope="col">{texts.size}</th>
                {columns.map((column) => (
                  <th key={column.name} scope="col">
                    {column.name} <S.Unit>{unitOf(column)}</S.Unit>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.sizes
                .filter(({ name }) => sizes.includes(name))
                .map(({ name, values }) => (
                  <tr key={name} aria-current={name === value || undefined}>
                    <th scope="row">
                      {name}
                      {name === value && <VisuallyHidden>{texts.chosen}</VisuallyHidden>}
                    </th>
                    {columns.map((column, at) => (
                      <td key={column.name}>{formatMeasure(values[at] ?? '', column.unit, lengths)}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </Table>
        </S.Scroller>
        {guide.note !== undefined && (
          <Text size="s" tone="muted">
            {guide.note}
          </Text>
        )}
      </Stack>
      <Stack gap="s">
        <Heading level={3} size="h4">
          {texts.howToMeasure}
        </Heading>
        <S.Ways>
          {measured.map(({ name, how }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </S.Ways>
      </Stack>
    </Stack>
  )
}

import type { Brand } from '@shop/contract/brands'
import { messages } from '@shop/contract/messages'
import { useState, type ComponentPropsWithRef } from 'react'
import { BrandTabs, type BrandTabsProps } from '../BrandTabs/BrandTabs.tsx'
import { BRAND_TABS, filterBrands, type BrandTab } from '../lib/filterBrands.ts'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Skeleton } from '@shop/ui/Skeleton'
import { TextField } from '@shop/ui/TextField'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import { Container } from '@shop/ui/Container'
import { Grid } from '@shop/ui/Grid'
import { Inline } from '@shop/ui/Inline'
import * as S from './BrandsMenu.styles.ts'

export interface BrandsMenuProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'>,
    Pick<BrandTabsProps, 'value' | 'onChange' | 'hrefFor'> {
  /** Address of the page of all brands. */
  allHref: string
  /** All brands of the shop; null while loading; `'failed'` when loading failed, which is not announced (specification §8). */
  brands: readonly Brand[] | null | 'failed'
}

/** The brands menu (specification §2): a search box "Search Brands" above the tabs. The panel of a `MenuDisclosure`. */
export function BrandsMenu({ brands, value, onChange, allHref, hrefFor, ...rest }: BrandsMenuProps) {
  const texts = useTexts(menus, 'BrandsMenu')
  const [query, setQuery] = useState('')
  const [elsewhere, setElsewhere] = useState<BrandTab>()

  /** A search covers all brands: another tab takes the place of one without a match, as long as the box has the text. */
  function search(text: string) {
    setQuery(text)
    if (!Array.isArray(brands)) return
    const hasMatch = (one: BrandTab) => filterBrands(brands, { tab: one, query: text }).length > 0
    setElsewhere(hasMatch(value) ? undefined : BRAND_TABS.find(hasMatch))
  }
  function choose(tab: BrandTab) {
    setElsewhere(undefined)
    onChange(tab)
  }

  return (
    <Container gap="s" top="l" bottom="l" {...rest}>
      <Inline gap="l" rowGap="xs">
        <S.Search>
          <TextField
            type="search"
            label={messages.brandSearchPlaceholder}
            isLabelHidden
            placeholder={messages.brandSearchPlaceholder}
            value={query}
            onChange={(event) => search(event.target.value)}
            autoComplete="off"
          />
        </S.Search>
        <ButtonLink variant="quiet" href={allHref}>
          {texts.all}
        </ButtonLink>
      </Inline>
      {brands === null && <Pending />}
      {Array.isArray(brands) && (
        <BrandTabs
          brands={brands}
          query={query}
          value={elsewhere ?? value}
          onChange={choose}
          hrefFor={hrefFor}
        />
      )}
    </Container>
  )
}

function Pending() {
  const texts = useTexts(menus, 'MegaMenu')
  return (
    <Grid as={S.Pending} columnRem={8.5} fill="keep" gap="s" role="status">
      <VisuallyHidden>{texts.pending}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="5rem" />
      ))}
    </Grid>
  )
}

import type { Brand } from '@shop/contract/brands'
import { messages } from '@shop/contract/messages'
import { useState, type ComponentPropsWithRef } from 'react'
import { BrandTabs, type BrandTabsProps } from '../BrandTabs/BrandTabs.tsx'
import type { BrandTab } from '../lib/brandsOfTab.ts'
import { findBrands } from '../lib/findBrands.ts'
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

/**
 * The brands menu (specification §2): a search box "Search Brands" above the tabs. A search looks in all brands; opening a tab ends it. The panel of a
 * `MenuDisclosure`.
 */
export function BrandsMenu({ brands, value, onChange, allHref, hrefFor, ...rest }: BrandsMenuProps) {
  const texts = useTexts(menus, 'BrandsMenu')
  const [query, setQuery] = useState('')

  function choose(tab: BrandTab) {
    setQuery('')
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
            onChange={(event) => setQuery(event.target.value)}
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
          found={query.trim() === '' ? undefined : findBrands(brands, query)}
          value={value}
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

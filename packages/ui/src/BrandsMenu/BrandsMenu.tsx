import type { Brand } from '@shop/contract/brands'
import { messages } from '@shop/contract/messages'
import { useState } from 'react'
import { BrandTabs, type BrandTabsProps } from '../BrandTabs/BrandTabs.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './BrandsMenu.styles.ts'

export interface BrandsMenuProps extends Pick<BrandTabsProps, 'tab' | 'onTabChange' | 'hrefOf'> {
  /** Every brand of the shop; null while they are on their way. */
  brands: readonly Brand[] | null
}

/** The brands menu (spec §2): a search box "Search Brands" above the tabs. The panel of a `MenuDisclosure`. */
export function BrandsMenu({ brands, ...tabs }: BrandsMenuProps) {
  const [query, setQuery] = useState('')
  return (
    <S.Root>
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
      {brands === null ? <Pending /> : <BrandTabs brands={brands} query={query} {...tabs} />}
    </S.Root>
  )
}

function Pending() {
  return (
    <S.Pending role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="5rem" />
      ))}
    </S.Pending>
  )
}

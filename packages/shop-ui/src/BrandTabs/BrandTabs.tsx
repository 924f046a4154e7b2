import type { Brand } from '@shop/contract/brands'
import { messages } from '@shop/contract/messages'
import { filterBrands, type BrandTab } from '../lib/filterBrands.ts'
import { Tabs, type TabsProps } from '@shop/ui/Tabs'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import { Grid } from '@shop/ui/Grid'
import * as S from './BrandTabs.styles.ts'

export interface BrandTabsProps extends Omit<
  TabsProps,
  'label' | 'items' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Every brand of the shop; each tab picks its own. */
  brands: readonly Brand[]
  /** Narrows every tab to names that contain it, whatever the case. */
  query?: string
  /** The open tab. */
  value: BrandTab
  /** Called when another tab is opened. */
  onChange: (tab: BrandTab) => void
  /** Address of a brand's products. */
  hrefFor: (brand: Brand) => string
}

/** Brands by Popular, Only at the product and New Launches (specification §2): those with a logo and the tab's flag. */
export function BrandTabs({ brands, query = '', value, onChange, hrefFor, ...rest }: BrandTabsProps) {
  const texts = useTexts(menus, 'BrandTabs')
  const tabs: readonly { value: BrandTab; label: string }[] = [
    { value: 'popular', label: messages.brandTabPopular },
    { value: 'exclusive', label: texts.exclusive },
    { value: 'new', label: messages.brandTabNewLaunches },
  ]
  return (
    <Tabs
      label={texts.label}
      value={value}
      onChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
      items={tabs.map((tab) => ({
        ...tab,
        content: <Brands brands={filterBrands(brands, { tab: tab.value, query })} hrefFor={hrefFor} />,
      }))}
      {...rest}
    />
  )
}

function Brands({ brands, hrefFor }: Pick<BrandTabsProps, 'brands' | 'hrefFor'>) {
  return (
    <S.Frame>
      {brands.length === 0 ? (
        <S.None role="status">{messages.noSuggestions}</S.None>
      ) : (
        <Grid as="ul" columnRem={8.5} fill="keep" gap="s" align="stretch" role="list">
          {brands.map((brand) => (
            <li key={brand.id}>
              <S.Brand href={hrefFor(brand)}>
                <S.Logo name={brand.name} logo={brand.logo} />
              </S.Brand>
            </li>
          ))}
        </Grid>
      )}
    </S.Frame>
  )
}
